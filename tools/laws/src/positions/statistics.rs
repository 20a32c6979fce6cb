//! What conditions on piles are about: nim-sums, sums, counts.

use crate::code::Expr;
use crate::code::words;
use crate::helpers::multiplicities::multiplicities;
use crate::helpers::uneven_digits::uneven_digits;

/// A number made of the sorted piles.
pub type Statistic = fn(&[u64]) -> i128;

/// Lines that come first where their name is used.
const LINES: [(&str, &str); 7] = [
    ("gaps", "let gaps = sorted.rchunks(2).map(gap).fold(0, |xor, gap| xor ^ gap);"),
    ("gap", "let gap = |pair: &[u64]| if pair.len() == 2 { pair[1] - pair[0] } else { pair[0] };"),
    ("sorted", "let mut sorted = heaps.to_vec();\nsorted.sort();"),
    ("nim_sum", "let nim_sum = heaps.iter().fold(0, |xor, &n| xor ^ n);"),
    ("sum", "let sum: u128 = heaps.iter().map(|&n| u128::from(n)).sum();"),
    ("largest", "let largest = heaps.iter().copied().max().unwrap_or(0);"),
    ("smallest", "let smallest = heaps.iter().copied().min().unwrap_or(0);"),
];

/// The lines that a condition needs.
pub fn lines(condition: &str) -> Vec<String> {
    let (mut lines, mut text) = (Vec::new(), condition.to_owned());
    for (name, line) in LINES {
        if words(&text).any(|word| word == name) {
            lines.insert(0, line.to_owned());
            text += line;
        }
    }
    lines
}

/// What is counted, how that is written in Rust with the names of [`LINES`], and the bits for its
/// choice.
pub fn statistics() -> Vec<(&'static str, Statistic, Expr, f64)> {
    let of = |text: &str, high: u64| Expr::of_u64(text, high);
    let all = |text: &str| of(text, u64::MAX);
    let difference = |text: &str| Expr::in_range(text, (-(1 << 120), 1 << 120));
    let (largest_pile, smallest_pile) = (all("largest"), all("smallest"));
    let same = |name: &str| all(&format!("heaps.iter().filter(|&&n| n == {name}).count() as u64"));
    let runs = |rest: &str| all(&format!("multiplicities(&sorted){rest} as u64"));
    let misere = "nim_sum ^ u64::from(heaps.iter().all(|&n| n <= 1))";
    let classes = "heaps.iter().fold(0_u128, |set, n| set | (1 << n.trailing_zeros())).count_ones()";
    vec![
        ("the nim-sum", |t| i128::from(xor(t)), all("nim_sum"), 2.5),
        ("the sum", sum, Expr::in_range("sum", (0, 1 << 120)), 2.0),
        ("the largest", largest, largest_pile.clone(), 4.0),
        ("the smallest", |t| i128::from(*t.first().unwrap_or(&0)), smallest_pile.clone(), 4.0),
        (
            "2 max - sum",
            |t| 2 * largest(t) - sum(t),
            difference("2 * i128::from(largest) - sum as i128"),
            5.0,
        ),
        (
            "sum - 2 max",
            |t| sum(t) - 2 * largest(t),
            difference("sum as i128 - 2 * i128::from(largest)"),
            5.0,
        ),
        ("the count of the smallest", |t| count(t, t.first()), same("smallest"), 5.0),
        ("the count of the largest", |t| count(t, t.last()), same("largest"), 5.0),
        (
            "the count of odd piles",
            |t| t.iter().filter(|n| *n % 2 == 1).count() as i128,
            all("heaps.iter().filter(|&&n| n % 2 == 1).count() as u64"),
            4.0,
        ),
        ("the count of different piles", |t| multiplicities(t).len() as i128, runs(".len()"), 5.0),
        (
            "the count of piles of odd multiplicity",
            |t| multiplicities(t).iter().filter(|&&count| count % 2 == 1).count() as i128,
            runs(".iter().filter(|&&count| count % 2 == 1).count()"),
            5.0,
        ),
        (
            "the nim-sum of n - 1",
            |t| i128::from(t.iter().fold(0, |xor, n| xor ^ n.saturating_sub(1))),
            all("heaps.iter().fold(0, |xor, &n| xor ^ n.saturating_sub(1))"),
            5.0,
        ),
        (
            "the nim-sum of n, or with no pile above 1 the opposite",
            |t| i128::from(xor(t) ^ u64::from(t.iter().all(|&n| n <= 1))),
            all(misere),
            6.0,
        ),
        ("the nim-sum of every second gap", gaps, all("gaps"), 6.0),
        (
            "the count of binary digits that are not in a multiple of 3 piles",
            |t| i128::from(uneven_digits(t, 3)),
            of("uneven_digits(heaps, 3)", 64),
            7.0,
        ),
        ("the number of v2 classes", v2_classes, of(&format!("u64::from({classes})"), 65), 6.0),
        (
            "max - min",
            |t| i128::from(t.last().unwrap_or(&0) - t.first().unwrap_or(&0)),
            largest_pile.with("-", &smallest_pile, (0, u64::MAX.into())),
            4.0,
        ),
        ("the number of piles", |t| t.len() as i128, all("heaps.len() as u64"), 4.0),
    ]
}

fn xor(t: &[u64]) -> u64 {
    t.iter().fold(0, |xor, n| xor ^ n)
}

fn sum(t: &[u64]) -> i128 {
    t.iter().map(|&n| i128::from(n)).sum()
}

fn largest(t: &[u64]) -> i128 {
    i128::from(*t.last().unwrap_or(&0))
}

fn count(t: &[u64], of: Option<&u64>) -> i128 {
    t.iter().filter(|n| Some(*n) == of).count() as i128
}

/// Of the sorted piles, from the largest down.
fn gaps(t: &[u64]) -> i128 {
    let pair = |pair: &[u64]| if pair.len() == 2 { pair[1] - pair[0] } else { pair[0] };
    i128::from(t.rchunks(2).map(pair).fold(0, |xor, gap| xor ^ gap))
}

fn v2_classes(t: &[u64]) -> i128 {
    t.iter().fold(0_u128, |set, n| set | (1 << n.trailing_zeros())).count_ones().into()
}
