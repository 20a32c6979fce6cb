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
            is_reached: vec![false; units.len()],
            mentioned,
        };
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
    fn is_about_reached(&self, call: &Unit) -> bool {
        let UnitName::Call { name, arguments } = &call.name else { return true };
        let of_macro = name.as_ref().and_then(|name| self.macros.get(name)).into_iter().flatten();
        let about = arguments.iter().chain(of_macro).filter(|word| self.free.contains(*word));
        let about: Vec<&String> = about.filter(|word| !self.macros.contains_key(*word)).collect();
        about.is_empty() || about.iter().any(|word| self.mentioned.contains(*word))
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
                words.next().is_none_or(|from| !self.items.contains(from))
                    || candidate.imported().is_none_or(|name| name == "_" || self.mentioned.contains(name))
            }
            // `_name`, or an implementation for all types.
            UnitKind::Tried if candidate.name.words().count() == 1 => {
                words.all(|word| self.mentioned.contains(word))
            }
            UnitKind::Tried | UnitKind::Destructor => words.all(|word| self.is_known(word)),
            UnitKind::Call => self.is_about_reached(candidate),
            UnitKind::Holder if candidate.is_impl => words.all(|word| self.is_known(word)),
            UnitKind::Holder | UnitKind::Member | UnitKind::Allow => true,
        }
    }
}

fn is_macro(unit: &Unit, units: &Units) -> bool {
    let head = unit.head.unwrap_or(unit.range.start);
    unit.kind == UnitKind::Item && units.text()[head..].starts_with("macro_rules")
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
