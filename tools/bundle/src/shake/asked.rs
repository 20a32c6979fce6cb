//! What stays of large libraries only if it runs or the compiler asks for it.

use super::instances::Instances;
use super::unit::UnitKind;
use super::units::Units;
use std::collections::HashSet;

/// The units that a name alone does not keep.
pub struct Asked {
    /// Implementations, calls of macros, and functions that never run.
    optional: HashSet<usize>,
    /// The functions among them, and the parts of implementations that never run.
    idle: HashSet<usize>,
    /// What runs, and what errors asked for.
    pub wanted: HashSet<usize>,
}

impl Asked {
    pub fn new(units: &Units, instances: &Instances) -> Asked {
        let running = Running { units, instances, lines: Lines::new(units.text()) };
        let all = || (0..units.len()).filter(|&unit| !units[unit].fixed);
        let idle: HashSet<usize> = all().filter(|&unit| running.is_idle(unit)).collect();
        let is_optional = |&unit: &usize| match units[unit].kind {
            _ if units[unit].is_elsewhere => false,
            UnitKind::Tried => {
                units[unit].stays_with.is_none() && units[unit].name.implementation().is_some()
            }
            UnitKind::Call => units.is_removable(unit),
            UnitKind::Item => idle.contains(&unit),
            _ => false,
        };
        let optional: HashSet<usize> = all().filter(is_optional).collect();
        let wanted = optional.iter().copied().filter(|&unit| running.holds(unit)).collect();
        Asked { optional, idle, wanted }
    }

    /// Whether a unit counts if a name leads to it.
    pub fn counts(&self, unit: usize) -> bool {
        self.wanted.contains(&unit) || !self.optional.contains(&unit)
    }

    /// Whether a unit is a function that never runs.
    pub fn is_idle(&self, unit: usize) -> bool {
        self.idle.contains(&unit)
    }

    /// The optional units among those that are gone, but for what was asked for.
    pub fn away(&self, gone: &[bool]) -> Vec<usize> {
        (0..gone.len()).filter(|&unit| gone[unit] && !self.counts(unit)).collect()
    }
}

/// Which parts of a text run.
struct Running<'a> {
    units: &'a Units<'a>,
    instances: &'a Instances,
    lines: Lines,
}

impl Running<'_> {
    fn runs(&self, unit: usize) -> bool {
        let unit = &self.units[unit];
        let name = unit.name.words().next_back();
        name.zip(unit.head).is_some_and(|(name, head)| self.instances.has(name, self.lines.at(head)))
    }

    /// Whether a unit is a function that never runs; the trait's own stays beside one that runs.
    fn is_idle(&self, unit: usize) -> bool {
        let part = &self.units[unit];
        let is_of_trait = || !self.units.is_in_impl(unit) && !self.units.is_free(part);
        let any_runs = || part.declared().is_some_and(|name| self.instances.has_any(name));
        matches!(part.kind, UnitKind::Item | UnitKind::Member)
            && !part.is_elsewhere
            && self.units.is_function(unit)
            && !self.runs(unit)
            && !(is_of_trait() && any_runs())
    }

    /// Whether a function runs that an implementation holds, or that the call of a macro does.
    fn holds(&self, unit: usize) -> bool {
        let range = &self.units[unit].range;
        let is_call = self.units[unit].kind == UnitKind::Call;
        is_call && self.instances.any_in(self.lines.at(range.start)..=self.lines.at(range.end))
            || self.units.parts(unit).any(|part| self.runs(part))
    }
}

/// Where the lines of a text begin.
struct Lines(Vec<usize>);

impl Lines {
    fn new(text: &str) -> Lines {
        Lines(text.match_indices('\n').map(|(at, _)| at + 1).collect())
    }

    /// The number of the line with that place, from 1.
    fn at(&self, place: usize) -> usize {
        1 + self.0.partition_point(|&start| start <= place)
    }
}
