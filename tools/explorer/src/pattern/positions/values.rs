//! What conditions on piles are about: nim-sums, sums, counts.

use crate::pattern::code::expr::Expr;
use crate::pattern::helpers::multiplicities::multiplicities;
use crate::pattern::helpers::uneven_digits::uneven_digits;

/// A number made of the sorted piles.
pub type Value = fn(&[u64]) -> i128;

/// What is counted, how the Rust for `heaps` (in order: `sorted`) is, and the bits for its choice.
pub fn values() -> Vec<(&'static str, Value, Expr, f64)> {
    let of = |text: &str, high: u64| Expr::of_u64(text, high);
    let all = |text: &str| of(text, u64::MAX);
    let total = Expr::of("heaps.iter().map(|&n| u128::from(n)).sum::<u128>()", (0, 1 << 120));
    let (most, least) =
        (all("heaps.iter().copied().max().unwrap_or(0)"), all("heaps.iter().copied().min().unwrap_or(0)"));
    let same =
        |end: &str| all(&format!("heaps.iter().filter(|&n| Some(n) == heaps.iter().{end}()).count() as u64"));
    let runs = |rest: &str| all(&format!("multiplicities(&sorted){rest} as u64"));
    let misere = "heaps.iter().fold(u64::from(heaps.iter().all(|&n| n <= 1)), |xor, &n| xor ^ n)";
    let gap = "sorted.rchunks(2).map(|pair| if pair.len() == 2 { pair[1] - pair[0] } else { pair[0] })";
    let classes = "heaps.iter().fold(0_u128, |set, n| set | (1 << n.trailing_zeros())).count_ones()";
    vec![
        ("the nim-sum", |t| i128::from(xor(t)), all("heaps.iter().fold(0, |xor, &n| xor ^ n)"), 2.5),
        ("the sum", sum, total.clone(), 2.0),
        ("the largest", largest, most.clone(), 4.0),
        ("the smallest", |t| i128::from(*t.first().unwrap_or(&0)), least.clone(), 4.0),
        ("2 max - sum", |t| 2 * largest(t) - sum(t), most.times(2).minus(&total), 5.0),
        ("sum - 2 max", |t| sum(t) - 2 * largest(t), total.minus(&most.times(2)), 5.0),
        ("the count of the smallest", |t| count(t, t.first()), same("min"), 5.0),
        ("the count of the largest", |t| count(t, t.last()), same("max"), 5.0),
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
        ("the nim-sum of every second gap", gaps, all(&format!("{gap}.fold(0, |xor, gap| xor ^ gap)")), 6.0),
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
            most.with("-", &least, (0, u64::MAX.into())),
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
