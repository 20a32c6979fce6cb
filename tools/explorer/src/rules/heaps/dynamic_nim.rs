//! Dynamic Nim: at most k times what the other player has just taken, and first any number but
//! all.
//!
//! A position is (stones, limit); a single number n stands for the beginning, (n, n - 1). For
//! twice as many the P-positions of these are the Fibonacci numbers. M. J. Whinihan, Fibonacci
//! Quarterly 1 (1963); A. J. Schwenk, Fibonacci Quarterly 8 (1970).

use super::schwenk;
use crate::game::{Claim, Engine, Flaw, Game, LargeAnswer, Outcome, Parts, Position, Run, Shape, numbers};

/// `take at most 2x`.
pub struct Dynamic {
    times: u64,
    steps: Steps,
}

/// The values of (n, limit) for all limits: they grow with the limit.
#[derive(Clone)]
struct Steps {
    times: u64,
    /// For each n the least limits from which on the value is 1, 2, 3, ...
    limits: Vec<Vec<u32>>,
}

/// A table takes quadratic time, so it ends there.
const MAX_STONES: u64 = 200_000;

impl Dynamic {
    /// At most `times` as many as were just taken.
    pub fn new(times: u64) -> Dynamic {
        Dynamic { times, steps: Steps { times, limits: vec![] } }
    }
}

/// Fewer options are listed one by one.
const MAX_LISTED: u64 = 10_000;

/// Every number is a sum of some lost numbers in one way, the greatest first, and a move wins that
/// takes the last few of them, so that the next one cannot be taken (Schwenk).
fn large(times: u64, position: &Position, stones: u64, limit: u64) -> LargeAnswer {
    let lost = schwenk::lost(times, stones);
    let (mut rest, mut parts) = (stones, Vec::new());
    for &part in lost.iter().rev() {
        if part <= rest {
            parts.push(part);
            rest -= part;
        }
    }
    let (mut winning, mut take) = (Vec::new(), 0u64);
    while let Some(part) = parts.pop() {
        take += part;
        if take > limit {
            break;
        }
        let left = stones - take;
        let next = take.saturating_mul(times);
        if parts.last().is_none_or(|part| next < *part) {
            winning.push(Run::one(0, if left == 0 { vec![] } else { vec![vec![left, left.min(next)]] }));
        }
    }
    let outcome = if winning.is_empty() { Outcome::Loss } else { Outcome::Win };
    LargeAnswer {
        parts: vec![(position.clone(), None)],
        value: None,
        outcome,
        winning,
        is_all: true,
        theorem: "Schwenk 1970: all is lost whose least part, as a sum of lost numbers, is above the limit"
            .to_owned(),
    }
}

/// The number of stones, and how many may be taken.
fn limited(position: &Position) -> (u64, u64) {
    let stones = position[0];
    (stones, position.get(1).map_or(stones.saturating_sub(1), |limit| stones.min(*limit)))
}

impl Steps {
    /// The value of a position of a known n.
    fn value(&self, n: usize, limit: u64) -> u32 {
        self.limits[n].partition_point(|least| u64::from(*least) <= limit) as u32
    }

    /// Adds the next n. O(n log v) for v different values.
    fn push(&mut self) {
        let n = self.limits.len();
        let (mut seen, mut mex, mut limits) = (Vec::new(), 0, Vec::new());
        for take in 1..=n {
            let value = self.value(n - take, self.times * take as u64) as usize;
            if seen.len() <= value {
                seen.resize(value + 1, false);
            }
            seen[value] = true;
            while seen.get(mex) == Some(&true) {
                mex += 1;
                limits.push(take as u32);
            }
        }
        self.limits.push(limits);
    }

    fn reserve(&mut self, n: u64) -> Result<(), Flaw> {
        if n > MAX_STONES {
            return Err(Flaw(format!("{n} stones are too many: up to {MAX_STONES}")));
        }
        while self.limits.len() as u64 <= n {
            self.push();
        }
        Ok(())
    }
}

impl Dynamic {
    fn after(&self, stones: u64, take: u64) -> Parts {
        let left = stones - take;
        // No larger limit than what is left, so that equal positions are equal.
        if left == 0 { vec![] } else { vec![vec![left, left.min(self.times.saturating_mul(take))]] }
    }
}

impl Game for Dynamic {
    fn title(&self) -> String {
        format!("take at most {}x", self.times)
    }

    fn shape(&self) -> Shape {
        Shape::Line { first: 0 }
    }

    fn options(&mut self, position: &Position) -> Result<Vec<Parts>, Flaw> {
        let (stones, limit) = limited(position);
        if limit > MAX_STONES {
            return Err(Flaw(format!("{limit} options are too many to list")));
        }
        Ok((1..=limit).map(|take| self.after(stones, take)).collect())
    }

    fn some_option(&mut self, position: &Position) -> Option<Parts> {
        let (stones, limit) = limited(position);
        (limit > 0).then(|| self.after(stones, 1))
    }

    fn large(&mut self, sum: &[Position], is_misere: bool) -> Option<Result<LargeAnswer, Flaw>> {
        let [position] = sum else { return None };
        let (stones, limit) = limited(position);
        (limit > MAX_LISTED && !is_misere).then(|| Ok(large(self.times, position, stones, limit)))
    }

    fn proves(&self, claim: &Claim, is_misere: bool) -> Option<String> {
        if is_misere { None } else { schwenk::proves(self.times, claim) }
    }

    fn value(&mut self, position: &Position) -> Option<Result<u32, Flaw>> {
        let (stones, limit) = limited(position);
        let value = self.steps.reserve(stones).map(|()| self.steps.value(stones as usize, limit));
        Some(value)
    }

    fn engine(&self) -> Option<Box<dyn Engine>> {
        Some(Box::new(self.steps.clone()))
    }

    fn read(&self, text: &str) -> Result<Position, Flaw> {
        let whole = numbers(text, 1);
        let pair = numbers(text, 2);
        match (whole, pair) {
            (Ok(position), _) | (_, Ok(position)) => Ok(position),
            _ => Err(Flaw(format!(
                "`{text}`: a position is the number of stones, or that and how many may be taken: `20,6`"
            ))),
        }
    }
}

impl Engine for Steps {
    fn extend(&mut self, values: &mut Vec<u32>, count: usize) -> Result<(), Flaw> {
        for n in values.len()..count {
            self.reserve(n as u64)?;
            values.push(self.value(n, (n as u64).saturating_sub(1)));
        }
        Ok(())
    }

    fn memory(&self, count: usize) -> u64 {
        128 * count as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winning_moves_are_those_of_the_definition() {
        for times in 1..6 {
            let mut game = Dynamic::new(times);
            for stones in 1..150u64 {
                for limit in (1..=stones).filter(|limit| *limit < 20 || limit % 7 == stones % 7) {
                    let position = vec![stones, limit];
                    let found = large(times, &position, stones, limit);
                    let mut wanted = Vec::new();
                    for leaves in game.options(&position).unwrap() {
                        if leaves.first().is_none_or(|left| game.value(left) == Some(Ok(0))) {
                            wanted.push(leaves);
                        }
                    }
                    let all: Vec<Parts> = found.winning.iter().map(|run| run.first.clone()).collect();
                    assert_eq!(all, wanted, "{times}x: {position:?}");
                }
            }
            for position in [vec![u64::MAX, u64::MAX - 1], vec![u64::MAX, u64::MAX], vec![1 << 63, 1 << 40]] {
                large(times, &position, position[0], position[1]);
            }
        }
    }
}
