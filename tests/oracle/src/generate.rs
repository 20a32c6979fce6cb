//! Random input in formats that many judges share.

use crate::scan::{Error, Scan};
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

/// The items with blanks between them.
pub fn words<T: ToString>(items: &[T]) -> String {
    let words: Vec<String> = items.iter().map(T::to_string).collect();
    words.join(" ")
}

/// A line for each edge.
pub fn edges(edges: &[(usize, usize)]) -> String {
    edges.iter().map(|(a, b)| format!("{a} {b}\n")).collect()
}

/// The numbers from 1 to n in random order.
pub fn numbered(random: &mut Rng, n: usize) -> Vec<usize> {
    let mut numbers: Vec<usize> = (1..=n).collect();
    random.shuffle(&mut numbers);
    numbers
}

/// A path through the vertices 1..=n in random order; so are its edges.
pub fn path(random: &mut Rng, n: usize) -> Vec<(usize, usize)> {
    let vertices = numbered(random, n);
    let mut edges: Vec<(usize, usize)> = vertices.windows(2).map(|edge| (edge[0], edge[1])).collect();
    random.shuffle(&mut edges);
    edges
}

/// Numbers in 1..=`most` with nim-sum 0.
pub fn balanced(random: &mut Rng, n: usize, most: u64) -> Vec<u64> {
    loop {
        let mut numbers: Vec<u64> = (1..n).map(|_| random.u64(1..=most)).collect();
        let last = numbers.iter().fold(0, |sum, number| sum ^ number);
        if (1..=most).contains(&last) {
            numbers.push(last);
            return numbers;
        }
    }
}

/// The next line of an input as LeetCode writes a list of numbers: `[1,5,2]`; none at the end.
pub fn next_list(input: &mut Scan) -> Result<Option<Vec<i64>>, Error> {
    if input.at_end() {
        return Ok(None);
    }
    let line = input.line()?.unwrap_or_default().trim().to_owned();
    let inner = line.strip_prefix('[').and_then(|line| line.strip_suffix(']'));
    let numbers = inner.ok_or("expected a list in brackets")?.split(',').filter(|number| !number.is_empty());
    let numbers: Result<Vec<i64>, _> = numbers.map(|number| number.trim().parse()).collect();
    Ok(Some(numbers.map_err(|error| error.to_string())?))
}
