//! The lost positions of Wythoff's game for heaps of any size.

use crate::game::{LargeAnswer, Outcome, Position, Run};
use std::collections::BTreeSet;

/// With smaller heaps the options are listed.
pub const LARGE: u64 = 4000;

/// The same of a sum of one position with large heaps, as far as it is proven.
pub fn large(r: u64, sum: &[Position], is_misere: bool) -> Option<LargeAnswer> {
    let [position] = sum else { return None };
    let largest = *position.iter().max()?;
    (!is_misere && (LARGE + 1..=1 << 62).contains(&largest)).then(|| answer(r, position))
}

/// Who wins, and every winning move, if what is taken from both heaps differs by less than `r`.
///
/// The n-th lost pair is (floor(n a), floor(n a) + r n) with a = (2 - r + sqrt(r^2 + 4)) / 2; each
/// number is in exactly one of them. A. S. Fraenkel, American Mathematical Monthly 89 (1982).
fn answer(r: u64, position: &Position) -> LargeAnswer {
    let (small, large) = (position[0].min(position[1]), position[0].max(position[1]));
    let mut left: BTreeSet<(u64, u64)> = BTreeSet::new();
    // From one heap.
    left.extend(partner(r, small).filter(|other| *other < large).map(|other| (small, other)));
    left.extend(partner(r, large).filter(|other| *other < small).map(|other| (other, large)));
    // From both: the difference of what is left is near.
    let near = (large - small) / r;
    for n in [near, near + 1] {
        let (a, b) = (first(r, n), first(r, n) + u128::from(r) * u128::from(n));
        if a < small.into() && b < large.into() {
            let (taken, also) = (u128::from(small) - a, u128::from(large) - b);
            if taken.abs_diff(also) < r.into() {
                left.insert((a as u64, b as u64));
            }
        }
    }
    let is_lost = partner(r, small) == Some(large);
    let swapped = position[0] > position[1];
    let place = |(a, b): (u64, u64)| vec![if swapped { vec![b, a] } else { vec![a, b] }];
    LargeAnswer {
        parts: vec![(position.clone(), None)],
        value: None,
        outcome: if is_lost { Outcome::Loss } else { Outcome::Win },
        winning: left.into_iter().map(|pair| Run::one(0, place(pair))).collect(),
        is_all: true,
        theorem: format!("Wythoff 1907, Fraenkel 1982: lost are the pairs floor(n a), floor(n a) + {r} n"),
    }
}

/// The smaller number of the n-th pair, exactly: n is at most 2^62 / r.
fn first(r: u64, n: u64) -> u128 {
    let (r, n) = (u128::from(r), u128::from(n));
    let root = (n * n * (r * r + 4)).isqrt();
    (root + 2 * n - n * r) / 2
}

/// With which number it is lost.
fn partner(r: u64, number: u64) -> Option<u64> {
    let find = |of: &dyn Fn(u64) -> u128, most: u64| {
        let (mut from, mut to) = (0, most);
        while from < to {
            let middle = from + (to - from) / 2;
            if of(middle) < number.into() { from = middle + 1 } else { to = middle }
        }
        (of(from) == number.into()).then_some(from)
    };
    let second = |n: u64| first(r, n) + u128::from(r) * u128::from(n);
    // Beyond, the other number is larger than any heap.
    let as_first = find(&|n| first(r, n), number.min((1 << 62) / r) + 1);
    let by_first = as_first.and_then(|n| u64::try_from(second(n)).ok());
    by_first.or_else(|| find(&second, number / r + 1).and_then(|n| u64::try_from(first(r, n)).ok()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_those_of_the_definition() {
        for r in 1..6u64 {
            let size = 60;
            let moves = |a: u64, b: u64| {
                let one = (0..a).map(move |a| (a, b)).chain((0..b).map(move |b| (a, b)));
                let both = (0..a).flat_map(move |x| (0..b).map(move |y| (x, y)));
                one.chain(both.filter(move |(x, y)| (a - x).abs_diff(b - y) < r))
            };
            let mut lost = BTreeSet::new();
            for (a, b) in (0..size).flat_map(|a| (0..=a).map(move |b| (a, b))) {
                for (a, b) in [(a, b), (b, a)] {
                    let wanted: BTreeSet<(u64, u64)> = moves(a, b).filter(|to| lost.contains(to)).collect();
                    let found = answer(r, &vec![a, b]);
                    let runs = found.winning.iter().map(|run| (run.first[0][0], run.first[0][1]));
                    assert_eq!(runs.collect::<BTreeSet<_>>(), wanted, "{r}: {a},{b}");
                    assert_eq!(found.outcome == Outcome::Loss, wanted.is_empty(), "{r}: {a},{b}");
                }
                if moves(a, b).all(|to| !lost.contains(&to)) {
                    lost.extend([(a, b), (b, a)]);
                }
            }
        }
        for r in [1, 2, 7, 1_000_000_000_000, u64::MAX] {
            for heaps in [[1 << 62, 1 << 62], [(1 << 62) - 1, 12], [0, 1 << 62], [1 << 62, (1 << 62) - 5]] {
                answer(r, &heaps.to_vec());
            }
        }
    }
}
