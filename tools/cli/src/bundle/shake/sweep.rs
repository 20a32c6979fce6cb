//! What a program cannot reach of its libraries, by names: found without the compiler, so that a
//! large library is small before the compiler is first asked.

use super::mentions::places;
use super::unit::{Kind, Unit};
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
    /// The words of each unit, without those of the units in it.
    words: Vec<Vec<String>>,
    /// The names of the libraries' items.
    items: HashSet<String>,
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
            words,
            items: units.iter().filter(|unit| is_inside(unit)).filter_map(item).collect(),
            is_reached: vec![false; units.len()],
            mentioned,
        };
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
        self.mentioned.extend(std::mem::take(&mut self.words[unit]));
    }

    /// Whether a unit is reached, if what it is in is.
    fn leads_to(&self, unit: usize) -> bool {
        let is = &self.units[unit];
        let known = |name: &String| !self.items.contains(name) || self.mentioned.contains(name);
        match is.kind {
            _ if is.fixed => true,
            Kind::Item => item(is).is_none_or(|name| self.mentioned.contains(&name)),
            // `use a::*;` and `use a as _;` have no name of their own.
            Kind::Import => is.imported().is_none_or(|name| name == "_" || self.mentioned.contains(name)),
            Kind::Tried | Kind::Destructor => is.words.iter().all(known),
            Kind::Holder if is.implements => is.words.iter().all(known),
            Kind::Holder | Kind::Member | Kind::Allow => true,
        }
    }
}

/// The name of an item.
fn item(unit: &Unit) -> Option<String> {
    if unit.kind == Kind::Item { unit.words.last().cloned() } else { None }
}

/// The words of each unit without those of the units in it, and the words outside all units. What an
/// import says is only the way to a name.
fn owned(units: &Units) -> (Vec<Vec<String>>, HashSet<String>) {
    let (mut words, mut outside) = (vec![Vec::new(); units.len()], HashSet::new());
    let mut places: Vec<(usize, String)> = Vec::new();
    for (word, at) in places_of(units.text()) {
        places.extend(at.into_iter().map(|at| (at, word.clone())));
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

fn places_of(text: &str) -> HashMap<String, Vec<usize>> {
    places(text).into_iter().map(|(word, at)| (word.into_owned(), at)).collect()
}
