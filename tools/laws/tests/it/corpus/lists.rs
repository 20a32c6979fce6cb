//! Lists, runs of equal values and recursions with a true law.

use super::lines::{Of, Row, fibonacci, ones, triangular_root};
use crate::reader::meaning::digits;

pub const LISTS: [Row; 14] = [
    ("is a Fibonacci number", 1, 200, |n| i128::from(fibonacci(n).0 == n)),
    ("2^k - 1", 0, 200, |n| i128::from((n + 1).count_ones() == 1)),
    ("2^k + 1", 0, 300, |n| i128::from(n > 1 && (n - 1).count_ones() == 1)),
    ("3 2^k", 0, 400, |n| i128::from(n > 0 && n % 3 == 0 && (n / 3).count_ones() == 1)),
    ("triangular and n mod 2", 0, 200, |n| {
        i128::from(triangular_root(n) * (triangular_root(n) + 1) / 2 == n)
    }),
    ("1 but at squares", 0, 150, |n| i128::from(n.isqrt() * n.isqrt() != n)),
    ("n mod 3, period after 5", 0, 60, |n| if n < 5 { 7 - n } else { n % 3 }),
    ("kayles", 0, 300, |n| grundy::kayles::Kayles::new().grundy(n as u64).into()),
    ("even, then primes", 0, 100, |n| if n % 2 == 0 { 0 } else { n }),
    ("n if even, else n / 2", 0, 100, |n| if n % 2 == 0 { n } else { n / 2 }),
    ("lasker", 0, 100, |n| {
        if n > 0 && n % 4 == 0 {
            n - 1
        } else if n % 4 == 3 {
            n + 1
        } else {
            n
        }
    }),
    ("n + popcount", 0, 100, |n| n + ones(n)),
    ("n - popcount", 0, 100, |n| n - ones(n)),
    ("n xor 5", 0, 100, |n| n ^ 5),
];

/// How many ends are at most n, and their parity.
fn ends(n: i128, end: Of) -> i128 {
    (1..20_000).take_while(|&i| end(i) <= n).count() as i128
}

fn growing(i: i128, [start, a, b]: [i128; 3]) -> i128 {
    (1..i).fold(start, |end, _| a * end + b)
}

pub const RUNS: [Row; 20] = [
    ("ends 2a + 1", 0, 500, |n| ends(n, |i| growing(i, [3, 2, 1])) % 2),
    ("ends 3a + 2", 0, 2000, |n| ends(n, |i| growing(i, [2, 3, 2])) % 2),
    ("ends 2a, counted", 0, 300, |n| ends(n, |i| growing(i, [5, 2, 0]))),
    ("ends 4a + 3 by turns 0 2 5", 0, 20_000, |n| [0, 2, 5][ends(n, |i| growing(i, [1, 4, 3])) as usize % 3]),
    ("ends i^2", 0, 300, |n| ends(n, |i| i * i) % 2),
    ("ends i^2 + i", 0, 300, |n| ends(n, |i| i * i + i) % 2),
    ("ends i^2 + 1, by turns", 0, 400, |n| [4, 1, 3][ends(n, |i| i * i + 1) as usize % 3]),
    ("ends i^3", 0, 1000, |n| ends(n, |i| i * i * i) % 2),
    ("ends triangular", 0, 300, |n| ends(n, |i| i * (i + 1) / 2) % 2),
    ("ends 2^i", 0, 300, |n| ends(n, |i| 1 << i) % 2),
    ("ends 2^i - 3", 0, 300, |n| ends(n, |i| (1 << (i + 2)) - 3)),
    ("ends Fibonacci", 0, 600, |n| ends(n, |i| (0..i).fold((1, 2), |(a, b), _| (b, a + b)).0) % 2),
    ("ends Fibonacci, counted", 0, 600, |n| ends(n, |i| (0..i).fold((1, 2), |(a, b), _| (b, a + b)).0)),
    ("ends factorials", 0, 6000, |n| ends(n, |i| (1..=(i + 1).min(20)).product()) % 2),
    ("ends squared", 0, 70_000, |n| ends(n, |i| (0..(i - 1).min(6)).fold(2, |end, _| end * end)) % 2),
    ("multiplication game", 2, 1000, |n| {
        i128::from((0..12).map(|i| 18_i128.pow(i)).any(|p| (p < n) && n <= 9 * p))
    }),
    ("values 2^k", 1, 200, |n| 1 << n.ilog2()),
    ("values k^2", 0, 200, |n| n.isqrt() * n.isqrt()),
    ("values 2k + 1", 0, 200, |n| 2 * n.isqrt() + 1),
    ("values by runs of 3 2^k", 0, 400, |n| ends(n, |i| 3 * ((1 << i) - 1))),
];

pub const RECURSIONS: [Row; 12] = [
    ("half nim", 1, 100, |n| i128::from(n.ilog2())),
    ("at most half", 0, 100, |n| odd(n)),
    ("g(3q) = g(2q)", 1, 200, |n| thirds(n, 0)),
    ("g(3q) = g(2q) + 1", 1, 200, |n| thirds(n, 1)),
    ("g(n) = g(n div 2) + n mod 2", 0, 100, ones),
    ("g(2n) = 3 g(n), g(2n + 1) = 3 g(n) + 2", 0, 100, |n| {
        digits(n, 2).iter().rev().fold(0, |all, d| 3 * all + 2 * d)
    }),
    ("g(2n) = g(n), g(2n + 1) = n", 0, 100, |n| if n == 0 { 0 } else { (n >> n.trailing_zeros()) / 2 }),
    ("g(4n + 1) = n", 0, 200, |n| if n % 4 == 1 { n / 4 } else { 0 }),
    ("g(n) = g(n div 3) xor n mod 3", 0, 200, |n| digits(n, 3).iter().fold(0, |a, b| a ^ b)),
    ("g(n) = g(n div 4) xor n mod 4", 0, 200, |n| digits(n, 4).iter().fold(0, |a, b| a ^ b)),
    ("products of digits + 1", 0, 200, |n| digits(n, 2).iter().map(|d| d + 1).product()),
    ("odd binomials", 0, 200, |n| 1 << n.count_ones()),
];

/// The odd part's half, rounded down.
fn odd(n: i128) -> i128 {
    let mut n = n;
    while n % 2 == 1 {
        n /= 2;
    }
    n / 2
}

fn thirds(mut n: i128, more: i128) -> i128 {
    let mut sum = 0;
    while n > 0 && n % 3 == 0 {
        n = n / 3 * 2;
        sum += more;
    }
    sum + n % 3
}
