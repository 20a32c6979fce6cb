//! P-positions with a true law.

use super::{Case, numbers, tuples};

type OfNumber = fn(i128) -> bool;
type OfPiles = fn(&[u64]) -> bool;

pub fn all() -> Vec<Case> {
    let mut all: Vec<Case> = NUMBERS.iter().map(|&(name, up_to, of)| numbers(name, up_to, of)).collect();
    all.extend(PILES.iter().map(|&(name, arity, up_to, of)| tuples(name, &[arity], up_to, of)));
    all.extend(SEVERAL.iter().map(|&(name, arities, up_to, of)| tuples(name, arities, up_to, of)));
    for k in 1..=4_u64 {
        let lost = move |t: &[u64]| super::grids::wythoff(t[0].into(), t[1].into(), k.into());
        all.push(tuples(&format!("Wythoff |x - y| < {k}"), &[2], 60, lost));
        let moore = move |t: &[u64]| {
            (0..8).all(|bit| t.iter().filter(|n| *n >> bit & 1 == 1).count() as u64 % (k + 1) == 0)
        };
        if k < 3 {
            all.push(tuples(&format!("Moore {k}"), &[3], 15, moore));
        }
        all.push(tuples(&format!("Nim mod {}", k + 2), &[3], 14, move |t| xor(t, |n| n % (k + 2)) == 0));
        all.push(tuples(&format!("sum mod {}", k + 2), &[3], 14, move |t| {
            t.iter().sum::<u64>() % (k + 2) == 0
        }));
    }
    all
}

fn xor(t: &[u64], of: impl Fn(u64) -> u64) -> u64 {
    t.iter().fold(0, |all, &n| all ^ of(n))
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

const NUMBERS: [(&str, u64, OfNumber); 16] = [
    ("multiples of 5", 100, |n| n % 5 == 0),
    ("0 and 2 mod 7", 150, |n| n % 7 == 0 || n % 7 == 2),
    ("Fibonacci numbers", 2000, |n| {
        let (mut a, mut b) = (1, 2);
        while a < n {
            (a, b) = (b, a + b);
        }
        a == n
    }),
    ("powers of 2", 2000, |n| n > 0 && n.count_ones() == 1),
    ("2^k - 1", 2000, |n| (n + 1).count_ones() == 1),
    ("squares", 400, |n| n.isqrt() * n.isqrt() == n),
    ("triangular", 400, |n| (8 * n + 1).isqrt().pow(2) == 8 * n + 1),
    ("evil", 300, |n| n.count_ones() % 2 == 0),
    ("primes", 300, |n| n > 1 && (2..n).all(|d| n % d != 0)),
    ("even v2", 300, |n| n > 0 && n.trailing_zeros() % 2 == 0),
    ("lower Wythoff", 300, |n| (1..=n).any(|i| (i + (5 * i * i).isqrt()) / 2 == n)),
    ("no digit 2 in base 3", 300, |n| !crate::reader::meaning::digits(n, 3).contains(&2)),
    ("3 2^k - 2", 3000, |n| (n + 2) % 3 == 0 && ((n + 2) / 3).count_ones() == 1),
    ("odd", 60, |n| n % 2 == 1),
    ("1 mod 4 from 9 on", 90, |n| n == 0 || n >= 9 && n % 4 == 1),
    ("runs that double", 1000, |n| n > 0 && n.ilog2() % 2 == 0),
];

const PILES: [(&str, usize, u64, OfPiles); 52] = [
    ("nim 2", 2, 20, |t| t[0] == t[1]),
    ("nim 3", 3, 15, |t| t[0] ^ t[1] ^ t[2] == 0),
    ("nim 4", 4, 8, |t| xor(t, |n| n) == 0),
    ("misère nim", 3, 12, |t| if t.iter().all(|&n| n < 2) { xor(t, |n| n) == 1 } else { xor(t, |n| n) == 0 }),
    ("both odd", 2, 20, |t| t[0] % 2 == 1 && t[1] % 2 == 1),
    ("both even", 2, 20, |t| t[0] % 2 == 0 && t[1] % 2 == 0),
    ("all odd", 3, 12, |t| t.iter().all(|n| n % 2 == 1)),
    ("all even", 3, 12, |t| t.iter().all(|n| n % 2 == 0)),
    ("gcd 1", 2, 24, |t| gcd(t[0], t[1]) == 1),
    ("gcd 1 of 3", 3, 12, |t| gcd(gcd(t[0], t[1]), t[2]) == 1),
    ("gcd even", 2, 24, |t| gcd(t[0], t[1]) % 2 == 0),
    ("gcd above 1, or equal", 2, 24, |t| gcd(t[0], t[1]) > 1),
    ("piles over the gcd odd", 2, 24, |t| {
        t[0] > 0 && (t[0] / gcd(t[0], t[1])) % 2 == 1 && (t[1] / gcd(t[0], t[1])) % 2 == 1
    }),
    ("sum even", 3, 12, |t| t.iter().sum::<u64>() % 2 == 0),
    ("smallest even", 2, 24, |t| t[0] % 2 == 0),
    ("largest odd", 2, 24, |t| t[1] % 2 == 1),
    ("gap 1", 2, 24, |t| t[1] - t[0] == 1),
    ("gap below 3", 2, 24, |t| t[1] - t[0] < 3),
    ("gap mod 3", 2, 24, |t| (t[1] - t[0]) % 3 == 0),
    ("largest is the sum", 3, 12, |t| t[2] == t[0] + t[1]),
    ("largest below the sum", 3, 12, |t| t[2] < t[0] + t[1]),
    ("twice as large", 2, 24, |t| t[1] >= 2 * t[0]),
    ("y = 2x", 2, 24, |t| t[1] == 2 * t[0]),
    ("two equal", 3, 12, |t| t[0] == t[1] || t[1] == t[2]),
    ("all equal", 3, 12, |t| t[0] == t[2]),
    ("two smallest equal", 3, 12, |t| t[0] == t[1]),
    ("two largest equal", 3, 12, |t| t[1] == t[2]),
    ("v2 alike", 2, 24, |t| t[0] > 0 && t[0].trailing_zeros() == t[1].trailing_zeros()),
    ("halves", 3, 14, |t| xor(t, |n| n.div_ceil(2)) == 0),
    ("halves down", 3, 14, |t| xor(t, |n| n / 2) == 0),
    ("thirds", 3, 14, |t| xor(t, |n| n / 3) == 0),
    ("popcounts", 3, 12, |t| t.iter().map(|n| n.count_ones()).sum::<u32>() % 2 == 0),
    ("lasker", 3, 12, |t| {
        xor(t, |n| {
            if n == 0 {
                0
            } else if n % 4 == 0 {
                n - 1
            } else if n % 4 == 3 {
                n + 1
            } else {
                n
            }
        }) == 0
    }),
    ("n + 1", 3, 12, |t| xor(t, |n| n + 1) == 0),
    ("nim-sum 1", 3, 12, |t| xor(t, |n| n) == 1),
    ("nim-sum below 2", 3, 12, |t| xor(t, |n| n) < 2),
    ("nim-sum odd", 3, 12, |t| xor(t, |n| n) % 2 == 1),
    ("smallest 1", 3, 12, |t| t[0] == 1),
    ("smallest below 2", 3, 12, |t| t[0] < 2),
    ("sum is 1 mod 3, smallest 0", 3, 12, |t| t[0] == 0 && t.iter().sum::<u64>() % 3 == 1),
    ("number of odd piles 2", 3, 12, |t| t.iter().filter(|n| *n % 2 == 1).count() == 2),
    ("odd piles even, or all 1", 3, 12, |t| t.iter().filter(|n| *n % 2 == 1).count() % 2 == 0),
    ("sum is a power of 2", 2, 30, |t| (t[0] + t[1]).count_ones() == 1),
    ("sum is a square", 2, 30, |t| (t[0] + t[1]).isqrt().pow(2) == t[0] + t[1]),
    ("product even", 2, 20, |t| t[0] * t[1] % 2 == 0),
    ("product a square", 2, 30, |t| (t[0] * t[1]).isqrt().pow(2) == t[0] * t[1]),
    ("divides", 2, 24, |t| t[0] > 0 && t[1] % t[0] == 0),
    ("euclid", 2, 30, |t| {
        let (mut a, mut b, mut is_lost) = (t[1], t[0], true);
        while b > 0 && a / b == 1 && a % b > 0 {
            (a, b) = (b, a % b);
            is_lost = !is_lost;
        }
        b == 0 && is_lost || b > 0 && !is_lost
    }),
    ("end nim", 3, 12, |t| t[0] == t[1] && t[2] % 2 == 0 || t[1] == t[2] && t[0] % 2 == 0),
    ("odd multiplicities 1", 3, 12, |t| (t[0] == t[1]) != (t[1] == t[2]) || t[0] == t[2]),
    ("smallest = 0 or equal", 2, 20, |t| t[0] == 0 || t[0] == t[1]),
    ("powers of 2 apart", 2, 30, |t| (t[1] - t[0]).count_ones() == 1),
];

const SEVERAL: [(&str, &[usize], u64, OfPiles); 12] = [
    ("number of piles even", &[1, 2, 3, 4], 6, |t| t.len() % 2 == 0),
    ("piles and sum odd", &[1, 2, 3], 8, |t| (t.len() as u64 + t.iter().sum::<u64>()) % 2 == 0),
    ("sum even, any number", &[1, 2, 3], 8, |t| t.iter().sum::<u64>() % 2 == 0),
    ("nim of any number", &[1, 2, 3], 8, |t| xor(t, |n| n) == 0),
    ("the number of 1s is odd", &[1, 2, 3, 4], 6, |t| t.iter().filter(|n| **n == 1).count() % 2 == 1),
    ("leading ones even", &[1, 2, 3, 4], 6, |t| t.iter().take_while(|n| **n == 1).count() % 2 == 0),
    ("leading run even", &[2, 3, 4], 7, |t| t.iter().take_while(|n| **n == t[0]).count() % 2 == 0),
    ("first that is not 1 is odd", &[2, 3, 4], 7, |t| {
        t.iter().find(|n| **n != 1).is_some_and(|n| n % 2 == 1)
    }),
    ("all 1, an odd number", &[1, 2, 3, 4], 6, |t| t.iter().all(|n| *n == 1) && t.len() % 2 == 1),
    ("nim-sum 0 or an even number", &[1, 2, 3], 7, |t| xor(t, |n| n) == 0 || t.len() % 2 == 0),
    ("gcd even", &[1, 2, 3], 9, |t| t.iter().fold(0, |a, &b| gcd(a, b)) % 2 == 0),
    ("largest and number odd", &[1, 2, 3], 8, |t| (t[t.len() - 1] + t.len() as u64) % 2 == 0),
];
