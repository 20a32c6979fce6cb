//! The options of a large heap that are worth something, in runs: what is left repeats with the
//! proven period, and so do they.

use super::genus::Genus;
use super::leaves::Clause;
use super::takes::{Takes, gcd};
use crate::game::{Certificate, Run};

/// All values, or genera, of a heap game, by a proven period.
pub struct Periodic<'a> {
    pub values: &'a [u32],
    /// In normal play none are needed: all parts count as firm.
    pub minus: Option<&'a [u8]>,
    pub proven: &'a Certificate,
}

/// Which options are asked for.
pub enum Wanted {
    /// Those of one of these genera.
    Of(Vec<Genus>),
    /// Those that are lost alone in misère play.
    Lost,
}

/// More runs are not listed.
const MAX_RUNS: usize = 100_000;
/// At most this many moves that leave three parts are found, and parts up to this size are tried.
const MAX_TRIPLES: usize = 10;
const MAX_SMALL_PART: u64 = 3000;

impl Periodic<'_> {
    /// That of a heap; `None` if its value is too large.
    pub fn genus(&self, heap: u64) -> Option<Genus> {
        let value = self.proven.at(self.values, heap)?;
        let start = self.proven.pre_period;
        let back = if heap < start { heap } else { start + (heap - start) % self.proven.period };
        let minus = self.minus.map(|minus| minus[back as usize]);
        Some(minus.map_or(Genus::firm(value), |minus| Genus { value, minus }))
    }

    /// That of nothing.
    pub fn nothing(&self) -> Genus {
        if self.minus.is_some() { Genus::fickle(0) } else { Genus::firm(0) }
    }
}

/// The options of one heap.
pub struct Options<'a> {
    pub classes: Periodic<'a>,
    pub wanted: Wanted,
    pub runs: Vec<Run>,
    /// Whether all that are wanted were found.
    pub is_all: bool,
}

/// How many options a heap has by these moves, at least about.
pub fn count(clauses: &[Clause], heap: u64) -> u128 {
    let of = |clause: &Clause| {
        let takes = match &clause.takes {
            Takes::Every { from, step } => heap.checked_sub(*from).map_or(0, |more| more / step + 1),
            takes => takes.few(heap).map_or(heap, |takes| takes.len() as u64),
        };
        let heap = u128::from(heap);
        let ways = match clause.leaves.most() {
            Some(0 | 1) => 1,
            Some(2) => heap / 2,
            _ => (heap / 2).max(heap.saturating_mul(heap) / 12),
        };
        u128::from(takes).saturating_mul(ways)
    };
    clauses.iter().map(of).fold(0, u128::saturating_add)
}

impl Options<'_> {
    /// Looks through all moves of a heap; whether the rules allow that.
    pub fn find(&mut self, clauses: &[Clause], heap: u64) -> bool {
        clauses.iter().all(|clause| match &clause.takes {
            Takes::Every { from, step } => {
                if let Some(most) = heap.checked_sub(*from) {
                    self.together(most, *step);
                }
                clause.leaves.most() == Some(1)
            }
            takes => takes.few(heap).map(|takes| self.after(clause, heap, &takes)).is_some(),
        })
    }

    fn after(&mut self, clause: &Clause, heap: u64, takes: &[u64]) {
        for &take in takes {
            let left = heap - take;
            let allows = |parts: usize| clause.leaves.sizes(parts).is_some();
            if left == 0 {
                self.check(allows(0), &[]);
                continue;
            }
            self.check(allows(1), &[left]);
            if allows(2) {
                self.pairs(left);
            }
            if allows(3) {
                self.triples(left);
            }
            // Of three parts some are found, if there are any; more parts are not looked at.
            self.is_all &= clause.leaves.most().is_some_and(|most| most <= 2);
        }
    }

    /// A move that leaves these parts, if it is allowed.
    fn check(&mut self, is_allowed: bool, parts: &[u64]) {
        if is_allowed && self.is_wanted(parts) {
            self.push(Run::one(0, parts.iter().map(|part| vec![*part]).collect()));
        }
    }

    /// Two parts: where both are in the period, those that are a period further are as good.
    fn pairs(&mut self, left: u64) {
        let period = self.classes.proven.period;
        let start = self.classes.proven.pre_period.max(1);
        // Values that grow on one side do not make up for those that fall on the other.
        let is_growing = self.classes.proven.saltus > 0;
        self.is_all &= !is_growing || left / 2 < start + period;
        for part in 1..(start + period).min(left / 2 + 1) {
            if part < start || is_growing {
                self.check(true, &[part, left - part]);
            } else if self.is_wanted(&[part, left - part]) {
                self.run(&[part, left - part], &[true, false], (left / 2 - part) / period, period);
            }
        }
    }

    /// Three parts: two of them may be taken from the first period, as what they are made smaller
    /// by makes the third one larger.
    fn triples(&mut self, left: u64) {
        let Certificate { pre_period: start, period, .. } = *self.classes.proven;
        let end = start.max(1).saturating_add(period).min(left);
        if end > MAX_SMALL_PART {
            return;
        }
        let known = self.runs.len();
        for small in 1..end {
            for middle in small..end {
                // Rather few than all.
                if small + middle >= left || self.runs.len() >= known + MAX_TRIPLES {
                    break;
                }
                self.check(true, &[small, middle, left - small - middle]);
            }
        }
    }

    /// Any number of stones up to `most` that differs from it by a multiple of `step`.
    fn together(&mut self, most: u64, step: u64) {
        let Certificate { pre_period: start, period, saltus, .. } = *self.classes.proven;
        let rests = |rest: u64| rest % step == most % step;
        for rest in (0..start.min(most.saturating_add(1))).filter(|rest| rests(*rest)) {
            self.check(true, if rest == 0 { &[] } else { std::slice::from_ref(&rest) });
        }
        // Both the period and the takes are the same again.
        let (round, times) = (period / gcd(period, step) * step, step / gcd(period, step));
        for rest in (start..start.saturating_add(round)).take_while(|rest| *rest <= most) {
            let Some(genus) = self.classes.genus(rest).filter(|_| rests(rest)) else { continue };
            let later = (most - rest) / round;
            match &self.wanted {
                Wanted::Of(wanted) if saltus > 0 => {
                    let found = wanted.iter().find_map(|wanted| {
                        let more = wanted.value.checked_sub(genus.value)?;
                        let index = more / (saltus * times);
                        let is_there = more % (saltus * times) == 0 && index <= later;
                        is_there.then_some(index)
                    });
                    if let Some(index) = found {
                        let rest = rest + index * round;
                        self.check(true, if rest == 0 { &[] } else { std::slice::from_ref(&rest) });
                    }
                }
                _ if self.fits(genus) => self.run(&[rest], &[true], later, round),
                _ => {}
            }
        }
    }

    /// As many further moves as `more` says, each larger by `step`.
    fn run(&mut self, first: &[u64], grows: &[bool], more: u64, step: u64) {
        let by = more * step;
        let last = first.iter().zip(grows).map(|(n, grows)| vec![if *grows { n + by } else { n - by }]);
        // An empty heap is no part.
        if first == [0] {
            self.push(Run::one(0, vec![]));
            if more > 0 {
                self.run(&[step], grows, more - 1, step);
            }
            return;
        }
        let (first, last) = (first.iter().map(|n| vec![*n]).collect(), last.collect());
        self.push(Run { part: 0, first, last, step: if more == 0 { 0 } else { step }, count: more + 1 });
    }

    fn push(&mut self, run: Run) {
        if self.runs.len() < MAX_RUNS { self.runs.push(run) } else { self.is_all = false }
    }

    fn is_wanted(&self, parts: &[u64]) -> bool {
        // One part may be a heap that is not tame, if it is alone.
        let genus = match parts {
            [part] => self.classes.genus(*part),
            parts => parts
                .iter()
                .try_fold(self.classes.nothing(), |sum, part| Some(sum.plus(self.classes.genus(*part)?))),
        };
        genus.is_some_and(|genus| self.fits(genus))
    }

    fn fits(&self, genus: Genus) -> bool {
        match &self.wanted {
            Wanted::Of(wanted) => wanted.contains(&genus),
            Wanted::Lost => genus.minus == 0,
        }
    }
}
