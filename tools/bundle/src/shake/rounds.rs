//! The later efforts: rounds of removal, in which the compiler is asked each time.

use super::Original;
use super::blame::{Missed, missed};
use super::rest::{Rest, UNUSED};
use super::unit::Kind;
use super::units::{Gone, Units};
use crate::rustc::Rustc;
use anyhow::Result;
use grundy_host::pool;
use grundy_rust::messages::Report;
use std::cmp::Reverse;

/// What the rounds work with, and what is left so far.
pub struct Rounds<'a> {
    units: &'a Units<'a>,
    rustc: &'a Rustc,
    /// The code to compare with after each removal.
    original: Option<&'a Original>,
    rest: Rest,
    /// How many more units may be tried alone.
    tries: usize,
}

/// How many bytes the compiler may read to try units alone: a few seconds. That is hundreds of
/// tries for a usual file; of large libraries some more may stay than must.
const MOST_READ: usize = 3 << 20;

impl<'a> Rounds<'a> {
    /// Rounds of removal until nothing is left to try; then the file's own `allow`s.
    pub fn run(
        units: &'a Units<'a>,
        rustc: &'a Rustc,
        start: &Rest,
        original: Option<&'a Original>,
    ) -> Result<Rest> {
        let bytes = units.blanked(&start.gone).split_whitespace().map(str::len).sum::<usize>();
        let tries = MOST_READ / bytes.max(1);
        let mut rounds = Rounds { units, rustc, original, rest: start.clone(), tries };
        loop {
            let candidates = rounds.rest.candidates(units);
            if candidates.is_empty() {
                break;
            }
            let missed = rounds.remove(&candidates)?;
            let guessed = rounds.rest.keep(missed);
            rounds.try_alone(&guessed)?;
        }
        rounds.remove_allows()?;
        Ok(rounds.rest)
    }

    /// Removes the candidates except those that turn out to be needed, which are returned.
    fn remove(&mut self, candidates: &[usize]) -> Result<Vec<Missed>> {
        let (mut away, mut back) = (candidates.to_vec(), Vec::new());
        while !away.is_empty() {
            let gone = self.units.without(&away, &self.rest.gone);
            let report = self.check(&gone)?;
            if report.ok {
                (self.rest.gone, self.rest.report) = (gone, report);
                break;
            }
            let missed = missed(self.units, &away, &report);
            away.retain(|&unit| missed.iter().all(|missed| missed.unit != unit));
            back.extend(missed);
        }
        Ok(back)
    }

    /// Removes each unit without which the program compiles, the longest first; the others are
    /// needed.
    fn try_alone(&mut self, units: &[usize]) -> Result<()> {
        let mut units = units.to_vec();
        units.sort_by_key(|&unit| Reverse(self.units[unit].range.len()));
        let untried = units.split_off(self.tries.min(units.len()));
        self.rest.keep_untried(&untried);
        self.tries -= units.len();
        let alone = |&unit: &usize| Ok(self.check(&self.units.without(&[unit], &self.rest.gone))?.ok);
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
        needed.into_iter().for_each(|unit| self.rest.keep_tried(unit));
        Ok(())
    }

    fn check(&self, gone: &Gone) -> Result<Report> {
        let text = self.units.blanked(gone);
        let mut report = self.rustc.check(&text, UNUSED)?;
        if let Some(original) = self.original
            && report.ok
            && !original.compare(&text, self.rustc)?.1
        {
            report = Report { diagnostics: Vec::new(), ok: false }; // nothing says what is missing
        }
        Ok(report)
    }

    /// Removes each `allow` of the file without which there are no more warnings.
    fn remove_allows(&mut self) -> Result<()> {
        let allows: Vec<usize> = self.units.of_kind(Kind::Allow, &self.rest.gone).collect();
        if allows.is_empty() {
            return Ok(());
        }
        let warnings = |gone: &Gone| -> Result<usize> {
            Ok(self.rustc.check(&self.units.blanked(gone), &[])?.diagnostics.len())
        };
        let mut gone = self.rest.gone.clone();
        let before = warnings(&gone)?;
        for allow in allows {
            gone[allow] = true;
            gone[allow] = warnings(&gone)? <= before;
        }
        self.rest.gone = gone;
        Ok(())
    }
}
