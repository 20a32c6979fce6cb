//! Misère Nim: whoever takes the last stone loses.

use crate::generate::{balanced, words};
use crate::prelude::*;

pub use crate::hdu1907::{brute, generate};

/// In turn: ones, twice lost piles, and twice any.
pub fn max_cases(random: &mut Rng) -> String {
    let mut text = "500\n".to_owned();
    for case in 0..500 {
        let piles = match case % 5 {
            0 => vec![1; 50],
            1 | 2 => balanced(random, 50, 5000),
            _ => (0..50).map(|_| random.u64(1..=5000)).collect(),
        };
        text += &format!("50\n{}\n", words(&piles));
    }
    text
}
