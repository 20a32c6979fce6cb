//! What the words of that part of a text mean that is reached so far.

use super::scopes::{Meaning, Scopes};
use super::unit::known_or_all;
use super::units::Units;
use super::words::Word;
use std::collections::{HashMap, HashSet};

pub struct Mentioned<'a> {
    units: &'a Units<'a>,
    scopes: Scopes,
    /// Words that may mean anything of that name.
    words: HashSet<String>,
    /// Those after a dot or a type, which no free function has.
    members: HashSet<String>,
    /// Types and the methods of theirs that functions call that never run.
    idle: HashSet<(String, String)>,
    /// What other words mean.
    is_meant: Vec<bool>,
    /// The macros of a name, if there are several.
    macros: HashMap<String, Vec<usize>>,
}

impl<'a> Mentioned<'a> {
    pub fn new(units: &'a Units<'a>) -> Mentioned<'a> {
        Mentioned {
            units,
            scopes: Scopes::new(units),
            words: HashSet::new(),
            members: HashSet::new(),
            idle: HashSet::new(),
            is_meant: vec![false; units.len()],
            macros: namesakes(units),
        }
    }

    /// A word of a unit, or of what is in none.
    pub fn add(&mut self, unit: Option<usize>, word: Word) {
        self.add_macro(unit, &word.text);
        let meaning = match &word.path {
            _ if self.is_member(&word) => Meaning::Any,
            None => self.scopes.meaning(unit, &word.text),
            Some(path) => self.scopes.meaning_in(path, &word.text),
        };
        match meaning {
            Meaning::Units(units) => units.into_iter().for_each(|unit| self.is_meant[unit] = true),
            Meaning::Any => self.add_name(word),
            Meaning::Nothing => {}
        }
    }

    /// A word of a macro or a call of one, of which it is not known where it will stand.
    pub fn add_anywhere(&mut self, unit: usize, word: Word) {
        self.add_macro(Some(unit), &word.text);
        self.add_name(word);
    }

    /// Of several macros of a name those that may be known where it stands.
    fn add_macro(&mut self, unit: Option<usize>, name: &str) {
        let Some(all) = self.macros.get(name) else { return };
        let place = unit.map(|unit| self.units[unit].range.start);
        let is_known = |known: usize| place.is_some_and(|at| self.units.knows_macro(at, &self.units[known]));
        for &known in known_or_all(all, |&known| is_known(known)) {
            self.is_meant[known] = true;
        }
    }

    fn add_name(&mut self, word: Word) {
        let words = if self.is_member(&word) { &mut self.members } else { &mut self.words };
        words.insert(word.text);
    }

    /// Whether a word is a part of a value or of a type: no module holds `Self::Item`.
    fn is_member(&self, word: &Word) -> bool {
        let of_type = |path: &str| path.starts_with(char::is_uppercase) && !self.scopes.is_module(path);
        word.is_member() || word.path.as_deref().is_some_and(of_type)
    }

    /// Notes which methods a word of a function that never runs may be: those of its own type, and
    /// of a type that it names.
    pub fn add_idle(&mut self, function: usize, word: &Word) {
        let types = match word.path.as_deref() {
            None => return,
            Some("" | "Self") => self.units.types_around(function).to_vec(),
            Some(path) => vec![path.to_owned()],
        };
        self.idle.extend(types.into_iter().map(|of| (of, word.text.clone())));
    }

    /// Whether a function that never runs may call a method, and without it another of that name.
    pub fn has_idle(&self, unit: usize) -> bool {
        let called = |of: &String, name: &String| self.idle.contains(&(of.clone(), name.clone()));
        let name = self.units[unit].declared().filter(|_| self.units.is_ambiguous_method(unit));
        name.is_some_and(|name| self.units.types_around(unit).iter().any(|of| called(of, name)))
    }

    /// What a word in the head of an implementation means.
    pub fn meaning(&self, implementation: usize, word: &str) -> Meaning {
        self.scopes.meaning(Some(implementation), word)
    }

    /// Whether something of that name may be meant that is a member of nothing.
    pub fn has_item(&self, name: &str) -> bool {
        self.words.contains(name)
    }

    /// Whether anything of that name may be meant.
    pub fn has(&self, name: &str) -> bool {
        self.words.contains(name) || self.members.contains(name)
    }

    /// Whether a unit is meant and nothing else.
    pub fn is_meant(&self, unit: usize) -> bool {
        self.is_meant[unit]
    }

    /// Whether a unit may be meant.
    pub fn has_unit(&self, unit: usize) -> bool {
        let may_be = |name: &String| {
            if self.units.is_free(&self.units[unit]) { self.has_item(name) } else { self.has(name) }
        };
        let name = self.units[unit].declared();
        let is_one_of_several = || {
            let macros = name.and_then(|name| self.macros.get(name));
            macros.is_some_and(|macros| macros.contains(&unit))
        };
        self.is_meant[unit] || name.is_some_and(may_be) && !is_one_of_several()
    }
}

/// The macros that share their names with others.
fn namesakes(units: &Units) -> HashMap<String, Vec<usize>> {
    let mut macros: HashMap<String, Vec<usize>> = HashMap::new();
    for (index, unit) in units.iter().enumerate().filter(|(_, unit)| unit.is_macro(units.text())) {
        if let Some(name) = unit.declared() {
            macros.entry(name.clone()).or_default().push(index);
        }
    }
    macros.retain(|_, macros| macros.len() > 1);
    macros
}
