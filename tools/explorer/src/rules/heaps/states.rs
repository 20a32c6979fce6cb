//! Proven periods, with a saltus, of games in which a heap stays together and the set of takes is
//! periodic from some number on: all but a few numbers, the odd ones, `0.[30]`.

use super::leaves::{Clause, Leaves};
use super::period;
use super::takes::{Takes, lcm};
use crate::game::Certificate;

pub struct PeriodicTakes {
    /// Whether a number below `from` may be taken.
    few: Vec<bool>,
    /// The same from there on, by the remainder; at most 64.
    many: Vec<bool>,
}

/// Longer periods of the takes are not looked at, nor later starts.
const MAX_PERIOD: usize = 64;
const MAX_START: u64 = 100_000;

/// What of the values decides how they go on from an index: relative to the least value that can
/// still occur, all that can, and the last few values.
#[derive(PartialEq)]
struct State {
    /// For each possible value but the new one: at which distances it stands (as remainders), if it
    /// is still possible.
    possible: Vec<Option<u64>>,
    /// The last values; `None` for those that cannot occur again.
    last: Vec<Option<u32>>,
}

/// From which number on, and with which period, a set of takes repeats, if that is plain.
fn periodic(takes: &Takes) -> Option<(u64, u64)> {
    match takes {
        Takes::Of(all) => Some((all.last().map_or(1, |last| last + 1), 1)),
        Takes::Every { from, step } => Some((*from, *step)),
        Takes::Named(_) => None,
        Takes::Filtered(set, others) => {
            let both = |one: (u64, u64), other: (u64, u64)| Some((one.0.max(other.0), lcm(one.1, other.1)));
            others.iter().try_fold(periodic(set)?, |found, (other, _)| both(found, periodic(other)?))
        }
    }
}

impl PeriodicTakes {
    /// Those of a game in which a heap stays together, if they are so.
    pub fn new(clauses: &[Clause]) -> Option<PeriodicTakes> {
        let (mut from, mut step) = (1, 1);
        for clause in clauses {
            if clause.leaves != Leaves::of_bits(0b11) {
                return None;
            }
            let (start, by) = periodic(&clause.takes)?;
            (from, step) = (from.max(start), lcm(step, by));
        }
        if from > MAX_START || step > MAX_PERIOD as u64 {
            return None;
        }
        let end = (from + step) as usize;
        let mut allowed = vec![false; end];
        for clause in clauses {
            clause.takes.from_heap(end as u64 - 1).into_iter().for_each(|take| allowed[take as usize] = true);
        }
        let many = allowed.split_off(from as usize);
        Some(PeriodicTakes { few: allowed, many })
    }

    /// The state before the value with index n, and the least value that can still occur.
    fn state(&self, values: &[u32], n: usize) -> (State, u32) {
        let (from, step) = (self.few.len(), self.many.len());
        let last = n.saturating_sub(from - 1);
        let largest = values[..n].iter().max().map_or(0, |largest| *largest as usize);
        let mut distances = vec![0u64; largest + 1];
        for (m, value) in values[..last].iter().enumerate() {
            distances[*value as usize] |= 1 << ((n - m - from) % step);
        }
        // Such a value is an option of every later heap.
        let is_over = |distances: &u64| {
            (0..step).all(|later| (0..step).any(|d| distances >> d & 1 == 1 && self.many[(d + later) % step]))
        };
        let least = distances.iter().position(|distances| !is_over(distances)).unwrap_or(largest + 1);
        let possible = distances[least..].iter().map(|d| if is_over(d) { None } else { Some(*d) }).collect();
        let last = values[last..n].iter().map(|value| value.checked_sub(least as u32)).collect();
        (State { possible, last }, least as u32)
    }
}

impl PeriodicTakes {
    /// What of `minus` decides how it goes on from an index: at which distances 0 and 1 stand, and
    /// the last few.
    fn minus_state<'a>(&self, minus: &'a [u8], n: usize) -> ([u64; 2], &'a [u8]) {
        let (from, step) = (self.few.len(), self.many.len());
        let last = n.saturating_sub(from - 1);
        let mut distances = [0; 2];
        for (m, minus) in minus[..last].iter().enumerate().filter(|(_, minus)| **minus < 2) {
            distances[usize::from(*minus)] |= 1 << ((n - m - from) % step);
        }
        (distances, &minus[last..n])
    }

    /// The period that values prove together with what misère play needs besides: the mex, up to
    /// 2, of the same of all options. Time O(values), some dozens of times.
    pub fn genera(&self, values: &[u32], minus: &[u8]) -> Option<Certificate> {
        let proven = certificate(values, self)?;
        let (end, period) = (values.len(), proven.period as usize);
        let state = self.minus_state(minus, end);
        // From there on every heap has an option.
        let least = (proven.pre_period as usize).max(self.few.len() + self.many.len());
        for times in 1..=64 {
            let start = end.checked_sub(times * period).filter(|start| *start >= least)?;
            // What grows is of one kind only when it has left 0 and 1.
            let is_even = proven.saltus == 0 || values[start..].iter().all(|value| *value >= 2);
            if is_even && self.minus_state(minus, start) == state {
                return Some(Certificate {
                    pre_period: start as u64,
                    period: (times * period) as u64,
                    saltus: proven.saltus * times as u64,
                    checked: start as u64 - 1,
                    needed: start as u64 - 1,
                    theorem: "all that decides the next genera is the same again",
                });
            }
        }
        None
    }
}

/// The least period that the values prove. O(values).
///
/// The next value is the least one that no take reaches, so it depends only on the values that are
/// not yet options of every later heap: at which distances they stand, as far as the takes tell
/// these apart. A new value is the largest so far and one. If all this is the same at n + p as at
/// n, but for a difference s of all values, then g(m + p) = g(m) + s for all m >= n.
pub fn certificate(values: &[u32], takes: &PeriodicTakes) -> Option<Certificate> {
    let differences: Vec<i64> =
        values.windows(2).map(|pair| i64::from(pair[1]) - i64::from(pair[0])).collect();
    let mut last = 0;
    let tails =
        period::tails(&differences).filter(|(_, period)| std::mem::replace(&mut last, *period) != *period);
    for (_, period) in tails.take(4) {
        let (period, end) = (period as usize, values.len());
        let before = end - period;
        let (state, least) = takes.state(values, end);
        let (earlier, lower) = takes.state(values, before);
        let Some(saltus) = least.checked_sub(lower) else { continue };
        if state != earlier || values[end - 1].checked_sub(saltus) != Some(values[before - 1]) {
            continue;
        }
        // From there on it is proven; the values before show where it begins.
        let Some(from) = before.checked_sub(period) else { continue };
        let holds = |n: usize| values[n].checked_add(saltus) == Some(values[n + period]);
        if !(from..before).all(holds) {
            continue;
        }
        let (start, least, rise) = period::least(values, from, period, saltus)?;
        return Some(Certificate {
            pre_period: start as u64,
            period: least as u64,
            saltus: rise.into(),
            checked: (end - 1 - least) as u64,
            needed: before as u64 - 1,
            theorem: "all that decides the next values is the same again (all-but games and their like)",
        });
    }
    None
}
