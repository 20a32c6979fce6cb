//! Periods of values, and the theorem that proves them for take-and-break games.

use super::leaves::{Clause, Sizes};
use super::takes::Takes;
use crate::game::Certificate;

/// The most parts that a move leaves, and the largest take: what [`guy_smith`] asks for, if takes
/// are finitely many and parts may have any sizes.
pub fn octal_bounds(clauses: &[Clause]) -> Option<(u64, u64)> {
    clauses.iter().try_fold((1, 0), |(parts, last), Clause { takes, leaves }| {
        let is_free = leaves.named().all(|(_, sizes)| sizes == Sizes::Any);
        let (Takes::Of(takes), Some(most), true) = (takes, leaves.most(), is_free) else { return None };
        Some((parts.max(most as u64), last.max(takes.last().copied().unwrap_or(0))))
    })
}

/// The least period and pre-period that the values prove, for a game in which a move takes at most
/// `last` stones and leaves at most `parts` parts of any sizes. O(values).
///
/// Let g(n + p) = g(n) for n0 <= n <= s n0 + (s - 1) p + k, with s parts and the largest take k.
/// Then for all n >= n0: of what a larger heap leaves, the largest part is at least n0 (after a
/// move from n + p, at least n0 + p), and one can exchange it for the one a period away.
/// R. K. Guy, C. A. B. Smith, Proc. Camb. Phil. Soc. 52 (1956); Winning Ways, chapter 4.
pub fn guy_smith(values: &[u32], parts: u64, last: u64) -> Option<Certificate> {
    let count = values.len() as u64;
    for (start, period) in tails(values) {
        let needed = parts.checked_mul(start)?.checked_add((parts - 1).checked_mul(period)?)?;
        let needed = needed.checked_add(last)?;
        if needed + period < count {
            let theorem = if parts == 1 {
                "two equal windows of values, as long as the largest take"
            } else {
                "Guy and Smith 1956: periods of octal games, for any number of parts"
            };
            let checked = count - 1 - period;
            return Some(Certificate { pre_period: start, period, saltus: 0, checked, needed, theorem });
        }
    }
    None
}

/// Where the values become periodic, and the least period from there on: each start at which
/// another period follows twice or more, ascending.
pub fn tails<T: PartialEq>(values: &[T]) -> impl Iterator<Item = (u64, u64)> {
    let count = values.len();
    let longest = borders(values);
    let tail = move |length: usize| (count - length, length - longest[length - 1] as usize);
    let all = (1..=count).rev().map(tail).filter(move |(start, period)| count - start >= 2 * period);
    all.map(|(start, period)| (start as u64, period as u64))
}

/// For each length: the longest proper border of that many last values (Knuth, Morris, Pratt, read
/// backwards).
fn borders<T: PartialEq>(values: &[T]) -> Vec<u32> {
    let at = |i: usize| &values[values.len() - 1 - i];
    let mut longest = vec![0u32; values.len()];
    let mut border = 0;
    for i in 1..values.len() {
        while border > 0 && at(i) != at(border) {
            border = longest[border - 1] as usize;
        }
        border += usize::from(at(i) == at(border));
        longest[i] = border as u32;
    }
    longest
}

/// The least pre-period and period of values that are known to have a period (with a saltus) from
/// an index on, if there is a whole period and a second one from there.
pub fn least(values: &[u32], from: usize, period: usize, saltus: u32) -> Option<(usize, usize, u32)> {
    let holds =
        |n: usize, period: usize, saltus: u32| values[n].checked_add(saltus) == Some(values[n + period]);
    if from + 2 * period > values.len() {
        return None;
    }
    let shorter = |p: &usize| {
        let rise = u64::from(saltus) * *p as u64;
        period.is_multiple_of(*p)
            && rise.is_multiple_of(period as u64)
            && (from..from + period).all(|n| holds(n, *p, (rise / period as u64) as u32))
    };
    let least = (1..=period).find(shorter)?;
    let rise = (u64::from(saltus) * least as u64 / period as u64) as u32;
    let start = (0..from).rev().take_while(|&n| holds(n, least, rise)).last().unwrap_or(from);
    Some((start, least, rise))
}
