//! What a program cannot reach of its libraries, by names: found without the compiler, so that a
//! large library is small before the compiler is first asked.

use super::calls::{Calls, MacroCalls, defined_by_call};
use super::mentioned::Mentioned;
use super::scopes::Meaning;
use super::unit::{Unit, UnitKind, UnitName};
use super::units::Units;
use super::words::{Word, owned};
use std::collections::{HashMap, HashSet};
use std::ops::Range;

/// The parts of the libraries that the rest does not lead to. A part is reached if its name is a
/// word of something that is reached; an implementation, if all parts of the libraries that it is
/// about are. A type that a module declares is what its name means there without a path; other
/// names are compared without regard to where they are known, so too much may be reached, but
/// nothing that is used is missed.
pub fn unreached(units: &Units, libraries: &Range<usize>, calls: &Calls) -> Vec<usize> {
    if libraries.is_empty() {
        return Vec::new();
    }
    let mut sweep = Sweep::new(units, libraries, calls);
    sweep.run();
    (0..units.len()).filter(|&unit| !sweep.is_reached[unit]).collect()
}

struct Sweep<'a> {
    units: &'a Units<'a>,
    calls: MacroCalls<'a>,
    /// Which of them count.
    which: &'a Calls<'a>,
    mentions: Mentioned<'a>,
    /// The words of each unit, without those of the units in it.
    words: Vec<Vec<Word>>,
    /// The names of the libraries' items.
    items: HashSet<String>,
    implementations: HashMap<String, Vec<usize>>,
    is_reached: Vec<bool>,
    /// Whether anything but imports is reached in each.
    is_alive: Vec<bool>,
}

impl<'a> Sweep<'a> {
    fn new(units: &'a Units<'a>, libraries: &Range<usize>, which: &'a Calls<'a>) -> Sweep<'a> {
        let is_inside = |unit: &Unit| unit.is_within(libraries);
        let (words, outside) = owned(units.text(), units, units.comments());
        let inside = || units.iter().filter(|unit| is_inside(unit));
        let made =
            (0..units.len()).filter(|&unit| is_inside(&units[unit])).flat_map(|unit| units.made_by(unit));
        let defined: HashSet<String> = inside().flat_map(defined_by_call).chain(made).cloned().collect();
        let free = inside().filter(|unit| units.is_free(unit)).filter_map(Unit::declared).cloned();
        let mut sweep = Sweep {
            units,
            calls: MacroCalls::new(units, &free.chain(defined.iter().cloned()).collect()),
            which,
            mentions: Mentioned::new(units),
            words,
            items: inside().filter_map(Unit::declared).cloned().chain(defined).collect(),
            implementations: HashMap::new(),
            is_reached: vec![false; units.len()],
            is_alive: vec![false; units.len()],
        };
        for (index, unit) in units.iter().enumerate() {
            if unit.is_impl
                && let Some((of, _)) = unit.name.implementation()
            {
                sweep.implementations.entry(of.clone()).or_default().push(index);
            }
        }
        outside.into_iter().for_each(|word| sweep.mentions.add(None, word));
        for unit in 0..units.len() {
            if !is_inside(&units[unit]) {
                sweep.reach(unit);
            }
        }
        sweep
    }

    fn run(&mut self) {
        let mut is_done = false;
        while !std::mem::replace(&mut is_done, true) {
            for unit in 0..self.units.len() {
                let of_reached = self.units[unit].parent.is_none_or(|parent| self.is_reached[parent]);
                if !self.is_reached[unit] && of_reached && self.leads_to(unit) {
                    self.reach(unit);
                    is_done = false;
                }
            }
        }
    }

    fn reach(&mut self, unit: usize) {
        self.is_reached[unit] = true;
        let reached = &self.units[unit];
        // The name of a module and the way to what is imported mention nothing.
        if reached.kind == UnitKind::Holder && !reached.is_impl {
            return;
        }
        if reached.kind != UnitKind::Import {
            self.enliven(unit);
        }
        let mentions = match &reached.name {
            UnitName::Import { .. } if reached.is_of_std => Vec::new(),
            UnitName::Import { name, from, .. } => {
                // An enum, if it is a variant that is imported.
                let from_enum = from.iter().filter(|from| from.starts_with(char::is_uppercase));
                let of = from_enum.map(|from| Word { text: from.clone(), path: None });
                of.chain([Word { text: name.clone(), path: from.clone() }]).collect()
            }
            _ => std::mem::take(&mut self.words[unit]),
        };
        if self.which.asked().is_some_and(|asked| asked.is_idle(unit)) {
            mentions.iter().for_each(|word| self.mentions.add_idle(unit, word));
        }
        // What a macro says is known where it is called.
        let is_macro = reached.kind == UnitKind::Call || reached.is_macro(self.units.text());
        for word in mentions {
            if is_macro {
                self.mentions.add_anywhere(unit, word);
            } else {
                self.mentions.add(Some(unit), word);
            }
        }
    }

    /// Notes that more than imports is reached in what is around a unit.
    fn enliven(&mut self, unit: usize) {
        let mut around = self.units[unit].parent;
        while let Some(holder) = around.filter(|&holder| !self.is_alive[holder]) {
            self.is_alive[holder] = true;
            around = self.units[holder].parent;
        }
    }

    /// Whether a trait may be used without its name: one of its methods is named, and something
    /// that is reached has it.
    fn is_used_by_methods(&self, unit: usize) -> bool {
        let has_it = |&of: &usize| {
            let on = self.units[of].name.implementation().map_or(&[][..], |(_, on)| on);
            self.may_count(of) && on.iter().all(|word| self.is_known(of, word))
        };
        // What calls of macros implement is not known, but a call that counts names it.
        let is_only = self.which.asked().is_some();
        let all = self.units[unit].name.words().next().and_then(|name| self.implementations.get(name));
        self.units[unit].is_trait(self.units.text())
            && self.units.parts(unit).any(|part| self.is_method(part))
            && all.map_or(!is_only, |all| all.iter().any(has_it))
    }

    /// Whether something of that name may be reached.
    fn is_any_reached(&self, word: &str) -> bool {
        let may_be = |unit: usize| self.mentions.is_meant(unit) || self.is_reached[unit];
        self.mentions.has(word) || self.units.declared(word).any(may_be)
    }

    /// Whether an import of that name may be used: by its name, or because of a trait's methods.
    fn is_wanted(&self, name: &str) -> bool {
        let is_trait = |unit: usize| self.is_reached[unit] && self.units[unit].is_trait(self.units.text());
        self.mentions.has_item(name) || self.units.declared(name).any(is_trait)
    }

    /// Whether a word in the head of an implementation is not an item of the libraries, or the name
    /// of one that may be reached.
    fn is_known(&self, implementation: usize, word: &String) -> bool {
        if !self.items.contains(word) {
            return true;
        }
        let has_path = || {
            let head = &self.units.text()[self.units[implementation].range.clone()];
            let head = &head[..head.find('{').unwrap_or(head.len())];
            head.match_indices(&**word).any(|(at, _)| head[..at].ends_with("::"))
        };
        match self.mentions.meaning(implementation, word) {
            Meaning::Units(units) if !has_path() => {
                let is_there = |&unit: &usize| match &self.units[unit].name {
                    _ if self.units[unit].is_of_std => true,
                    UnitName::Import { name, .. } => !self.items.contains(name) || self.is_any_reached(name),
                    _ => self.mentions.is_meant(unit) || self.is_reached[unit],
                };
                self.mentions.has_item(word) || units.iter().any(is_there)
            }
            Meaning::Nothing if !has_path() => true,
            _ => self.is_any_reached(word),
        }
    }

    /// Whether a unit is a function or a constant that is named.
    fn is_method(&self, unit: usize) -> bool {
        let part = &self.units[unit];
        let head = part.head.unwrap_or(part.range.start);
        self.mentions.has_unit(unit) && !self.units.text()[head..].starts_with("type")
    }

    /// Whether an implementation counts at all; those at which std looks do.
    fn may_count(&self, unit: usize) -> bool {
        self.which.asked().is_none_or(|asked| asked.counts(unit))
    }

    /// Whether a unit is reached, if what it is in is.
    fn leads_to(&self, unit: usize) -> bool {
        let candidate = &self.units[unit];
        let mut words = candidate.name.words();
        match candidate.kind {
            _ if candidate.fixed => true,
            // Without it the code that names it may compile and call another.
            UnitKind::Item if !self.may_count(unit) => self.mentions.has_idle(unit),
            UnitKind::Tried if !self.may_count(unit) => false,
            UnitKind::Item => self.mentions.has_unit(unit) || self.is_used_by_methods(unit),
            // `use a::*;` and `use a as _;` have no name; traits are imported for their methods.
            UnitKind::Import
                if self.units.seen_only_in(unit).is_some_and(|module| !self.is_alive[module]) =>
            {
                false
            }
            UnitKind::Import => {
                let is_foreign = |word: Option<&String>| word.is_none_or(|word| !self.items.contains(word));
                candidate.is_of_std
                    || is_foreign(words.next()) && is_foreign(words.next())
                    || self.mentions.is_meant(unit)
                    || candidate.imported().is_none_or(|name| name == "_" || self.is_wanted(name))
            }
            // `_name`, or an implementation for all types.
            UnitKind::Tried if candidate.name.words().count() == 1 => {
                self.which.asked().is_some_and(|asked| asked.wanted.contains(&unit))
                    || words.all(|word| self.is_any_reached(word))
            }
            UnitKind::Tried | UnitKind::Destructor => {
                words.chain(&candidate.arguments).all(|word| self.is_known(unit, word))
            }
            UnitKind::Call if !self.units.is_removable(unit) => {
                self.calls.count(unit, &Calls::OfReached(HashSet::new()), |word| self.is_any_reached(word))
            }
            UnitKind::Call => self.calls.count(unit, self.which, |word| self.is_any_reached(word)),
            UnitKind::Holder if candidate.is_impl => words.all(|word| self.is_known(unit, word)),
            UnitKind::Holder | UnitKind::Member | UnitKind::Allow => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The names of the items and traits of `mod lib` that `main` leads to.
    fn reached(library: &str, main: &str) -> Vec<String> {
        let solution = format!("use lib::*; fn main() {{ {main} }} ");
        let text = format!("{solution}mod lib {{ {library} }}");
        let units = Units::parse(&text).unwrap();
        let gone = unreached(&units, &(solution.len()..text.len()), &Calls::OfAnyReached);
        let is_left = |&unit: &usize| units[unit].range.start > solution.len() && !gone.contains(&unit);
        let left = (0..units.len()).filter(is_left).filter(|&unit| units[unit].kind != UnitKind::Holder);
        left.filter_map(|unit| units[unit].name.words().next().cloned()).collect()
    }

    #[test]
    fn implementations_are_about_their_arguments_too() {
        let library = "pub trait T<X> { fn t(&self); } pub struct A; pub struct B; \
                       impl T<A> for u8 { fn t(&self) {} } impl T<B> for u8 { fn t(&self) {} }";
        assert_eq!(reached(library, "T::<A>::t(&1)"), ["T", "T", "A", "T", "T"]);
        assert_eq!(reached(library, "T::<B>::t(&1)"), ["T", "T", "B", "T", "T"]);
    }

    #[test]
    fn imports_count_only_where_something_is_reached() {
        let library = "pub struct A; pub fn f() {} pub mod a { use super::A; pub fn g() { A; } }";
        assert_eq!(reached(library, "f()"), ["f"]);
        assert_eq!(reached(library, "a::g()"), ["A", "A", "g"]);
        let library = "pub struct A; pub mod a { pub use super::A; }";
        assert_eq!(reached(library, "a::A"), ["A", "A"]);
        let library = "mod hash {} pub mod a { use core::hash::Hasher; pub fn f() { h.finish() } }";
        assert_eq!(reached(library, "f()"), ["Hasher", "f"], "a trait of std, for its methods");
    }

    #[test]
    fn what_stands_behind_a_dot_is_no_free_function() {
        let library = "pub fn f() {} pub trait T { fn f(&self); } impl T for u8 { fn f(&self) {} }";
        assert_eq!(reached(library, "1.f()"), ["T"; 4]);
        assert_eq!(reached(library, "(0..f())"), ["f", "T", "T", "T", "T"]);
    }

    #[test]
    fn variants_are_imported_by_those_who_name_them() {
        let library = "pub enum E { V } use E::V; pub fn f() { V; } pub fn g() {}";
        assert_eq!(reached(library, "f()"), ["E", "V", "f"]);
        assert_eq!(reached(library, "g()"), ["g"]);
    }

    #[test]
    fn macros_are_about_the_types_that_they_come_to() {
        let library = "pub struct A; pub fn new() {} macro_rules! inner { ($of:ident) => { impl $of for A { fn new() {} } } } \
                       macro_rules! outer { ($of:ident) => { inner!($of); } } outer!(Clone); \
                       outer! { struct C; } impl C { fn c() {} }";
        assert_eq!(reached(library, "new()"), ["new"]);
        assert_eq!(reached(library, "A; new()"), ["A", "new", "inner", "outer", "outer"]);
        let library = "macro_rules! m { ($($item:tt)*) => { $($item)* } } m! { static mut A: u8 = f(); } fn f() -> u8 { 1 } \
                       m! { fn g() { f(); } }";
        assert_eq!(reached(library, "A"), ["m", "m", "f"]);
        assert_eq!(reached(library, "g()"), ["m", "f", "m"]);
    }
}
