//! Euclid's game: subtract a multiple of the smaller number from the larger one.

use super::kind::form;
use super::{GameKind, Reading, Words, bounds};
use crate::game::{Flaw, Game, LargeAnswer, Outcome, Parts, Position, Run, Shape};

/// The game of Cole and Davie, and the one that stops at equal numbers.
pub const KIND: GameKind = GameKind {
    name: "Euclid's game",
    forms: &[
        form("euclid", "subtract a multiple of the smaller of two numbers from the larger, down to 0"),
        form("euclid until equal", "the same, but both numbers stay positive: it ends when they are equal"),
    ],
    read,
};

struct Euclid {
    /// Nothing becomes 0.
    until_equal: bool,
}

fn read(words: &mut Words) -> Reading {
    words.take("euclid").then(|| {
        let until_equal = words.take("until equal");
        Ok(Box::new(Euclid { until_equal }) as _)
    })
}

/// Fewer options are listed one by one.
const MAX_LISTED: u64 = 10_000;

impl Euclid {
    /// How many options there are.
    fn times(&self, position: &Position) -> u64 {
        let (small, large) = (position[0].min(position[1]), position[0].max(position[1]));
        let to_zero = large.checked_div(small).unwrap_or(0);
        if self.until_equal && small > 0 { (large - 1) / small } else { to_zero }
    }

    /// What is left once the smaller number was taken that many times.
    fn after(position: &Position, times: u64) -> Position {
        let (a, b) = (position[0], position[1]);
        // The larger number stays in its place, and of equal ones the first goes.
        if a >= b { vec![a - times * b, b] } else { vec![a, b - times * a] }
    }

    /// Down to 0: along the continued fraction (Cairns, Ho, Lengyel, Discrete Mathematics 311,
    /// 2011). Until equal: floor(|a/b - b/a|) (G. Nivasch, Integers 6, 2006). O(log n).
    fn formula(&self, position: &Position) -> u64 {
        let (mut small, mut large) = (position[0].min(position[1]), position[0].max(position[1]));
        if small == 0 {
            return 0;
        }
        if self.until_equal {
            let (a, b) = (u128::from(large), u128::from(small));
            // It is below 2^64, since the larger number is.
            return ((a.pow(2) - b.pow(2)) / (a * b)) as u64;
        }
        let mut quotients = Vec::new();
        while small > 0 {
            quotients.push(large / small);
            (large, small) = (small, large % small);
        }
        quotients.iter().rev().fold(0, |value, &q| if value < q { q } else { q - 1 })
    }

    /// Values are close to the quotient, so few options have one.
    fn large_answer(&self, sum: &[Position]) -> LargeAnswer {
        let parts: Vec<_> = sum.iter().map(|part| (part.clone(), Some(self.formula(part)))).collect();
        let total = parts.iter().fold(0, |sum, part| sum ^ part.1.unwrap_or(0));
        let mut winning = Vec::new();
        for (i, (position, value)) in parts.iter().enumerate() {
            let (wanted, most) = (total ^ value.unwrap_or(0), self.times(position));
            let (small, large) = (position[0].min(position[1]), position[0].max(position[1]));
            let quotient = large.checked_div(small).unwrap_or(0);
            let near = (wanted.saturating_sub(1)..=wanted.saturating_add(2)).chain([0]).rev();
            let mut all: Vec<u64> = near.filter_map(|left| quotient.checked_sub(left)).collect();
            all.sort_unstable();
            all.dedup();
            for times in all.into_iter().filter(|times| (1..=most).contains(times)) {
                let left = Euclid::after(position, times);
                if self.formula(&left) == wanted {
                    winning.push(Run::one(i, vec![left]));
                }
            }
        }
        let outcome = if total == 0 { Outcome::Loss } else { Outcome::Win };
        let theorem = if self.until_equal {
            "Nivasch 2006: the value is |a/b - b/a|, rounded down"
        } else {
            "Cairns, Ho, Lengyel 2011: the value from the continued fraction"
        };
        let theorem = theorem.to_owned();
        LargeAnswer { parts, value: Some(total), outcome, winning, is_all: true, theorem }
    }
}

impl Game for Euclid {
    fn title(&self) -> String {
        if self.until_equal { "euclid until equal".to_owned() } else { "euclid".to_owned() }
    }

    fn shape(&self) -> Shape {
        Shape::Grid { first: u64::from(self.until_equal) }
    }

    fn options(&mut self, position: &Position) -> Result<Vec<Parts>, Flaw> {
        let times = self.times(position);
        bounds::listed(times.into(), &self.show(position))?;
        Ok((1..=times).map(|times| vec![Euclid::after(position, times)]).collect())
    }

    fn large(&mut self, sum: &[Position], is_misere: bool) -> Option<Result<LargeAnswer, Flaw>> {
        let is_large = sum.iter().any(|position| self.times(position) > MAX_LISTED);
        (is_large && !is_misere).then(|| Ok(self.large_answer(sum)))
    }

    fn some_option(&mut self, position: &Position) -> Option<Parts> {
        (self.times(position) > 0).then(|| vec![Euclid::after(position, 1)])
    }

    fn value(&mut self, position: &Position) -> Option<Result<u32, Flaw>> {
        Some(bounds::value(self.formula(position)))
    }

    fn read(&self, text: &str) -> Result<Position, Flaw> {
        let position = crate::game::numbers(text, 2)?;
        if self.until_equal && position.contains(&0) {
            return Err(Flaw(format!("`{text}`: the numbers stay positive")));
        }
        Ok(position)
    }
}
