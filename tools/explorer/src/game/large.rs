//! What a theorem says of a sum, without a list of all options.

use super::{Outcome, Parts, Position};

/// What is known of a sum by a theorem or a proven period.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LargeAnswer {
    /// The parts of the sum, with their values if only they are known.
    pub parts: Vec<(Position, Option<u64>)>,
    /// The value of the sum; `None` where only who wins is known.
    pub value: Option<u64>,
    /// Who wins.
    pub outcome: Outcome,
    /// Winning moves, each in one run only.
    pub winning: Vec<Run>,
    /// Whether these are all of them.
    pub is_all: bool,
    /// The theorem, and what was checked for it.
    pub theorem: String,
}

/// Moves whose numbers grow or fall evenly.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Run {
    /// The part of the sum in which they are made.
    pub part: usize,
    /// What the first one leaves of it.
    pub first: Parts,
    /// What the last one leaves.
    pub last: Parts,
    /// How far each number goes from one move to the next, if it changes at all.
    pub step: u64,
    /// How many moves.
    pub count: u64,
}

impl Run {
    /// A single move.
    pub fn one(part: usize, leaves: Parts) -> Run {
        Run { part, last: leaves.clone(), first: leaves, step: 0, count: 1 }
    }

    /// What the move with this number, from 0 on, leaves.
    pub fn nth(&self, index: u64) -> Parts {
        let between = |(first, last): (&u64, &u64)| match first.cmp(last) {
            std::cmp::Ordering::Less => first + index * self.step,
            std::cmp::Ordering::Equal => *first,
            std::cmp::Ordering::Greater => first - index * self.step,
        };
        let position = |(first, last): (&Position, &Position)| first.iter().zip(last).map(between).collect();
        self.first.iter().zip(&self.last).map(position).collect()
    }
}
