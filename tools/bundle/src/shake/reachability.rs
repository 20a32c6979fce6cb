//! What a program cannot reach of its libraries, by names: found without the compiler, so that a
//! large library is small before the compiler is first asked.

use super::mentions::places;
use super::unit::{Unit, UnitKind, UnitName};
use super::units::Units;
use std::collections::{HashMap, HashSet};
use std::ops::Range;

/// The parts of the libraries that the rest does not lead to. A part is reached if its name is a
/// word of something that is reached; an implementation, if all parts of the libraries that it is
/// about are. Names are compared without regard to where they are known, so too much may be
/// reached, but nothing that is used is missed.
pub fn unreached(units: &Units, libraries: &Range<usize>) -> Vec<usize> {
    if libraries.is_empty() {
        return Vec::new();
    }
    let mut sweep = Sweep::new(units, libraries);
    sweep.run();
    (0..units.len()).filter(|&unit| !sweep.is_reached[unit]).collect()
}

struct Sweep<'a> {
    units: &'a Units<'a>,
    /// The units directly in each.
    parts: Vec<Vec<usize>>,
    /// The words of each unit, without those of the units in it.
    words: Vec<Vec<String>>,
    /// The names of the libraries' items, and those that no implementation holds.
    items: HashSet<String>,
    free: HashSet<String>,
    implementations: HashMap<String, Vec<usize>>,
    /// The words of the libraries' macros.
    macros: HashMap<String, Vec<String>>,
    /// What each call of a macro is about.
    about: HashMap<usize, Vec<String>>,
    is_reached: Vec<bool>,
    /// All words of what is reached.
    mentioned: HashSet<String>,
}

impl<'a> Sweep<'a> {
    fn new(units: &'a Units<'a>, libraries: &Range<usize>) -> Sweep<'a> {
        let is_inside = |unit: &Unit| libraries.start <= unit.range.start && unit.range.end <= libraries.end;
        let (words, mentioned) = owned(units);
        let mut sweep = Sweep {
            units,
            parts: vec![Vec::new(); units.len()],
            words,
            items: units.iter().filter(|unit| is_inside(unit)).filter_map(Unit::declared).cloned().collect(),
            free: units
                .iter()
                .filter(|unit| is_inside(unit) && is_free(unit, units))
                .filter_map(Unit::declared)
                .cloned()
                .collect(),
            implementations: HashMap::new(),
            macros: HashMap::new(),
            about: HashMap::new(),
            is_reached: vec![false; units.len()],
            mentioned,
        };
        let defined: Vec<&String> =
            units.iter().filter(|unit| is_inside(unit)).flat_map(defined_by_call).collect();
        sweep.items.extend(defined.iter().copied().cloned());
        sweep.free.extend(defined.into_iter().cloned());
        for (index, unit) in units.iter().enumerate() {
            unit.parent.into_iter().for_each(|parent| sweep.parts[parent].push(index));
            if unit.is_impl
                && let Some((of, _)) = unit.name.implementation()
            {
                sweep.implementations.entry(of.clone()).or_default().push(index);
            }
            if let Some(name) = unit.declared().filter(|_| is_macro(unit, units)) {
                let words = sweep.words[index].iter().cloned();
                sweep.macros.entry(name.clone()).or_default().extend(words);
            }
        }
        for unit in 0..units.len() {
            if units[unit].kind == UnitKind::Call {
                sweep.about.insert(unit, sweep.about(&units[unit]));
            }
            if !is_inside(&units[unit]) {
                sweep.reach(unit);
            }
        }
        sweep
    }

    fn run(&mut self) {
        loop {
            let before = self.is_reached.iter().filter(|&&reached| reached).count();
            for unit in 0..self.units.len() {
                let of_reached = self.units[unit].parent.is_none_or(|parent| self.is_reached[parent]);
                if !self.is_reached[unit] && of_reached && self.leads_to(unit) {
                    self.reach(unit);
                }
            }
            if self.is_reached.iter().filter(|&&reached| reached).count() == before {
                return;
            }
        }
    }

    fn reach(&mut self, unit: usize) {
        self.is_reached[unit] = true;
        let reached = &self.units[unit];
        // The name of a module and the way to what is imported mention nothing.
        if reached.kind != UnitKind::Holder || reached.is_impl {
            self.mentioned.extend(std::mem::take(&mut self.words[unit]));
        }
    }

    /// Whether a macro that is called makes something of what is reached: if it names none of the
    /// libraries' items, that cannot be seen.
    fn is_about_reached(&self, call: usize) -> bool {
        let about = &self.about[&call];
        about.is_empty() || about.iter().any(|word| self.mentioned.contains(word))
    }

    /// What the call of a macro defines, if it is given items but no implementation; else the items
    /// that it names, in the macros that it comes to, too: types and traits if there are any, since
    /// functions have names that others have as well.
    fn about(&self, call: &Unit) -> Vec<String> {
        let mut words = Vec::from_iter(call.name.words().cloned());
        let defined = defined_by_call(call);
        if !defined.is_empty() && !words.iter().any(|word| word == "impl") {
            return defined.into_iter().cloned().collect();
        }
        let mut seen: HashSet<String> = words.iter().cloned().collect();
        let mut at = 0;
        while let Some(word) = words.get(at) {
            let of_macro = self.macros.get(word).into_iter().flatten();
            let new: Vec<String> = of_macro.filter(|word| seen.insert((*word).clone())).cloned().collect();
            words.extend(new);
            at += 1;
        }
        words.retain(|word| self.free.contains(word) && !self.macros.contains_key(word));
        if words.iter().any(|word| word.starts_with(char::is_uppercase)) {
            words.retain(|word| word.starts_with(char::is_uppercase));
        }
        words
    }

    /// Whether a trait may be used without its name: one of its methods is named, and something
    /// that is reached has it.
    fn is_used_by_methods(&self, unit: usize) -> bool {
        let has_it = |&of: &usize| {
            let on = self.units[of].name.implementation().map_or(&[][..], |(_, on)| on);
            on.iter().all(|word| self.is_known(word))
        };
        let name = self.units[unit].name.words().next();
        let all = name.and_then(|name| self.implementations.get(name));
        self.parts[unit].iter().any(|&part| self.is_method(part))
            && all.is_none_or(|all| all.iter().any(has_it))
    }

    /// Whether a word is not an item of the libraries, or the name of one that may be reached.
    fn is_known(&self, word: &String) -> bool {
        !self.items.contains(word) || self.mentioned.contains(word)
    }

    /// Whether a unit is a function or a constant that is named.
    fn is_method(&self, unit: usize) -> bool {
        let part = &self.units[unit];
        let head = part.head.unwrap_or(part.range.start);
        self.is_named(part) && !self.units.text()[head..].starts_with("type")
    }

    fn is_named(&self, unit: &Unit) -> bool {
        unit.declared().is_some_and(|name| self.mentioned.contains(name))
    }

    /// Whether a unit is reached, if what it is in is.
    fn leads_to(&self, unit: usize) -> bool {
        let candidate = &self.units[unit];
        let mut words = candidate.name.words();
        match candidate.kind {
            _ if candidate.fixed => true,
            UnitKind::Item => self.is_named(candidate) || self.is_used_by_methods(unit),
            // `use a::*;` and `use a as _;` have no name of their own.
            // A trait of others is imported for its methods.
            UnitKind::Import => {
                let is_foreign = |word: Option<&String>| word.is_none_or(|word| !self.items.contains(word));
                is_foreign(words.next()) && is_foreign(words.next())
                    || candidate.imported().is_none_or(|name| name == "_" || self.mentioned.contains(name))
            }
            // `_name`, or an implementation for all types.
            UnitKind::Tried if candidate.name.words().count() == 1 => {
                words.all(|word| self.mentioned.contains(word))
            }
            UnitKind::Tried | UnitKind::Destructor => {
                words.chain(&candidate.arguments).all(|word| self.is_known(word))
            }
            UnitKind::Call => self.is_about_reached(unit),
            UnitKind::Holder if candidate.is_impl => words.all(|word| self.is_known(word)),
            UnitKind::Holder | UnitKind::Member | UnitKind::Allow => true,
        }
    }
}

fn is_macro(unit: &Unit, units: &Units) -> bool {
    let head = unit.head.unwrap_or(unit.range.start);
    unit.kind == UnitKind::Item && units.text()[head..].starts_with("macro_rules")
}

/// The items that are defined among what a macro is called with.
fn defined_by_call(call: &Unit) -> Vec<&String> {
    const KINDS: [&str; 9] = ["const", "enum", "fn", "mod", "static", "struct", "trait", "type", "union"];
    const BETWEEN: [&str; 3] = ["mut", "ref", "unsafe"];
    let is = |word: &String, words: &[&str]| words.contains(&word.as_str());
    let UnitName::Call { arguments, .. } = &call.name else { return Vec::new() };
    let after = |at: usize| arguments[at + 1..].iter().find(|word| !is(word, &BETWEEN));
    let kinds = (0..arguments.len()).filter(|&at| is(&arguments[at], &KINDS));
    kinds.filter_map(after).filter(|name| !is(name, &KINDS) && *name != "_").collect()
}

/// Whether an item is part of no implementation and no trait.
fn is_free(unit: &Unit, units: &Units) -> bool {
    unit.parent.is_none_or(|parent| units[parent].kind == UnitKind::Holder && !units[parent].is_impl)
}

/// The words of each unit without those of the units in it, and the words outside all units. What
/// an import says is only the way to a name.
fn owned(units: &Units) -> (Vec<Vec<String>>, HashSet<String>) {
    let (mut words, mut outside) = (vec![Vec::new(); units.len()], HashSet::new());
    let mut places: Vec<(usize, String)> = Vec::new();
    for (word, at) in self::places(units.text()) {
        let in_code = at.into_iter().filter(|&at| !units.comments().hold(at));
        places.extend(in_code.map(|at| (at, word.clone().into_owned())));
    }
    places.sort_unstable();
    let mut order: Vec<usize> = (0..units.len()).collect();
    order.sort_by_key(|&unit| (units[unit].range.start, usize::MAX - units[unit].range.end, unit));
    let (mut next, mut around): (usize, Vec<usize>) = (0, Vec::new());
    for (at, word) in places {
        while next < order.len() && units[order[next]].range.start <= at {
            around.push(order[next]);
            next += 1;
        }
        around.retain(|&unit| at < units[unit].range.end);
        match around.last() {
            Some(&unit) => words[unit].push(word),
            None => drop(outside.insert(word)),
        }
    }
    (words, outside)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The names of the items and traits of `mod lib` that `main` leads to.
    fn reached(library: &str, main: &str) -> Vec<String> {
        let solution = format!("use lib::*; fn main() {{ {main} }} ");
        let text = format!("{solution}mod lib {{ {library} }}");
        let units = Units::parse(&text).unwrap();
        let gone = unreached(&units, &(solution.len()..text.len()));
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
