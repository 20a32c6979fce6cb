//! Which of the removed units the compiler's errors ask for.

use super::calls::lacked;
use super::names::{QuotedNames, quoted_names};
use super::unit::{UnitKind, UnitName};
use super::units::Units;
use grundy_rust::messages::{Diagnostic, Report};
use grundy_rust::tokens;
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
        let other = quoted_names(other_texts(error).chain(implied(error).iter().copied()));
        if lacks_in_notes(error) {
            main.extend(&other);
        }
        let member = member_lacked(error);
        let mut is_explained = false;
        let is_call = |unit: usize| units[unit].kind == UnitKind::Call;
        for &unit in away.iter().filter(|&&unit| !is_call(unit)) {
            let sure = misses(units, away, unit, &main, &other)
                .or_else(|| member.filter(|name| has_member(units, unit, name, &main)).map(|_| false));
            if let Some(sure) = sure {
                is_explained = true;
                let by = error.places().next().filter(|_| sure);
                match missed.iter_mut().find(|missed| missed.unit == unit) {
                    Some(known) => known.by.extend(by),
                    None => missed.push(Missed { unit, by: Vec::from_iter(by) }),
                }
            }
        }
        if !is_explained && error.is_error() && away.iter().any(|&unit| is_call(unit)) {
            let not_found = names_not_found(error);
            // Not those that need what is lacked.
            let texts = main_texts(error).chain(other_texts(error));
            let texts = texts.filter(|text| !text.starts_with("required "));
            let named = if not_found.is_empty() { quoted_names(texts) } else { not_found };
            for unit in lacked(units, away, &named) {
                if missed.iter().all(|missed| missed.unit != unit) {
                    missed.push(Missed { unit, by: Vec::new() });
                }
            }
        }
    }
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
    let mut depth = 0;
    let is_own = |token: &TokenTree| {
        if let TokenTree::Punct(punct) = token {
            depth += i32::from(punct.as_char() == '<') - i32::from(punct.as_char() == '>');
        }
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
                _ => removed.name.words().next_back().is_some_and(named),
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
        (false, false) => Some(sure && others.is_empty()),
    }
}

/// Whether only the notes of an error name the implementation that it lacks.
fn lacks_in_notes(error: &Diagnostic) -> bool {
    const MESSAGES: [&str; 2] = ["trait bounds were not satisfied", "between threads safely"];
    MESSAGES.iter().any(|part| error.message.contains(part))
}

/// The method or other member that an error does not find.
fn member_lacked(error: &Diagnostic) -> Option<&str> {
    let (before, rest) = error.message.split_once(" named `")?;
    let name = rest.split('`').next()?;
    (before.starts_with("no ") && error.code() == "E0599").then_some(name)
}

/// The names that an error does not find.
pub fn names_not_found(error: &Diagnostic) -> QuotedNames<'_> {
    const CODES: [&str; 7] = ["E0405", "E0412", "E0422", "E0425", "E0432", "E0433", "E0531"];
    if !CODES.contains(&error.code()) {
        return QuotedNames::new();
    }
    let paths = error.message.split('`').skip(1).step_by(2);
    paths.filter_map(|path| path.rsplit("::").next()).collect()
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
    let is_it = |name: &UnitName| match name {
        UnitName::Item { within: Some(within), name } => within == of && name == member,
        _ => false,
    };
    is_right_type && units.iter().any(|unit| is_it(&unit.name))
}

/// The message itself and the label of its place, also why a value was moved.
fn main_texts(error: &Diagnostic) -> impl Iterator<Item = &str> {
    let moved = |label: &str| label.contains("which does not implement the `Copy` trait");
    let labels = error
        .spans
        .iter()
        .filter_map(move |span| span.label.as_deref().filter(|label| span.is_primary || moved(label)));
    std::iter::once(error.message.as_str()).chain(labels)
}

/// Everything else: other labels, notes and helps, but no lists of what exists.
fn other_texts(error: &Diagnostic) -> impl Iterator<Item = &str> {
    let labels = error.spans.iter().filter_map(|span| span.label.as_deref());
    let notes = error.children.iter().map(|child| child.message.as_str());
    labels.chain(notes.map(without_list))
}

/// A note without the list of what exists, if it is one.
fn without_list(note: &str) -> &str {
    let is_list = note.starts_with("the following other types");
    if is_list { note.lines().next().unwrap_or_default() } else { note }
}

/// The traits behind an operator, for the messages that do not name them.
fn implied(error: &Diagnostic) -> &'static [&'static str] {
    match error.code() {
        "E0608" => &["`Index`", "`IndexMut`"],
        "E0614" | "E0609" | "E0610" => &["`Deref`", "`DerefMut`"],
        "E0600" => &["`Neg`", "`Not`"],
        _ => &[],
    }
}
