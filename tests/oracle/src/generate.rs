//! Random input in formats that many judges share.

use fastrand::Rng;
use std::ops::RangeInclusive;

/// `n`, the `separator`, and n numbers, with a newline at the end.
pub fn row(
    random: &mut Rng,
    length: RangeInclusive<usize>,
    value: RangeInclusive<u64>,
    separator: &str,
) -> String {
    let row: Vec<String> = (0..random.usize(length)).map(|_| random.u64(value.clone()).to_string()).collect();
    format!("{}{separator}{}\n", row.len(), row.join(" "))
}

/// The number of cases, 15, and then for each case `n` and on the next line n numbers in
/// 1..=`largest`.
pub fn rows(random: &mut Rng, longest: usize, largest: u64) -> String {
    let cases: String = (0..15).map(|_| row(random, 1..=longest, 1..=largest, "\n")).collect();
    format!("15\n{cases}")
}
