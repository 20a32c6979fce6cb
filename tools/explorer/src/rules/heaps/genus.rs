//! Misère play of heaps: who wins a single heap that stays together, and sums of tame heaps.

use super::leaves::{Clause, Leaves};
use super::period;
use super::states::PeriodicTakes;
use crate::game::{Certificate, Outcome, mex};

/// What a sum needs to know of a part in misère play: its genus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Genus {
    /// The value in normal play.
    pub value: u64,
    /// 0 if whoever is to move loses in misère play, 1 if they lose with one more stone beside it,
    /// else 2.
    pub minus: u8,
}

impl Genus {
    /// Of a heap of Nim with that value, beside another heap of two or more.
    pub fn firm(value: u64) -> Genus {
        Genus { value, minus: value.min(2) as u8 }
    }

    /// Of as many single stones: misère play turns around who wins.
    pub fn fickle(value: u64) -> Genus {
        Genus { value, minus: u8::from(value == 0) }
    }

    /// Whether it is that of a sum of Nim heaps.
    fn is_tame(self) -> bool {
        self.minus < 2 && self.value < 2 || self.minus == 2 && self.value >= 2
    }

    fn is_firm(self) -> bool {
        self == Genus::firm(self.value)
    }

    /// Of a sum of two tame parts.
    pub fn plus(self, other: Genus) -> Genus {
        let value = self.value ^ other.value;
        if self.is_firm() || other.is_firm() { Genus::firm(value) } else { Genus::fickle(value) }
    }

    /// Those that win when they are left beside this one.
    pub fn answers(self) -> Vec<Genus> {
        match (self.is_firm(), self.value) {
            (true, value @ 0..=1) => vec![Genus::firm(value), Genus::fickle(value)],
            (true, value) => vec![Genus::firm(value)],
            (false, value) => vec![Genus::firm(value), Genus::fickle(1 - value)],
        }
    }
}

/// The genera of the heaps 0, 1, 2, ... and what they prove.
///
/// A heap is tame if all smaller ones are and its genus, from those of its options, is that of Nim
/// heaps. Sums of tame heaps are won like the sums of these Nim heaps: J. H. Conway, On Numbers and
/// Games, chapter 12. Briefly: beside a firm part one plays as in normal play. Beside single stones
/// only, the part is brought to 0 or 1, whichever leaves an odd number of fickle ones, or a firm 0:
/// `minus` says that it is not so already, or that a move does it.
pub struct GenusTable {
    clauses: Vec<Clause>,
    pub values: Vec<u32>,
    pub minus: Vec<u8>,
    /// The period of both. From there on heaps are as tame as before.
    pub certificate: Option<Certificate>,
    /// The least heap that is not tame.
    wild: Option<usize>,
    /// How many options and parts were looked at.
    work: u64,
    tried: usize,
    /// The period of a single heap, once it is sought.
    single: Option<Option<Certificate>>,
}

/// More options are not looked at: a second or so.
const MAX_WORK: u64 = 30_000_000;
/// To show the period of a table, no larger heaps are looked at.
const MAX_TABLE: u64 = 4000;
/// Nor larger ones at all.
const MAX_HEAP: usize = 100_000;

impl GenusTable {
    pub fn new(clauses: &[Clause]) -> GenusTable {
        let clauses = clauses.to_vec();
        let (values, minus) = (vec![], vec![]);
        GenusTable { clauses, values, minus, certificate: None, wild: None, work: 0, tried: 0, single: None }
    }

    /// Whether a heap stays together, so that a heap alone is never a sum.
    pub fn is_plain(&self) -> bool {
        self.clauses.iter().all(|clause| clause.leaves == Leaves::of_bits(0b11))
    }

    /// The genus of a heap, which is all that counts if it is alone and stays alone, or else if all
    /// heaps up to it are tame.
    pub fn genus(&mut self, heap: u64) -> Option<Genus> {
        loop {
            if let Some(genus) = self.at(heap) {
                return Some(genus);
            }
            if self.certificate.is_some() {
                return None;
            }
            if !self.extend((2 * self.values.len()).max(64)) {
                return self.at(heap); // there may be some more
            }
        }
    }

    /// Who wins a sum, if that is known.
    pub fn outcome(&mut self, heaps: &[u64]) -> Option<Outcome> {
        Some(if self.of_sum(heaps)?.minus == 0 { Outcome::Loss } else { Outcome::Win })
    }

    /// The genus of a sum; of one that is alone it may be one that is not tame.
    pub fn of_sum(&mut self, heaps: &[u64]) -> Option<Genus> {
        if let ([heap], true) = (heaps, self.is_plain()) {
            return self.genus(*heap);
        }
        let mut sum = Genus::fickle(0);
        for &heap in heaps {
            sum = sum.plus(self.genus(heap)?);
        }
        // All smaller heaps are known by now.
        let largest = heaps.iter().max().copied().unwrap_or(0);
        let is_tame = match self.wild {
            Some(wild) => largest < wild as u64,
            None => true,
        };
        is_tame.then_some(sum)
    }

    /// The least period of who wins a single heap.
    pub fn of_single(&mut self) -> Option<Certificate> {
        if self.single.is_none() {
            // What is not proven by then hardly ever is.
            self.genus(MAX_TABLE);
            self.single = Some(self.least_period());
        }
        self.single.clone()?
    }

    /// What decides a sum of any heaps, if all are proven to be tame: of each heap twice the value
    /// in normal play, and 1 more if it is firm.
    pub fn of_sums(&mut self) -> Option<(Vec<u32>, Certificate)> {
        self.genus(MAX_TABLE);
        let proven = self.certificate.as_ref().filter(|_| self.wild.is_none())?;
        let twice = |genus: Genus| 2 * genus.value as u32 + u32::from(genus.is_firm());
        self.shortened(proven, 2 * proven.saltus as u32, twice)
    }

    fn least_period(&self) -> Option<Certificate> {
        let proven = self.certificate.as_ref().filter(|_| self.wild.is_none() || self.is_plain())?;
        Some(self.shortened(proven, 0, |genus| genus.minus.min(1).into())?.1)
    }

    /// Numbers that follow from genera, and their least period.
    fn shortened(
        &self,
        proven: &Certificate,
        saltus: u32,
        of: fn(Genus) -> u32,
    ) -> Option<(Vec<u32>, Certificate)> {
        let values: Vec<u32> = (0..proven.length()).map_while(|heap| self.at(heap).map(of)).collect();
        let (start, period) = (proven.pre_period as usize, proven.period as usize);
        let (start, period, saltus) = period::least(&values, start, period, saltus)?;
        // The same heaps were looked at.
        let shorter = proven.period - period as u64;
        let certificate = Certificate {
            pre_period: start as u64,
            period: period as u64,
            saltus: saltus.into(),
            checked: proven.checked + shorter,
            needed: proven.needed + shorter,
            ..proven.clone()
        };
        Some((values, certificate))
    }

    /// What it rests on, for a sum whose outcome is known.
    pub fn theorem(&self, heaps: &[u64]) -> String {
        let largest = heaps.iter().max().copied().unwrap_or(0);
        match (&self.certificate, self.wild) {
            (Some(proven), None) => format!(
                "misère play: every heap is tame (Conway's genus), so that a sum is won like one of Nim \
                 heaps; checked to heap {}, where {} is enough ({})",
                proven.checked + proven.period,
                proven.needed + proven.period,
                proven.theorem
            ),
            (Some(proven), _) if heaps.len() == 1 && self.is_plain() => format!(
                "misère play of a single heap: period {} from n = {} on, checked to heap {} ({})",
                proven.period,
                proven.pre_period,
                proven.checked + proven.period,
                proven.theorem
            ),
            (None, _) if heaps.len() == 1 && self.is_plain() => {
                "misère play of a single heap: from who wins all smaller ones".to_owned()
            }
            _ => format!(
                "misère play: all heaps up to {largest} are tame (Conway's genus, checked for each), so \
                 that a sum is won like one of Nim heaps"
            ),
        }
    }

    fn at(&self, heap: u64) -> Option<Genus> {
        if let Some(&minus) = usize::try_from(heap).ok().and_then(|heap| self.minus.get(heap)) {
            return Some(Genus { value: self.values[heap as usize].into(), minus });
        }
        let proven = self.certificate.as_ref()?;
        let back = proven.pre_period + heap.checked_sub(proven.pre_period)? % proven.period;
        Some(Genus { value: proven.at(&self.values, heap)?, minus: self.minus[back as usize] })
    }

    /// Whether this many heaps are known, or a proof is.
    fn extend(&mut self, count: usize) -> bool {
        while self.values.len() < count {
            let is_over = self.work > MAX_WORK || self.values.len() > MAX_HEAP;
            if is_over || self.wild.is_some() && !self.is_plain() {
                return false;
            }
            self.push();
        }
        if self.values.len() >= 2 * self.tried {
            self.tried = self.values.len();
            self.certificate = self.proof();
        }
        true
    }

    fn push(&mut self) {
        let heap = self.values.len() as u64;
        let (mut values, mut minus, mut work) = (Vec::new(), [false; 3], 1);
        for clause in &self.clauses {
            for take in clause.takes.from_heap(heap) {
                let is_all = clause.leaves.each(heap - take, &mut |parts| {
                    let of = |part: &u64| {
                        let (value, minus) = (self.values[*part as usize], self.minus[*part as usize]);
                        Genus { value: value.into(), minus }
                    };
                    // A wild heap has no sums, here.
                    let genus = match parts {
                        [part] => of(part),
                        parts => parts.iter().fold(Genus::fickle(0), |sum, part| sum.plus(of(part))),
                    };
                    values.push(genus.value as u32);
                    minus[usize::from(genus.minus)] = true;
                    work += 1 + parts.len() as u64;
                    work + self.work <= 2 * MAX_WORK
                });
                if !is_all {
                    self.work += work; // the heap stays unknown
                    return;
                }
            }
        }
        self.work += work;
        // Whoever cannot move wins.
        let least = minus.iter().position(|seen| !seen).unwrap_or(2);
        let least = if values.is_empty() { 1 } else { least };
        let genus = Genus { value: mex(values).into(), minus: least as u8 };
        if !genus.is_tame() && self.wild.is_none() {
            self.wild = Some(self.values.len());
        }
        self.values.push(genus.value as u32);
        self.minus.push(genus.minus);
    }

    /// The period that the heaps so far prove.
    fn proof(&self) -> Option<Certificate> {
        let Some((parts, last)) = period::octal_bounds(&self.clauses) else {
            return PeriodicTakes::new(&self.clauses)?.genera(&self.values, &self.minus);
        };
        // A genus follows from those of the parts, as a value does.
        let genera: Vec<u32> =
            self.values.iter().zip(&self.minus).map(|(v, m)| 3 * v + u32::from(*m)).collect();
        let theorem = match parts {
            1 => "two equal windows of genera, as long as the largest take",
            _ => "genera repeat like the values of octal games (Guy and Smith 1956)",
        };
        period::guy_smith(&genera, parts, last).map(|proven| Certificate { theorem, ..proven })
    }
}
