//! Calls of macros between items: which of them a program needs cannot be seen, only guessed.

use super::blame::quoted_names;
use super::unit::{Unit, UnitKind, UnitName};
use super::units::Units;
use super::words::Word;
use grundy_rust::messages::Report;
use std::collections::{HashMap, HashSet};

/// Which calls of macros make something of what is reached.
pub enum Calls {
    /// Those that are about nothing else, as if each made one implementation, and of those that
    /// come to one of these names all that are about something of it.
    OfReached(HashSet<String>),
    /// Those that are about something of it.
    OfAnyReached,
}

impl Calls {
    /// As few as may be, but for those that the compiler misses: the types and traits that its
    /// errors name.
    pub fn of_reached(errors: &Report) -> Calls {
        let errors = errors.diagnostics.iter().filter(|said| said.is_error());
        let names = quoted_names(errors.map(|error| error.message.as_str())).into_iter();
        // Types such as `u8` are what many are about.
        Calls::OfReached(
            names.filter(|name| name.starts_with(char::is_uppercase)).map(str::to_owned).collect(),
        )
    }
}

/// The calls of macros between items.
pub struct MacroCalls {
    /// What each is about.
    about: HashMap<usize, Vec<String>>,
    /// All words of it, and of the macros that it comes to.
    comes_to: HashMap<usize, HashSet<String>>,
}

impl MacroCalls {
    /// Those of a text, by the words of its units; `free` are the items of the libraries that no
    /// implementation holds.
    pub fn new(units: &Units, words: &[Vec<Word>], free: &HashSet<String>) -> MacroCalls {
        let mut macros: HashMap<&String, Vec<String>> = HashMap::new();
        for (unit, words) in units.iter().zip(words) {
            if let Some(name) = unit.declared().filter(|_| is_macro(unit, units)) {
                macros.entry(name).or_default().extend(words.iter().map(|word| word.text.clone()));
            }
        }
        let (mut about, mut comes_to) = (HashMap::new(), HashMap::new());
        for (index, call) in units.iter().enumerate().filter(|(_, unit)| unit.kind == UnitKind::Call) {
            let words = words_of(call, &macros);
            let is_item = |word: &String| free.contains(word) && !macros.contains_key(word);
            about.insert(
                index,
                about_what(call, words.iter().filter(|word| is_item(word)).cloned().collect()),
            );
            comes_to.insert(index, words.into_iter().collect());
        }
        MacroCalls { about, comes_to }
    }

    /// Whether a call makes something of what is reached: if it names none of the libraries' items,
    /// that cannot be seen.
    pub fn count(&self, call: usize, which: &Calls, is_reached: impl Fn(&String) -> bool) -> bool {
        let about = &self.about[&call];
        match which {
            Calls::OfReached(wanted) if wanted.is_disjoint(&self.comes_to[&call]) => {
                about.iter().all(is_reached)
            }
            _ => about.is_empty() || about.iter().any(is_reached),
        }
    }
}

/// The words of a call and of the macros that it comes to.
fn words_of(call: &Unit, macros: &HashMap<&String, Vec<String>>) -> Vec<String> {
    let mut words = Vec::from_iter(call.name.words().cloned());
    let mut seen: HashSet<String> = words.iter().cloned().collect();
    let mut at = 0;
    while let Some(word) = words.get(at) {
        let of_macro = macros.get(word).into_iter().flatten();
        let new: Vec<String> = of_macro.filter(|word| seen.insert((*word).clone())).cloned().collect();
        words.extend(new);
        at += 1;
    }
    words
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

pub fn is_macro(unit: &Unit, units: &Units) -> bool {
    let head = unit.head.unwrap_or(unit.range.start);
    unit.kind == UnitKind::Item && units.text()[head..].starts_with("macro_rules")
}

/// The items that are defined among what a macro is called with.
pub fn defined_by_call(call: &Unit) -> Vec<&String> {
    const KINDS: [&str; 9] = ["const", "enum", "fn", "mod", "static", "struct", "trait", "type", "union"];
    const BETWEEN: [&str; 3] = ["mut", "ref", "unsafe"];
    let is = |word: &String, words: &[&str]| words.contains(&word.as_str());
    let UnitName::Call { arguments, .. } = &call.name else { return Vec::new() };
    let after = |at: usize| arguments[at + 1..].iter().find(|word| !is(word, &BETWEEN));
    let kinds = (0..arguments.len()).filter(|&at| is(&arguments[at], &KINDS));
    kinds.filter_map(after).filter(|name| !is(name, &KINDS) && *name != "_").collect()
}
