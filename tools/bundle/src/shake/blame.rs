//! Which of the removed units the compiler's errors ask for.

use super::calls::lacked;
use super::error_texts::{
    implied, lacks_in_notes, main_texts, member_lacked, names_not_found, other_texts, trait_lacking,
};
use super::names::{QuotedNames, quoted_names};
use super::unit::{UnitKind, UnitName};
use super::units::Units;
use grundy_rust::messages::{Diagnostic, Report};
use grundy_rust::tokens::{self, is_part, is_sign};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::ops::Range;

/// Which traits a type must implement to implement another, as it did.
const NEEDS: &[(&str, &[&str])] = &[
    ("Clone", &["Copy"]), // what a derived `Clone` does depends on it
    ("Copy", &["Clone"]),
    ("DerefMut", &["Deref"]),
    ("Eq", &["PartialEq"]),
    ("Error", &["Debug", "Display"]),
    ("IndexMut", &["Index"]),
    ("Ord", &["Eq", "PartialEq", "PartialOrd"]),
    ("PartialOrd", &["PartialEq"]),
];

/// A unit that has to come back.
#[derive(Debug, PartialEq, Eq)]
pub struct Missed {
    pub unit: usize,
    /// Where the code is that needs it; empty if that is only a guess.
    pub by: Vec<Range<usize>>,
}

/// The removed units that the errors ask for: at least one, a guessed one if necessary.
pub fn missed(units: &Units, away: &[usize], report: &Report) -> Vec<Missed> {
    let mut missed = asked_for(units, away, report);
    if missed.is_empty() {
        let all = quoted_names(report.diagnostics.iter().flat_map(main_texts));
        let is_mark = |unit: usize| units[unit].stays_with.is_some();
        let away: Vec<usize> = away.iter().copied().filter(|&unit| !is_mark(unit)).collect();
        let guess = |unit| Missed { unit, by: Vec::new() };
        missed.extend(guesses(units, &away, &all).into_iter().map(guess));
    }
    missed
}

/// The removed units that the errors ask for by name.
pub fn asked_for(units: &Units, away: &[usize], report: &Report) -> Vec<Missed> {
    let mut missed: Vec<Missed> = Vec::new();
    for error in &report.diagnostics {
        let mut main = quoted_names(main_texts(error));
        let mut other = quoted_names(other_texts(error));
        other.extend(implied(error));
        if lacks_in_notes(error) {
            main.extend(&other);
        }
        main.extend(end_of_path(units, error));
        let member = member_lacked(error);
        // No implementation here that is of no trait is for a type such as `u64`.
        let is_of_std = member.is_some() && error.message.contains(" found for type `");
        // Only where a name is not found a function of no type is missing.
        let lacks_name = !names_not_found(error).is_empty();
        let called = called_at(units, error);
        let of_trait = trait_lacking(error);
        let is_call_away = away.iter().any(|&unit| units[unit].kind == UnitKind::Call);
        let (mut is_explained, mut for_all) = (false, Vec::new());
        for &unit in away.iter().filter(|&&unit| units[unit].kind != UnitKind::Call) {
            let is_item = units[unit].kind == UnitKind::Item;
            let is_free = || units.is_function(unit) && units.is_free(&units[unit]);
            if is_item && (is_of_std && units.is_in_impl(unit) || !lacks_name && is_free()) {
                continue;
            }
            let of = &units[unit].name;
            if matches!(of, UnitName::Item { within: Some(of), .. } if of_trait.is_some_and(|lacking| lacking != of))
            {
                continue;
            }
            let is_called = || called.is_some_and(|(of, name)| units.is_method(unit, of, name));
            let has_member = || member.is_some_and(|name| has_member(units, unit, name, &main));
            let sure = misses(units, away, unit, &main, &other)
                .or_else(|| (is_called() || has_member()).then_some(false));
            let Some(sure) = sure else { continue };
            // A macro may rather make the implementation for this type.
            if member.is_some() && is_call_away && is_for_all(units, unit) {
                for_all.push(unit);
                continue;
            }
            is_explained = true;
            let by = error.places().next().filter(|_| sure);
            match missed.iter_mut().find(|missed| missed.unit == unit) {
                Some(known) => known.by.extend(by),
                None => missed.push(Missed { unit, by: Vec::from_iter(by) }),
            }
        }
        if !is_explained && error.is_error() && is_call_away {
            let calls = lacked(units, away, error);
            for unit in if calls.is_empty() { for_all } else { calls } {
                if missed.iter().all(|missed| missed.unit != unit) {
                    missed.push(Missed { unit, by: Vec::new() });
                }
            }
        }
    }
    with_company(units, away, missed)
}

/// The name with which a path ends of which an error does not find the beginning: of `a::b::C`, if
/// nothing is left of the module `b`; of `Trait::f`, if the trait has no `f`, so that it is taken
/// for a type.
fn end_of_path<'a>(units: &'a Units, error: &Diagnostic) -> Option<&'a str> {
    let place = error.places().next().filter(|_| ["E0433", "E0782"].contains(&error.code()))?;
    let rest = units.text().get(place.end..)?.strip_prefix("::")?;
    let path = &rest[..rest.find(|c| !is_part(c) && c != ':')?];
    path.rsplit("::").find(|name| !name.is_empty())
}

/// The type and the name of the method that is called where an error is, as in `Type::name(a)`: a
/// trait has one of that name, too, and the error is only about that.
fn called_at<'a>(units: &'a Units, error: &Diagnostic) -> Option<(&'a str, &'a str)> {
    let text = units.text().get(error.places().next()?.start..)?;
    let (of, rest) = text.split_at(text.find(|c| !is_part(c))?);
    let rest = rest.strip_prefix("::")?;
    Some((of, &rest[..rest.find(|c| !is_part(c))?]))
}

/// With what cannot come back alone: what implementations need, and what marks are marks of.
fn with_company(units: &Units, away: &[usize], mut missed: Vec<Missed>) -> Vec<Missed> {
    let mut needed = Vec::new();
    for sure in missed.iter().filter(|missed| !missed.by.is_empty()) {
        let mut units_needed = vec![sure.unit];
        for at in 0.. {
            let Some(&unit) = units_needed.get(at) else { break };
            let more: Vec<usize> = needs(units, away, unit).collect();
            units_needed
                .extend(more.into_iter().filter(|unit| !units_needed.contains(unit)).collect::<Vec<_>>());
        }
        // By the same code, not by each other, or two that need each other would stay without it.
        needed.extend(units_needed.into_iter().skip(1).map(|unit| Missed { unit, by: sure.by.clone() }));
    }
    missed.extend(needed);
    // Marks come back with what they are marks of.
    let is_mark = |unit: usize| units[unit].stays_with.is_some();
    let bases = |mark: &Missed| units[mark.unit].stays_with.clone().unwrap_or_default();
    let of_marks = missed.iter().flat_map(|mark| bases(mark).into_iter().map(|unit| (unit, mark.by.clone())));
    let of_marks: Vec<Missed> = of_marks.map(|(unit, by)| Missed { unit, by }).collect();
    missed.retain(|missed| !is_mark(missed.unit));
    missed.extend(of_marks.into_iter().filter(|missed| away.contains(&missed.unit)));
    missed
}

/// The removed implementations that an implementation needs.
fn needs<'a>(units: &'a Units, away: &'a [usize], unit: usize) -> impl Iterator<Item = usize> + 'a {
    let implementation = units[unit].name.implementation();
    let (of, on) = implementation.map_or(("", &[][..]), |(of, on)| (of.as_str(), on));
    let known = NEEDS.iter().find(|(known, _)| *known == of);
    let traits = known.map_or(&[][..], |(_, needs)| needs);
    let parts = units.derived_on(unit).map(held_names).unwrap_or_default();
    let is_needed = move |other: &&usize| {
        let other = &units[**other];
        let (UnitKind::Tried, Some((other_of, other_on))) = (other.kind, other.name.implementation()) else {
            return false;
        };
        let is_for_same = other_on == on && traits.contains(&other_of.as_str());
        is_for_same || other_of == of && other_on.iter().any(|name| parts.contains(name))
    };
    away.iter().filter(is_needed).copied()
}

/// The types of an item's parts, without those that are only arguments of others: what holds a
/// `Vec<T>` can have a default value even if `T` has none.
fn held_names(item: &str) -> Vec<String> {
    let body = item.parse::<TokenStream>().into_iter().flatten().filter_map(|token| match token {
        TokenTree::Group(group) if group.delimiter() != Delimiter::Bracket => Some(group.stream()),
        _ => None,
    });
    let (mut depth, mut is_arrow) = (0, false);
    let is_own = |token: &TokenTree| {
        let is = |sign| is_sign(Some(token), sign);
        depth += i32::from(is('<')) - i32::from(is('>') && !is_arrow);
        is_arrow = is('-');
        depth == 0
    };
    tokens::names(body.flatten().filter(is_own).collect())
}

/// What errors may lack that name no unit: implementations for the types they name, else any
/// implementation, else any unit.
fn guesses(units: &Units, away: &[usize], named: &QuotedNames) -> Vec<usize> {
    let tried: Vec<usize> =
        away.iter().copied().filter(|&unit| units[unit].kind == UnitKind::Tried).collect();
    let of_type = |unit: &usize| {
        let on = units[*unit].name.implementation().map_or(&[][..], |(_, on)| on);
        on.iter().any(|word| named.contains(word.as_str()))
    };
    let likely: Vec<usize> = tried.iter().copied().filter(of_type).collect();
    [likely, tried, away.to_vec()].into_iter().find(|guess| !guess.is_empty()).unwrap_or_default()
}

/// Whether an error asks for a unit: `None` if not, else whether that is certain. An error that
/// lacks an implementation names its trait and its type, or only its trait if this is the only
/// implementation of that trait that was removed; an error that lacks any other unit names it.
fn misses(
    units: &Units,
    away: &[usize],
    unit: usize,
    main: &QuotedNames,
    other: &QuotedNames,
) -> Option<bool> {
    let named = |word: &String| main.contains(word.as_str()) || other.contains(word.as_str());
    let removed = &units[unit];
    let (name, on) = match removed.name.implementation() {
        Some(implementation) if removed.kind == UnitKind::Tried => implementation,
        _ => {
            let is_named = match removed.name {
                UnitName::Import { .. } => removed.name.words().any(named),
                _ => {
                    removed.name.words().next_back().is_some_and(named)
                        && is_on_named(units, away, unit, main)
                }
            };
            return if is_named { Some(false) } else { None };
        }
    };
    let only = || away.iter().filter(|&&other| units[other].name.words().next() == Some(name)).count() == 1;
    // Without a name in it the type is a parameter, so it is any type.
    let right_type = on.is_empty() || on.iter().any(|word| main.contains(word.as_str()));
    if !named(name) || !(right_type || only()) {
        return None;
    }
    // Of several implementations of a generic trait the error means one.
    let is_meant = |unit: usize| units[unit].arguments.iter().all(named);
    let others: Vec<usize> =
        away.iter().copied().filter(|&other| other != unit && units[other].name == removed.name).collect();
    let sure = right_type || main.contains(name.as_str());
    match (is_meant(unit), others.iter().any(|&other| is_meant(other))) {
        (true, others) => Some(sure && (!others || removed.arguments.is_empty())),
        (false, true) => None,
        // What is for lists of all types is not for the type that is named.
        (false, false) if on.is_empty() && has_named(units, away, name, main) => None,
        (false, false) => Some(sure && others.is_empty()),
    }
}

/// Whether one of the removed implementations of a trait is for a type that an error names.
fn has_named(units: &Units, away: &[usize], of: &str, named: &QuotedNames) -> bool {
    let implementations = away.iter().filter_map(|&unit| units[unit].name.implementation());
    implementations
        .filter(|(its, _)| *its == of)
        .any(|(_, on)| on.iter().any(|word| named.contains(word.as_str())))
}

/// Whether an error may lack this method of those of its name: not if it names the type of another.
fn is_on_named(units: &Units, away: &[usize], unit: usize, named: &QuotedNames) -> bool {
    let is_right = |unit: usize| {
        let on = units[unit].parent.filter(|&parent| units[parent].is_impl);
        on.is_none_or(|on| units[on].name.words().any(|word| named.contains(word.as_str())))
    };
    let name = |unit: usize| units[unit].name.words().next_back();
    is_right(unit) || !away.iter().any(|&other| name(other) == name(unit) && is_right(other))
}

/// Whether an implementation is for all types with some trait.
fn is_for_all(units: &Units, unit: usize) -> bool {
    units[unit].name.implementation().is_some_and(|(_, on)| on.is_empty())
}

/// Whether a removed implementation may give a type that an error names that member; so may a trait
/// and its import.
fn has_member(units: &Units, unit: usize, member: &str, named: &QuotedNames) -> bool {
    let (of, on) = match &units[unit].name {
        UnitName::Implementation { of: Some(of), on } => (of, &on[..]),
        UnitName::Item { within: None, name } | UnitName::Import { name, .. } => (name, &[][..]),
        _ => return false,
    };
    let is_right_type = on.is_empty() || on.iter().any(|word| named.contains(word.as_str()));
    let is_it = |unit: usize| matches!(&units[unit].name, UnitName::Item { within: Some(within), .. } if within == of);
    is_right_type && units.named(member).any(is_it)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_of_types_are_not_held() {
        assert_eq!(
            held_names("struct S { a: Vec<A>, b: fn(u8) -> B, c: C }"),
            ["a", "Vec", "b", "fn", "u8", "B", "c", "C"]
        );
    }
}
