//! Calls of macros between items: which of them a program needs cannot be seen, only guessed.

use super::asked::Asked;
use super::call_words::Words;
use super::error_texts::{
    implied, main_texts, member_lacked, names_in_message, names_not_found, other_texts,
};
use super::made::KINDS;
use super::names::{QuotedNames, quoted_names};
use super::unit::{Unit, UnitKind, UnitName};
use super::units::Units;
use grundy_rust::messages::{Diagnostic, Report};
use grundy_rust::tokens::is_part;
use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

/// Which calls of macros make something of what is reached.
pub enum Calls<'a> {
    /// Those that are about nothing else, as if each made one implementation, and of those that
    /// come to one of these names all that are about something of it.
    OfReached(HashSet<String>),
    /// Those that are about something of it.
    OfAnyReached,
    /// Only those that were asked for, of the implementations and functions, too.
    Only(&'a Asked),
}

impl Calls<'_> {
    /// What runs or was asked for, if no other calls count.
    pub fn asked(&self) -> Option<&Asked> {
        match self {
            Calls::Only(asked) => Some(asked),
            _ => None,
        }
    }

    /// As few as may be, but for those that the compiler misses: the types and traits that its
    /// errors name.
    pub fn of_reached(errors: &Report) -> Self {
        let errors = errors.diagnostics.iter().filter(|said| said.is_error());
        let names = errors.flat_map(names_in_message);
        // Types such as `u8` are what many are about.
        Calls::OfReached(
            names.filter(|name| name.starts_with(char::is_uppercase)).map(str::to_owned).collect(),
        )
    }
}

/// The calls of macros between items.
pub struct MacroCalls<'a> {
    /// What each is about.
    about: HashMap<usize, Vec<String>>,
    units: &'a Units<'a>,
}

impl<'a> MacroCalls<'a> {
    /// Those of a text; `free` are the items of the libraries that no implementation holds.
    pub fn new(units: &'a Units, free: &HashSet<String>) -> MacroCalls<'a> {
        let macros: HashSet<&String> =
            units.iter().filter(|unit| unit.is_macro(units.text())).filter_map(Unit::declared).collect();
        let is_item = |word: &&String| free.contains(*word) && !macros.contains(*word);
        let about = |(&call, words): (&usize, &Words)| {
            (call, about_what(&units[call], words.all.iter().filter(is_item).cloned().collect()))
        };
        MacroCalls { about: units.call_words().iter().map(about).collect(), units }
    }

    /// Whether a call makes something of what is reached: if it names none of the libraries' items
    /// and makes none, that cannot be seen.
    pub fn count(&self, call: usize, which: &Calls, is_reached: impl Fn(&String) -> bool) -> bool {
        let about = &self.about[&call];
        match which {
            Calls::Only(asked) => asked.wanted.contains(&call),
            Calls::OfReached(wanted) if !self.has_word(call, wanted) => {
                let made = self.units.made_by(call);
                if made.is_empty() || self.units.call_words()[&call].acts() {
                    about.iter().all(is_reached)
                } else {
                    made.iter().any(is_reached)
                }
            }
            _ => about.is_empty() || about.iter().any(is_reached),
        }
    }

    fn has_word(&self, call: usize, words: impl IntoIterator<Item: AsRef<str>>) -> bool {
        let all = &self.units.call_words()[&call].all;
        words.into_iter().any(|word| all.contains(word.as_ref()))
    }
}

/// The calls of macros that may make what an error lacks.
pub fn lacked(units: &Units, away: &[usize], error: &Diagnostic) -> Vec<usize> {
    let not_found = names_not_found(error);
    if !not_found.is_empty() {
        return with_most(units, away, &not_found, &HashSet::new());
    }
    let subjects = subjects(units, error);
    let bounds = bounds_of_operator(units, away, error, &subjects);
    if !bounds.is_empty() {
        let named = names_in_message(error);
        let named = named.difference(&subjects).chain(&bounds).copied().collect();
        return with_most(units, away, &named, &bounds);
    }
    // Other texts name what needs it, and of a bound other types that have the trait.
    let is_bound = error.message.starts_with("the trait bound ");
    let others = other_texts(error).filter(|text| !is_bound && !text.starts_with("required "));
    let mut named = quoted_names(main_texts(error).chain(others));
    named.extend(implied(error));
    let Some(member) = member_lacked(error) else { return with_most(units, away, &named, &subjects) };
    let of_trait = |unit: usize| match &units[unit].name {
        UnitName::Item { within: Some(within), .. } => Some(within.as_str()),
        _ => None,
    };
    let traits: HashSet<&str> = units.named(member).filter_map(of_trait).collect();
    if traits.is_empty() {
        return with_most(units, away, &named, &subjects);
    }
    named.extend(&traits);
    let comes_to_one = |&call: &usize| {
        let words = units.call_words().get(&call);
        words.is_some_and(|words| traits.iter().any(|name| words.all.contains(*name)))
    };
    with_most(units, &away.iter().copied().filter(comes_to_one).collect::<Vec<_>>(), &named, &subjects)
}

/// The types and traits of the libraries that the message of an error is about, and the traits
/// behind operators: an error about one of them lacks something of it, not of `u64` or the like.
fn subjects<'a>(units: &Units, error: &'a Diagnostic) -> QuotedNames<'a> {
    let is_one = |unit: usize| units[unit].is_type(units.text()) || units[unit].is_trait(units.text());
    let mut subjects = names_in_message(error);
    subjects.retain(|name| units.declared(name).any(is_one));
    subjects.extend(implied(error));
    subjects
}

/// The traits of the libraries that implementations of an operator ask for which are there, though
/// an error says that a type has none: one of their bounds does not hold, which it does not say.
fn bounds_of_operator<'a>(
    units: &'a Units,
    away: &[usize],
    error: &Diagnostic,
    subjects: &QuotedNames,
) -> HashSet<&'a str> {
    let is_there = |unit: &usize| {
        let of_type = |(of, on): (&String, &[String])| {
            implied(error).contains(&of.as_str()) && on.iter().any(|name| subjects.contains(name.as_str()))
        };
        units[*unit].name.implementation().is_some_and(of_type) && !away.contains(unit)
    };
    let heads = (0..units.len()).filter(is_there).map(|unit| {
        let text = &units.text()[units[unit].range.clone()];
        &text[..text.find('{').unwrap_or(text.len())]
    });
    let words = heads.flat_map(|head| head.split(|c: char| !is_part(c)));
    let is_trait = |name: &&str| units.declared(name).any(|unit| units[unit].is_trait(units.text()));
    words.filter(is_trait).collect()
}

/// The calls among removed units that make what an error with these names may lack: those with most
/// of the types and traits that its `subjects` are, and then of all names.
fn with_most(units: &Units, away: &[usize], named: &HashSet<&str>, subjects: &HashSet<&str>) -> Vec<usize> {
    let named: HashSet<&str> = named.iter().copied().filter(|name| name.len() > 1).collect();
    let calls = away.iter().copied().filter(|&unit| units[unit].kind == UnitKind::Call);
    let defines =
        |&call: &usize| defined_by_call(&units[call]).into_iter().any(|name| named.contains(name.as_str()));
    let definers: Vec<usize> = calls.clone().filter(defines).collect();
    if !definers.is_empty() {
        return definers;
    }
    // First by what it comes to, then by what it says itself; then those that come to little else.
    let counts = |call: usize| {
        let words = &units.call_words()[&call];
        let own: HashSet<&str> = units[call].name.words().map(String::as_str).collect();
        let says = named.iter().filter(|name| own.contains(*name)).count();
        let else_said = own.len() - says;
        let implements = named.iter().filter(|name| words.traits.contains(**name)).count();
        let comes_to = named.iter().filter(|name| words.all.contains(**name)).count();
        let of_subjects = subjects.iter().filter(|name| words.all.contains(**name)).count();
        (of_subjects, comes_to, implements, says, Reverse(else_said), Reverse(words.all.len()))
    };
    let counts: Vec<(usize, _)> = calls.map(|call| (call, counts(call))).collect();
    let most = counts.iter().map(|&(_, counts)| counts).max().unwrap_or_default();
    counts.into_iter().filter(|&(_, counts)| counts.1 > 0 && counts == most).map(|(call, _)| call).collect()
}

/// What the call of a macro defines, if it is given items but no implementation; else these items
/// that it comes to: types and traits if there are any, since functions have names that others have
/// as well.
fn about_what(call: &Unit, mut items: Vec<String>) -> Vec<String> {
    let defined = defined_by_call(call);
    if !defined.is_empty() && !call.name.words().any(|word| word == "impl") {
        return defined.into_iter().cloned().collect();
    }
    let is_type = |word: &String| word.starts_with(char::is_uppercase);
    if items.iter().any(is_type) {
        items.retain(is_type);
    }
    items
}

/// The items that are defined among what a macro is called with.
pub fn defined_by_call(call: &Unit) -> Vec<&String> {
    const BETWEEN: [&str; 3] = ["mut", "ref", "unsafe"];
    let is = |word: &String, words: &[&str]| words.contains(&word.as_str());
    let UnitName::Call { arguments, .. } = &call.name else { return Vec::new() };
    let after = |at: usize| arguments[at + 1..].iter().find(|word| !is(word, &BETWEEN));
    let kinds = (0..arguments.len()).filter(|&at| is(&arguments[at], &KINDS));
    kinds.filter_map(after).filter(|name| !is(name, &KINDS) && *name != "_").collect()
}
