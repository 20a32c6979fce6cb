//! Euclid's game: subtract a multiple of the smaller number from the larger one.

use super::{Form, Kind, Reading, Words};
use crate::game::{Flaw, Game, Parts, Position, Shape};

/// The game of Cole and Davie, and the one that stops at equal numbers.
pub const KIND: Kind = Kind {
    name: "Euclid's game",
    forms: &[Form {
        example: "euclid",
        about: "subtract a multiple of the smaller of two numbers from the larger, down to 0",
    }],
    read,
};

struct Euclid;

fn read(words: &mut Words) -> Reading {
    words.take("euclid").then(|| Ok(Box::new(Euclid) as _))
}

impl Game for Euclid {
    fn title(&self) -> String {
        "euclid".to_owned()
    }

    fn shape(&self) -> Shape {
        Shape::Grid { first: 0 }
    }

    fn options(&mut self, position: &Position) -> Result<Vec<Parts>, Flaw> {
        let (a, b) = (position[0], position[1]);
        let (small, large) = (a.min(b), a.max(b));
        let times = large.checked_div(small).unwrap_or(0);
        // The larger number stays in its place, and of equal ones the first goes.
        let moved = |k: u64| {
            let left = large - k * small;
            vec![if a >= b { vec![left, b] } else { vec![a, left] }]
        };
        Ok((1..=times).map(moved).collect())
    }
}
