//! What stays of large libraries only if it runs or the compiler asks for it.

use super::call_words::Words;
use super::instances::{Instances, PathWords};
use super::unit::UnitKind;
use super::units::Units;
use std::collections::HashSet;
use std::ops::{Range, RangeInclusive};

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
        let running = Running::new(units, instances);
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
    /// The calls of macros that make a function that runs: what it says is where the macro is.
    calls: HashSet<usize>,
}

impl<'a> Running<'a> {
    fn new(units: &'a Units<'a>, instances: &'a Instances) -> Running<'a> {
        let mut running =
            Running { units, instances, lines: Lines::new(units.text()), calls: HashSet::new() };
        for one in units.iter().filter(|unit| unit.is_macro(units.text())) {
            for path in instances.paths_in(running.lines.of(&one.range)) {
                running.calls.extend(one.declared().into_iter().flat_map(|name| makers(units, name, path)));
            }
        }
        running
    }

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
        let says_it = || self.instances.any_in(self.lines.of(&self.units[unit].range));
        self.calls.contains(&unit)
            || self.units[unit].kind == UnitKind::Call && says_it()
            || self.units.parts(unit).any(|part| self.runs(part))
    }
}

/// The calls that come to a macro and say most of the words in the path of what it makes; of these
/// its own.
fn makers(units: &Units, name: &String, path: &PathWords) -> Vec<usize> {
    let calls = units.call_words().iter().filter(|(_, words)| words.macros.contains(name));
    let rank = |(&call, words): (&usize, &Words)| {
        let own: HashSet<&String> = units[call].name.words().collect();
        let said = path.iter().filter(|word| own.contains(word)).count();
        let come_to = path.iter().filter(|word| words.all.contains(*word)).count();
        (said, come_to, units[call].name.words().next() == Some(name))
    };
    let ranks: Vec<_> = calls.map(|call| (rank(call), *call.0)).collect();
    let first = ranks.iter().map(|(rank, _)| *rank).max();
    ranks.into_iter().filter(|(rank, _)| Some(*rank) == first).map(|(_, call)| call).collect()
}

/// Where the lines of a text begin.
struct Lines(Vec<usize>);

impl Lines {
    fn new(text: &str) -> Lines {
        Lines(text.match_indices('\n').map(|(at, _)| at + 1).collect())
    }

    /// The numbers of the lines of a part of the text.
    fn of(&self, range: &Range<usize>) -> RangeInclusive<usize> {
        self.at(range.start)..=self.at(range.end)
    }

    /// The number of the line with that place, from 1.
    fn at(&self, place: usize) -> usize {
        1 + self.0.partition_point(|&start| start <= place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn macros_make_what_runs_for_its_type() {
        let text = "trait T { fn f(&self) {} }\n\
                    macro_rules! m { ($t:ty) => { impl T for $t {\n\
                    fn f(&self) {} } } }\n\
                    m!(u8);\nm!(u16);\n\
                    macro_rules! n { (m $t:ty) => { m!($t); } }\n\
                    n!(m u16);\nn!(m u32);\n";
        let wanted = |of: &str| {
            let ir = format!(
                "; <{of} as solution::T>::f\ndefine void @f() !dbg !2 {{\n}}\n\
                 !1 = !DIFile(filename: \"<anon>\", directory: \"\")\n\
                 !2 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 3, type: !4)\n"
            );
            let units = Units::parse(text).unwrap();
            let asked = Asked::new(&units, &Instances::from_llvm_ir(&ir));
            let mut calls: Vec<&str> =
                asked.wanted.iter().map(|&unit| &text[units[unit].range.clone()]).collect();
            calls.sort_unstable();
            calls.join(" ")
        };
        assert_eq!(["u8", "u16", "u32"].map(wanted), ["m!(u8);", "m!(u16);", "n!(m u32);"]);
        assert_eq!(wanted("(u8, u16)"), "m!(u16); m!(u8);", "it has no name, so any may be it");
    }
}
