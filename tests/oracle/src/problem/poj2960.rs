//! S-Nim, as HDU 1536.

use crate::generate::words;
use crate::prelude::*;

pub use crate::hdu1536::{brute, generate};

/// Three sets of a hundred: any, the first numbers, and small ones; with any, large, and equal
/// heaps.
pub fn max_sets(random: &mut Rng) -> String {
    let mut text = String::new();
    for most in [10_000, 100, 200] {
        text += &format!("100 {}\n100\n", words(&random.choose_multiple(1..=most, 100)));
        for game in 0..100 {
            let heaps: Vec<u64> = match most {
                200 if game < 10 => vec![10_000 - game; 100],
                100 => (0..100).map(|_| random.u64(9000..=10_000)).collect(),
                _ => (0..100).map(|_| random.u64(0..=10_000)).collect(),
            };
            text += &format!("100 {}\n", words(&heaps));
        }
    }
    text + "0\n"
}
