//! The last efforts: rounds of removal. Each time the compiler is asked.

use super::baseline::Baseline;
use super::blame::{Missed, missed};
use super::calls::Calls;
use super::reachability::unreached;
use super::removal::Removal;
use super::unit::UnitKind;
use super::units::{Gone, Units, bytes_left};
use crate::rustc::{Rustc, UNUSED};
use anyhow::Result;
use grundy_host::pool;
use grundy_rust::messages::Report;
use std::cmp::Reverse;
use std::collections::HashSet;
use std::ops::Range;
use std::time::Instant;

pub struct Rounds<'a> {
    units: &'a Units<'a>,
    rustc: &'a Rustc,
    baseline: &'a Baseline,
    /// Where the libraries are in the text.
    libraries: &'a Range<usize>,
    removal: Removal,
    /// Whether the code must stay the same in each round.
    compares: bool,
    /// How many more units may be tried alone.
    tries: usize,
    tried_calls: bool,
}

/// How many bytes the compiler may read to try units alone: a few seconds. That is hundreds of
/// tries for a usual file; of large libraries some more may stay than must.
const MOST_READ: usize = 3 << 20;

impl<'a> Rounds<'a> {
    /// Rounds of removal until nothing is left to try, or it is late.
    pub fn run(
        units: &'a Units<'a>,
        libraries: &'a Range<usize>,
        rustc: &'a Rustc,
        start: Removal,
        baseline: &'a Baseline,
        (compares, late): (bool, Instant),
    ) -> Result<Removal> {
        let bytes = bytes_left(&units.blanked(&start.gone));
        let tries = MOST_READ / bytes.max(1);
        let mut rounds =
            Rounds { units, libraries, rustc, baseline, removal: start, compares, tries, tried_calls: false };
        while Instant::now() < late {
            let candidates = rounds.removal.candidates(units);
            if candidates.is_empty() {
                if rounds.remove_unreached()? || rounds.remove_calls()? {
                    continue;
                }
                break;
            }
            rounds.remove_or_keep(&candidates)?;
        }
        Ok(rounds.removal)
    }

    fn remove_or_keep(&mut self, candidates: &[usize]) -> Result<()> {
        let missed = self.remove(candidates)?;
        let guessed = self.removal.keep(missed);
        self.try_alone(&guessed)
    }

    /// Removes, once, the calls of macros in the libraries without which the rest compiles. Whether
    /// that is any.
    fn remove_calls(&mut self) -> Result<bool> {
        let (units, libraries) = (self.units, self.libraries);
        let may_go = |&call: &usize| units[call].is_within(libraries) && units.is_removable(call);
        let calls: Vec<usize> = units.of_kind(UnitKind::Call, &self.removal.gone).filter(may_go).collect();
        if std::mem::replace(&mut self.tried_calls, true) || calls.is_empty() || self.tries == 0 {
            return Ok(false);
        }
        self.remove_or_keep(&calls)?;
        Ok(calls.iter().any(|&call| self.removal.gone[call]))
    }

    /// Removes the candidates except those that turn out to be needed, which are returned.
    fn remove(&mut self, candidates: &[usize]) -> Result<Vec<Missed>> {
        let (mut away, mut back) = (candidates.to_vec(), Vec::new());
        while !away.is_empty() {
            let gone = self.units.without(&away, &self.removal.gone);
            let report = self.check(&gone)?;
            if report.ok {
                (self.removal.gone, self.removal.report) = (gone, report);
                break;
            }
            let marks = self.units.marks_between(&self.removal.gone, &gone);
            let missed = missed(self.units, &away.iter().copied().chain(marks).collect::<Vec<_>>(), &report);
            away.retain(|&unit| missed.iter().all(|missed| missed.unit != unit));
            back.extend(missed);
        }
        Ok(back)
    }

    /// Removes what the rest no longer leads to, if it compiles without: of two types with the same
    /// name as one of std, say, that only mention each other. Whether that is anything.
    fn remove_unreached(&mut self) -> Result<bool> {
        if self.libraries.is_empty() {
            return Ok(false);
        }
        let text = self.units.blanked(&self.removal.gone);
        let left = Units::parse(&text)?;
        for calls in [Calls::OfReached(HashSet::new()), Calls::OfAnyReached] {
            let idle = unreached(&left, self.libraries, &calls).into_iter();
            let places: HashSet<usize> = idle.map(|unit| left[unit].place.start).collect();
            let is_idle = |&unit: &usize| places.contains(&self.units[unit].place.start);
            let idle: Vec<usize> = self.units.present(&self.removal.gone).filter(is_idle).collect();
            let gone = self.units.without(&idle, &self.removal.gone);
            if gone == self.removal.gone {
                continue;
            }
            let report = self.check(&gone)?;
            if report.ok {
                (self.removal.gone, self.removal.report) = (gone, report);
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Removes each unit without which the program compiles, the longest first; the others are
    /// needed.
    fn try_alone(&mut self, units: &[usize]) -> Result<()> {
        let mut units = units.to_vec();
        units.sort_by_key(|&unit| Reverse(self.units[unit].range.len()));
        let untried = units.split_off(self.tries.min(units.len()));
        self.removal.keep_untried(&untried);
        self.tries -= units.len();
        let alone = |&unit: &usize| Ok(self.check(&self.units.without(&[unit], &self.removal.gone))?.ok);
        let checks = pool::map(&units, alone).into_iter().collect::<Result<Vec<bool>>>()?;
        let (mut removable, mut needed) = (Vec::new(), Vec::new());
        for (unit, ok) in units.into_iter().zip(checks) {
            if ok { removable.push(unit) } else { needed.push(unit) }
        }
        // Of two units either may be removable but not both, so those that were removed with others
        // in vain are tried once more.
        for Missed { unit, .. } in self.remove(&removable)? {
            let may_try = self.tries > 0;
            self.tries = self.tries.saturating_sub(1);
            if !may_try || !self.remove(&[unit])?.is_empty() {
                needed.push(unit);
            }
        }
        needed.into_iter().for_each(|unit| self.removal.keep_tried(unit));
        Ok(())
    }

    fn check(&self, gone: &Gone) -> Result<Report> {
        let text = self.units.blanked(gone);
        let report = self.rustc.check(&text, UNUSED)?;
        if report.ok && self.compares && !self.baseline.compare(&text, self.rustc)?.1 {
            return Ok(Report { diagnostics: Vec::new(), ok: false }); // nothing says what is missing
        }
        Ok(report)
    }
}
