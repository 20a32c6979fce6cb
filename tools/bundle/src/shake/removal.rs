//! What has been removed from a text so far, and what is known of the rest.

use super::blame::{Missed, missed};
use super::calls::Calls;
use super::growth::without_unneeded;
use super::mentions::unmentioned;
use super::mir::Code;
use super::reachability::unreached;
use super::unit::{Unit, UnitKind};
use super::units::{Gone, Units};
use crate::rustc::{Compiled, Rustc, UNUSED};
use anyhow::Result;
use grundy_host::pool::both;
use grundy_rust::edits::Edits;
use grundy_rust::messages::{Diagnostic, Report};
use grundy_rust::tokens::is_part;
use std::cell::OnceCell;
use std::collections::{BTreeSet, HashSet};
use std::ops::Range;

#[derive(Clone)]
pub struct Removal {
    pub gone: Gone,
    /// The last report on a text that compiled.
    pub report: Report,
    /// Why a unit stays, as far as that is known.
    needs: Vec<Option<Need>>,
    /// Whether the errors lacked a unit without naming it, so that another may have to come back.
    pub is_unsure: bool,
    /// Whether all that was there at the start runs or was asked for.
    pub is_asked_for: bool,
}

#[derive(Clone)]
enum Need {
    /// The code at these places needs it.
    By(Vec<Range<usize>>),
    /// The rest did not compile without it when this many others were gone.
    Tried(usize),
    /// There was no time to try.
    Untried,
}

/// From this many bytes of libraries on it is faster to ask what is needed than what is not.
const LARGE: usize = 100_000;

impl Removal {
    /// Without what the program does not need of its libraries, as far as names and errors tell,
    /// and without the items that nothing mentions, if the rest compiles; and its code.
    ///
    /// # Errors
    /// Those of [`without_unneeded`], and if the whole does not compile.
    pub fn first(
        units: &Units,
        libraries: &Range<usize>,
        rustc: &Rustc,
        most: Option<u64>,
    ) -> Result<(Removal, Code)> {
        if libraries.len() > LARGE
            && let Some(gone) = without_unneeded(units, libraries, rustc, most)?
            && let Compiled::Made((mut start, code)) = Removal::try_without(gone, units, rustc)?
        {
            start.keep_untried(&units.of_kind(UnitKind::Tried, &start.gone).collect::<Vec<_>>());
            (start.is_asked_for, start.is_unsure) = (true, false);
            return Ok((start, code));
        }
        Removal::of_unmentioned(units, libraries, rustc)
    }

    /// Without the items that nothing mentions and what is not reached of the libraries, if the
    /// rest compiles; and its code.
    pub fn of_unmentioned(units: &Units, libraries: &Range<usize>, rustc: &Rustc) -> Result<(Removal, Code)> {
        let whole = vec![false; units.len()];
        let mut calls = Calls::OfReached(HashSet::new());
        for is_first in [true, false, false] {
            let unreached = units.without(&unreached(units, libraries, &calls), &whole);
            let idle = unmentioned(&units.blanked(&unreached), units);
            match Removal::try_without(units.without(&idle, &unreached), units, rustc)? {
                Compiled::Made(start) => return Ok(start),
                Compiled::Refused(report) if is_first => calls = Calls::of_reached(&report),
                Compiled::Refused(_) => calls = Calls::OfAnyReached,
            }
        }
        let idle = unmentioned(units.text(), units);
        if let Compiled::Made(start) = Removal::try_without(units.without(&idle, &whole), units, rustc)? {
            return Ok(start);
        }
        Removal::nothing(units, rustc)
    }

    /// Everything is there; and its code.
    pub fn nothing(units: &Units, rustc: &Rustc) -> Result<(Removal, Code)> {
        match Removal::try_without(vec![false; units.len()], units, rustc)? {
            Compiled::Made(whole) => Ok(whole),
            Compiled::Refused(report) => Err(rustc.refusal("bundle", &report)),
        }
    }

    /// Without these units, if the rest compiles. A second compilation, at the same time, says what
    /// the rest lacks without any implementation.
    fn try_without(gone: Gone, units: &Units, rustc: &Rustc) -> Result<Compiled<(Removal, Code)>> {
        let tried: Vec<usize> = units.of_kind(UnitKind::Tried, &gone).collect();
        let less = units.without(&tried, &gone);
        let away: Vec<usize> = tried.iter().copied().chain(units.marks_between(&gone, &less)).collect();
        let less = units.blanked(&less);
        let (less, whole) =
            both(|| rustc.check(&less, UNUSED), || rustc.check_and_mir(&units.blanked(&gone), UNUSED));
        let ((report, mir), less) = (whole?, less?);
        if !report.ok {
            return Ok(Compiled::Refused(report));
        }
        let mut removal =
            Removal { gone, report, needs: vec![None; units.len()], is_unsure: false, is_asked_for: false };
        if !less.ok {
            removal.is_unsure = !removal.keep(missed(units, &away, &less)).is_empty();
        }
        Ok(Compiled::Made((removal, Code::from_mir(&mir))))
    }

    /// The same, knowing also what `less`, of which more was removed, lacks by its report.
    pub fn lacking(&self, less: &Removal, report: &Report, units: &Units) -> Removal {
        let away: Vec<usize> = units
            .present(&self.gone)
            .filter(|&unit| less.gone[unit] && units[unit].kind != UnitKind::Holder)
            .collect();
        let mut removal = self.clone();
        let guessed = removal.keep(missed(units, &away, report));
        if self.is_asked_for {
            removal.keep_untried(&guessed);
        } else {
            removal.is_unsure |= !guessed.is_empty();
        }
        removal
    }

    /// The same with units that are back, whatever reports say about them.
    pub fn back(mut self, units: &[usize]) -> Removal {
        units.iter().for_each(|&unit| self.gone[unit] = false);
        self.keep_untried(units);
        self
    }

    /// The same with a newer report.
    pub fn with(self, report: Report) -> Removal {
        Removal { report, ..self }
    }

    /// Whether the report names nothing more that can be removed, and no part that stays unused
    /// that the report before did not name.
    pub fn is_complete_after(&self, before: &Removal, units: &Units) -> bool {
        self.candidates(units).is_empty() && self.allowed(units).is_subset(&before.allowed(units))
    }

    /// The units that the last report names, and those that no report ever names, unless they are
    /// known to be needed.
    pub fn candidates(&self, units: &Units) -> Vec<usize> {
        let all = self.warned_of(units).into_iter().chain(units.of_kind(UnitKind::Tried, &self.gone));
        all.filter(|&unit| !self.is_needed(unit, units)).collect()
    }

    /// Notes why units are needed; those for which that is a guess are returned.
    pub fn keep(&mut self, missed: Vec<Missed>) -> Vec<usize> {
        let mut guessed = Vec::new();
        for missed in missed {
            match &mut self.needs[missed.unit] {
                _ if missed.by.is_empty() => guessed.push(missed.unit),
                Some(Need::By(places)) => places.extend(missed.by),
                need => *need = Some(Need::By(missed.by)),
            }
        }
        guessed
    }

    /// Notes that the rest, as it is now, does not compile without a unit.
    pub fn keep_tried(&mut self, unit: usize) {
        self.needs[unit] = Some(Need::Tried(self.count()));
    }

    /// Notes that units stay although it is not known whether they are needed.
    pub fn keep_untried(&mut self, units: &[usize]) {
        units.iter().for_each(|&unit| self.needs[unit] = Some(Need::Untried));
    }

    /// Whether a unit is known to be needed, as things are now.
    fn is_needed(&self, unit: usize, units: &Units) -> bool {
        match &self.needs[unit] {
            Some(Need::By(places)) => !places.iter().all(|place| units.is_in_gone(place, &self.gone)),
            Some(Need::Tried(gone)) => *gone == self.count(),
            Some(Need::Untried) => true,
            None => false,
        }
    }

    fn count(&self) -> usize {
        self.gone.iter().filter(|&&gone| gone).count()
    }

    /// The units that the last warnings point at.
    fn warned_of(&self, units: &Units) -> Vec<usize> {
        let unused = self.report.diagnostics.iter().filter(|warning| UNUSED.contains(&warning.code()));
        let places: Vec<Range<usize>> = unused.flat_map(Diagnostic::places).collect();
        // Code for other targets may call it, and the compiler has not seen that; unless another
        // macro of its name, which is in use, is meant.
        let rest = OnceCell::new();
        let is_called = |unit: &Unit| {
            let same: Vec<&Unit> = units
                .present(&self.gone)
                .map(|other| &units[other])
                .filter(|other| other.name == unit.name && other.is_macro(units.text()))
                .collect();
            if same.iter().any(|other| !places.contains(&other.place)) {
                return false;
            }
            let text = rest.get_or_init(|| units.blanked(&self.gone));
            let call = format!("{}!", &text[unit.place.clone()]);
            let is_call = |at: &usize| {
                !text[..*at].ends_with(is_part)
                    && !units.comments().hold(*at)
                    && !same.iter().any(|own| own.range.contains(at))
                    && (same.len() == 1 || units.knows_macro(*at, unit))
            };
            text.match_indices(&call).any(|(at, _)| is_call(&at))
        };
        let is_named = |unit: &Unit| match unit.kind {
            _ if unit.fixed => false,
            UnitKind::Item => {
                places.contains(&unit.place) && !(unit.is_macro(units.text()) && is_called(unit))
            }
            UnitKind::Import => {
                places.iter().any(|place| place.start < unit.place.end && unit.place.start < place.end)
            }
            _ => false,
        };
        units.present(&self.gone).filter(|&unit| is_named(&units[unit])).collect()
    }

    /// The text that is left. The program's text relies on fields that are never read and variants
    /// that are never made, so they stay and their items get an `allow`. Lines that became blank
    /// are removed, with the blank lines that set them apart.
    pub fn print(&self, units: &Units) -> String {
        let blanked = units.without_headings(&units.blanked(&self.gone));
        let mut edits = Edits::default();
        for item in self.allowed(units) {
            edits.insert(item, "#[allow(dead_code)] ");
        }
        let (mut at, mut is_apart, mut removed) = (0, false, false);
        for (before, after) in units.text().split_inclusive('\n').zip(blanked.split_inclusive('\n')) {
            let is_blank = after.trim().is_empty();
            removed = is_blank && (!before.trim().is_empty() || removed && is_apart);
            if removed {
                edits.replace(at..at + after.len(), "");
            } else {
                is_apart = is_blank || after.ends_with("{\n");
            }
            at += after.len();
        }
        edits.apply(&blanked)
    }

    /// The items with parts that the last report calls unused: where they begin.
    fn allowed(&self, units: &Units) -> BTreeSet<usize> {
        let dead = self.report.diagnostics.iter().filter(|warning| warning.code() == "dead_code");
        let present = dead.flat_map(Diagnostic::places).filter(|place| !units.is_in_gone(place, &self.gone));
        present.filter_map(|place| units.item_around(&place)).collect()
    }
}
