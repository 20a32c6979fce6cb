//! What is said of a position or a sum.

use super::{Parts, Position, Value, mex};

/// What is said of a sum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// The parts of the sum.
    pub parts: Vec<Part>,
    /// What the sum is worth.
    pub value: Value,
    /// Every winning move: the part in which it is made, and which of its options. Where positions
    /// can be repeated, those that win sooner come first.
    pub winning: Vec<(usize, usize)>,
    /// Where positions can be repeated: after how many moves each winning move has won, the move
    /// itself among them, if the loser holds out. Empty if no position can be repeated, or if too
    /// many sums can be reached.
    pub lengths: Vec<u32>,
}

/// A part of a sum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// The position.
    pub position: Position,
    /// What it is worth alone.
    pub value: Value,
    /// Every option.
    pub options: Vec<Choice>,
}

/// An option of a part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// What it leaves of the part.
    pub leaves: Parts,
    /// What that is worth; in misère play, what the whole sum is worth after it. `None` if it was
    /// not computed, as the game has a faster way: it is only known that the move does not win.
    pub value: Option<Value>,
}

impl Part {
    /// The values of the options, ascending, each once: the mex of these is the position's value,
    /// if all are known.
    pub fn option_values(&self) -> Vec<u32> {
        let finite = |choice: &Choice| match choice.value {
            Some(Value::Grundy(value)) => Some(value),
            _ => None,
        };
        let mut values: Vec<u32> = self.options.iter().filter_map(finite).collect();
        values.sort_unstable();
        values.dedup();
        values
    }

    /// The least value that no option is known to have.
    pub fn mex(&self) -> u32 {
        mex(self.option_values())
    }
}
