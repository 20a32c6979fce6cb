//! What only the compiler for another machine sees of a text, by `#[cfg(…)]`: no report of this one
//! names what it needs, so names have to.

use super::unit::{UnitKind, UnitName};
use super::units::{Gone, Units};
use super::words::{Word, owned};
use std::collections::{HashMap, HashSet};

/// What is gone but needed by what only another compiler sees of the rest.
pub fn needed(units: &Units, gone: &Gone) -> Vec<usize> {
    if units.iter().all(|unit| !unit.is_elsewhere) {
        return Vec::new();
    }
    let mut search = Search::new(units, gone);
    while search.step() {}
    (0..units.len()).filter(|&unit| gone[unit] && !search.gone[unit]).collect()
}

struct Search<'a> {
    units: &'a Units<'a>,
    gone: Gone,
    /// The words of each unit, until they are said.
    words: Vec<Vec<Word>>,
    is_there: Vec<bool>,
    /// The words of what is there.
    said: HashSet<String>,
    /// Those of what another compiler sees, and of what comes back for it, with what stands before
    /// them.
    needed: HashMap<String, HashSet<Option<String>>>,
}

impl<'a> Search<'a> {
    fn new(units: &'a Units<'a>, gone: &Gone) -> Search<'a> {
        let (words, outside) = owned(units.text(), units, units.comments());
        let said = outside.into_iter().map(|word| word.text).collect();
        let (is_there, needed) = (vec![false; units.len()], HashMap::new());
        let mut search = Search { units, gone: gone.clone(), words, is_there, said, needed };
        for unit in 0..units.len() {
            if !units.is_gone(unit, gone) {
                search.say(unit, units[unit].is_elsewhere);
            }
        }
        search
    }

    /// Brings back what is needed now; whether that was anything.
    fn step(&mut self) -> bool {
        let back: Vec<usize> =
            (0..self.units.len()).filter(|&unit| !self.is_there[unit] && self.wants(unit)).collect();
        for &unit in &back {
            let mut around = Some(unit);
            while let Some(unit) = around {
                self.gone[unit] = false;
                around = self.units[unit].parent;
            }
        }
        for unit in 0..self.units.len() {
            if !self.is_there[unit] && !self.units.is_gone(unit, &self.gone) {
                self.say(unit, true);
            }
        }
        !back.is_empty()
    }

    fn say(&mut self, unit: usize, is_needed: bool) {
        self.is_there[unit] = true;
        for Word { text, path } in std::mem::take(&mut self.words[unit]) {
            self.said.insert(text.clone());
            if is_needed {
                self.needed.entry(text).or_default().insert(path);
            }
        }
    }

    fn wants(&self, unit: usize) -> bool {
        let candidate = &self.units[unit];
        let is_there = |around: usize| self.is_there[around];
        let is_said = |name: Option<&String>| name.is_some_and(|name| self.said.contains(name));
        let around_is_there = self.has_place(unit);
        match candidate.kind {
            _ if !around_is_there => false,
            UnitKind::Item if candidate.is_elsewhere => is_said(candidate.declared()),
            UnitKind::Item => self.is_needed(unit),
            UnitKind::Import if candidate.is_elsewhere => {
                candidate.parent.is_none_or(is_there)
                    || candidate.imported().is_none_or(|name| name == "_" || is_said(Some(name)))
            }
            UnitKind::Import => candidate.imported().is_some_and(|name| self.needed.contains_key(name)),
            UnitKind::Member if candidate.is_elsewhere => candidate.parent.is_some_and(is_there),
            UnitKind::Member => {
                let is_declaration = |&other: &usize| {
                    self.units[other].kind == UnitKind::Item && self.units[other].name == candidate.name
                };
                let name = candidate.name.words().next_back();
                let mut same = name.into_iter().flat_map(|name| self.units.named(name));
                same.any(|other| is_declaration(&other) && self.is_there[other])
            }
            UnitKind::Tried | UnitKind::Destructor => {
                let (of, on) =
                    candidate.name.implementation().map_or((None, &[][..]), |(of, on)| (Some(of), on));
                let names = || of.into_iter().chain(on);
                let is_about = candidate.is_elsewhere || names().any(|name| self.needed.contains_key(name));
                is_about && names().all(|name| self.is_known(name))
            }
            UnitKind::Holder | UnitKind::Call | UnitKind::Allow => false,
        }
    }

    /// Whether a unit would be known where it is if it came back: nothing around it is gone but
    /// modules, and implementations for what is there.
    fn has_place(&self, unit: usize) -> bool {
        let Some(around) = self.units[unit].parent else { return true };
        let holder = &self.units[around];
        let is_open = holder.kind == UnitKind::Holder
            && (!holder.is_impl || holder.name.words().all(|name| self.is_known(name)));
        self.is_there[around] || is_open && self.has_place(around)
    }

    /// Whether a name in the head of an implementation is none of this text, or there.
    fn is_known(&self, name: &str) -> bool {
        let mut all = self.units.declared(name).peekable();
        all.peek().is_none() || all.any(|unit| self.is_there[unit])
    }

    /// Whether what another compiler sees may mean an item.
    fn is_needed(&self, unit: usize) -> bool {
        let Some(paths) = self.units[unit].declared().and_then(|name| self.needed.get(name)) else {
            return false;
        };
        if self.units.is_free(&self.units[unit]) {
            return paths.iter().any(|path| path.as_deref().is_none_or(|path| !path.is_empty()));
        }
        let within = match &self.units[unit].name {
            UnitName::Item { within, .. } => within.as_ref(),
            _ => None,
        };
        let is_of = |path: &str| {
            let types = self.units.types_around(unit);
            ["", "Self"].contains(&path) || types.iter().chain(within).any(|of| of == path)
        };
        paths.iter().flatten().any(|path| is_of(path))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The names that come back if all is gone but `left`; `cfg(there)` is for another machine.
    fn back(text: &str, left: &[&str]) -> Vec<String> {
        let places: Vec<usize> = text.match_indices("there").map(|(at, _)| at).collect();
        let units = Units::parse(text).unwrap().seen_elsewhere(&places);
        let last = |unit: usize| match &units[unit].name {
            UnitName::Call { name, .. } => name.clone().unwrap_or_default(),
            name => name.words().next_back().cloned().unwrap_or_default(),
        };
        let gone = (0..units.len()).map(|unit| !left.contains(&&*last(unit))).collect();
        needed(&units, &gone).into_iter().map(last).collect()
    }

    #[test]
    fn what_a_function_for_another_machine_calls() {
        let text = "fn main() { f() }\n#[cfg(not(there))] fn f() {}\n#[cfg(there)] fn f() { g() }\n\
                    fn g() { T::new().m(); }\nfn h() {}\nstruct T;\nimpl T { fn new() -> T { T } fn m(&self) {} fn n(&self) {} }\n\
                    struct U;\nimpl U { fn new() {} }";
        assert_eq!(back(text, &["f"]), ["g", "T", "T", "new", "m"]);
    }

    #[test]
    fn what_is_gone_though_the_rest_names_it() {
        let text =
            "fn main() { f() }\n#[cfg(there)] fn f() { a::g() }\nmod a { pub fn g() {} pub fn h() {} }";
        assert_eq!(back(text, &[]), ["f", "a", "g"]);
    }

    #[test]
    fn conditions_of_macros() {
        let text = "fn main() { f() }\nmacro_rules! m { ($i:item) => { #[cfg(there)] $i } }\n\
                    macro_rules! n { ($i:item) => { m! { $i } } }\nn! { fn f() { g() } }\nfn g() {}\n\
                    fn o() { um!(); h() }\nfn h() {}";
        assert_eq!(back(text, &["m", "n", "o"]), ["g"]);
    }

    #[test]
    fn implementations_and_parts_of_traits() {
        let text = "fn main() { f() }\nfn f() { #[cfg(there)] { S.m(); if S == S {} } }\ntrait T { fn m(&self); fn n(&self); }\n\
                    #[derive(PartialEq, Clone)] struct S;\nimpl T for S { fn m(&self) {} fn n(&self) {} }\n\
                    struct R;\nimpl T for R { fn m(&self) {} }";
        assert_eq!(back(text, &["f", "T"]), ["m", "S", "", "S", "S", "S", "m"]);
    }
}
