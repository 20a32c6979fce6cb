//! Euclid's game: subtract a multiple of the smaller number from the larger one.

use super::kind::form;
use super::{GameKind, Reading, Words, bounds};
use crate::game::{Flaw, Game, Parts, Position, Shape};

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

impl Game for Euclid {
    fn title(&self) -> String {
        if self.until_equal { "euclid until equal".to_owned() } else { "euclid".to_owned() }
    }

    fn shape(&self) -> Shape {
        Shape::Grid { first: u64::from(self.until_equal) }
    }

    fn options(&mut self, position: &Position) -> Result<Vec<Parts>, Flaw> {
        let (a, b) = (position[0], position[1]);
        let (small, large) = (a.min(b), a.max(b));
        let to_zero = large.checked_div(small).unwrap_or(0);
        let times = if self.until_equal && small > 0 { (large - 1) / small } else { to_zero };
        bounds::listed(times.into(), &self.show(position))?;
        // The larger number stays in its place, and of equal ones the first goes.
        let moved = |k: u64| {
            let left = large - k * small;
            vec![if a >= b { vec![left, b] } else { vec![a, left] }]
        };
        Ok((1..=times).map(moved).collect())
    }

    /// Down to 0: along the continued fraction (Cairns, Ho, Lengyel, Discrete Mathematics 311,
    /// 2011). Until equal: floor(|a/b - b/a|) (G. Nivasch, Integers 6, 2006). O(log n).
    fn value(&mut self, position: &Position) -> Option<Result<u32, Flaw>> {
        let (mut small, mut large) = (position[0].min(position[1]), position[0].max(position[1]));
        if small == 0 {
            return Some(Ok(0));
        }
        if self.until_equal {
            let (a, b) = (u128::from(large), u128::from(small));
            // It is below 2^64, since the larger number is.
            return Some(bounds::value((a.pow(2).abs_diff(b.pow(2)) / (a * b)) as u64));
        }
        let mut quotients = Vec::new();
        while small > 0 {
            quotients.push(large / small);
            (large, small) = (small, large % small);
        }
        let value = quotients.iter().rev().fold(0, |value, &q| if value < q { q } else { q - 1 });
        Some(bounds::value(value))
    }

    fn read(&self, text: &str) -> Result<Position, Flaw> {
        let position = crate::game::numbers(text, 2)?;
        if self.until_equal && position.contains(&0) {
            return Err(Flaw(format!("`{text}`: the numbers stay positive")));
        }
        Ok(position)
    }
}
