//! Lines with a true law: periods, digits, roots, primes, lists, games.

use super::{Case, line, lists};
use crate::reader::meaning::digits;

pub type Of = fn(i128) -> i128;

/// A name, the first index, how many values, and the law.
pub type Row = (&'static str, i128, i128, Of);

pub fn all() -> Vec<Case> {
    let tables =
        [&DIGITS[..], &ROOTS, &PRIMES, &BEATTY, &lists::LISTS, &lists::RUNS, &lists::RECURSIONS].concat();
    let mut all: Vec<Case> =
        tables.into_iter().map(|(name, first, count, of)| line(name, first, count, of)).collect();
    for b in 3..=12 {
        let of_base = |name: &str, of: fn(i128, i128) -> i128| {
            line(&format!("{name} in base {b}"), 1, 200, move |n| of(n, b))
        };
        all.push(of_base("digit sum mod b", |n, b| digits(n, b).iter().sum::<i128>() % b));
        all.push(of_base("digit sum", |n, b| digits(n, b).iter().sum()));
        all.push(of_base("exponent mod 3", |n, b| exponent(n, b) % 3));
        all.push(of_base("exponent mod 2", |n, b| exponent(n, b) % 2));
        all.push(of_base("first digit", |n, b| *digits(n, b).last().unwrap()));
        all.push(of_base("last digit", |n, b| *digits(n, b).iter().find(|d| **d > 0).unwrap()));
    }
    for k in 2..=9 {
        all.push(line(&format!("strange nim {k}"), 0, 200, move |n| strange(n, k)));
        all.push(line(&format!("growing by {k}/{}", k - 1), 1, 300, move |n| log(n, k)));
    }
    for k in 1..=12 {
        all.push(line(&format!("bash {k}"), 0, 60, move |n| n % (k + 1)));
        all.push(line(&format!("slow bash {k}"), 0, 80, move |n| n % (3 * k) / k));
        all.push(line(&format!("steps {k}"), 0, 80, move |n| n / k * k + (n + 1) % k));
    }
    all
}

fn exponent(n: i128, b: i128) -> i128 {
    (0..).take_while(|&e| n % b.pow(e + 1) == 0).count() as i128
}

fn strange(mut n: i128, k: i128) -> i128 {
    while n % k != 0 {
        n -= n / k + 1;
    }
    n / k
}

/// How often n becomes n - ceil(n / k) until it is 0.
fn log(mut n: i128, k: i128) -> i128 {
    let mut count = 0;
    while n > 0 {
        n -= (n + k - 1) / k;
        count += 1;
    }
    count % 2
}

fn factors(mut n: i128) -> Vec<(i128, i128)> {
    let mut all = Vec::new();
    for p in 2.. {
        if n < 2 {
            return all;
        }
        if p * p > n {
            all.push((n, 1));
            return all;
        }
        let e = exponent(n, p);
        if e > 0 {
            all.push((p, e));
            n /= p.pow(e as u32);
        }
    }
    all
}

fn is_prime(n: i128) -> bool {
    matches!(factors(n)[..], [(_, 1)])
}

fn reversed(n: i128, b: i128) -> i128 {
    digits(n, b).iter().fold(0, |all, d| all * b + d)
}

fn cube_root(n: i128) -> i128 {
    (0..).take_while(|i| i * i * i <= n).last().unwrap()
}

pub fn triangular_root(n: i128) -> i128 {
    (0..).take_while(|i| i * (i + 1) / 2 <= n).last().unwrap()
}

pub fn fibonacci(n: i128) -> (i128, i128) {
    let (mut a, mut b, mut i) = (1, 2, 0);
    while b <= n {
        (a, b, i) = (b, a + b, i + 1);
    }
    (a, i)
}

fn zeckendorf(mut n: i128) -> i128 {
    let mut count = 0;
    while n > 0 {
        n -= fibonacci(n).0;
        count += 1;
    }
    count
}

fn stern(n: i128) -> i128 {
    if n < 2 {
        n
    } else if n % 2 == 0 {
        stern(n / 2)
    } else {
        stern(n / 2) + stern(n / 2 + 1)
    }
}

fn spread(n: i128, b: i128) -> i128 {
    digits(n, 2).iter().rev().fold(0, |all, d| all * b + d)
}

pub fn ones(n: i128) -> i128 {
    n.count_ones().into()
}

const DIGITS: [Row; 40] = [
    ("n xor n/3", 0, 100, |n| n ^ (n / 3)),
    ("n xor 3n", 0, 100, |n| n ^ (3 * n)),
    ("n xor 2n", 0, 100, |n| n ^ (2 * n)),
    ("Gray code", 0, 100, |n| n ^ (n / 2)),
    ("n xor n/4", 0, 100, |n| n ^ (n / 4)),
    ("n xor n/5", 0, 100, |n| n ^ (n / 5)),
    ("n and n/2", 0, 100, |n| n & (n / 2)),
    ("n or n/2", 0, 100, |n| n | (n / 2)),
    ("n and 2n", 0, 100, |n| n & (2 * n)),
    ("n and n - 1", 1, 100, |n| n & (n - 1)),
    ("n xor n + 1", 0, 100, |n| n ^ (n + 1)),
    ("n or n + 1", 0, 100, |n| n | (n + 1)),
    ("Moser-de Bruijn", 0, 100, |n| spread(n, 4)),
    ("sums of powers of 3", 0, 100, |n| spread(n, 3)),
    ("sums of powers of 5", 0, 100, |n| spread(n, 5)),
    ("reversed bits", 0, 200, |n| reversed(n, 2)),
    ("reversed digits", 0, 300, |n| reversed(n, 10)),
    ("reversed in base 3", 0, 300, |n| reversed(n, 3)),
    ("Stern", 0, 200, stern),
    ("popcount mod 2", 0, 100, |n| ones(n) % 2),
    ("popcount mod 3", 0, 100, |n| ones(n) % 3),
    ("popcount mod 7", 0, 300, |n| ones(n) % 7),
    ("odious n, else 0", 0, 100, |n| n * (ones(n) % 2)),
    ("evil n, else 0", 0, 100, |n| n * ((ones(n) + 1) % 2)),
    ("has two ones in a row", 0, 200, |n| i128::from(n & (n / 2) > 0)),
    ("Rudin-Shapiro", 0, 200, |n| ones(n & (n / 2)) % 2),
    ("is a power of 2", 0, 100, |n| i128::from(n.count_ones() == 1)),
    ("is a power of 3", 0, 200, |n| i128::from(n > 0 && 3_i128.pow(exponent(n, 3) as u32) == n)),
    ("is a power of 5", 1, 300, |n| i128::from(5_i128.pow(exponent(n, 5) as u32) == n)),
    ("Josephus", 1, 100, |n| 2 * (n - (1 << n.ilog2())) + 1),
    ("popcount plus v2", 1, 100, |n| ones(n) + i128::from(n.trailing_zeros())),
    ("v2(n) xor n mod 3", 1, 100, |n| i128::from(n.trailing_zeros()) ^ (n % 3)),
    ("complement", 1, 100, |n| (1 << (n.ilog2() + 1)) - 1 - n),
    ("has a digit 1 in base 3", 0, 200, |n| digits(n, 3).contains(&1).into()),
    ("has a digit 9", 0, 300, |n| digits(n, 10).contains(&9).into()),
    ("digits in base 10", 1, 300, |n| digits(n, 10).len() as i128),
    ("palindrome in base 2", 0, 300, |n| i128::from(reversed(n, 2) == n)),
    ("largest digit in base 3", 0, 200, |n| digits(n, 3).into_iter().max().unwrap_or(0)),
    ("lowbit plus highbit", 1, 100, |n| (n & -n) + (1 << n.ilog2())),
    ("oddpart mod 4", 1, 100, |n| (n >> n.trailing_zeros()) % 4),
];

const ROOTS: [Row; 26] = [
    ("n + isqrt", 0, 100, |n| n + n.isqrt()),
    ("n - isqrt", 0, 100, |n| n - n.isqrt()),
    ("n - isqrt^2", 0, 100, |n| n - n.isqrt() * n.isqrt()),
    ("isqrt", 0, 100, |n| n.isqrt()),
    ("isqrt mod 2", 0, 200, |n| n.isqrt() % 2),
    ("isqrt mod 3", 0, 300, |n| n.isqrt() % 3),
    ("n mod isqrt", 1, 100, |n| n % n.isqrt()),
    ("n - triangular", 0, 100, |n| n - triangular_root(n) * (triangular_root(n) + 1) / 2),
    ("triangular root", 0, 100, triangular_root),
    ("n^2 div 4", 0, 60, |n| n * n / 4),
    ("n^2 div 3", 0, 60, |n| n * n / 3),
    ("n^2 div 8", 0, 60, |n| n * n / 8),
    ("n^2 mod 7", 0, 60, |n| n * n % 7),
    ("n^3", 0, 60, |n| n * n * n),
    ("n^3 - n", 0, 60, |n| n * n * n - n),
    ("tetrahedral", 0, 60, |n| n * (n + 1) * (n + 2) / 6),
    ("n^4", 0, 60, |n| n.pow(4)),
    ("cube root", 0, 300, cube_root),
    ("is a cube", 0, 300, |n| i128::from(cube_root(n).pow(3) == n)),
    ("is a square", 0, 100, |n| i128::from(n.isqrt() * n.isqrt() == n)),
    ("is triangular", 0, 100, |n| i128::from(triangular_root(n) * (triangular_root(n) + 1) / 2 == n)),
    ("is pronic", 0, 150, |n| i128::from(n.isqrt() * (n.isqrt() + 1) == n)),
    ("is a fourth power", 0, 700, |n| i128::from(n.isqrt().isqrt().pow(4) == n)),
    ("2^n", 0, 50, |n| 1 << n.min(126)),
    ("2^n - 1", 0, 50, |n| (1 << n.min(126)) - 1),
    ("3^n", 0, 30, |n| 3_i128.pow(n.min(79) as u32)),
];

const PRIMES: [Row; 30] = [
    ("is prime", 0, 100, |n| is_prime(n).into()),
    ("n - lpd", 1, 100, |n| n - factors(n).first().map_or(1, |p| p.0)),
    ("least prime", 2, 100, |n| factors(n)[0].0),
    ("greatest prime", 2, 100, |n| factors(n).last().unwrap().0),
    ("greatest divisor", 2, 100, |n| n / factors(n)[0].0),
    ("radical", 1, 100, |n| factors(n).iter().map(|p| p.0).product()),
    ("n div radical", 1, 100, |n| factors(n).iter().map(|p| p.0.pow(p.1 as u32 - 1)).product()),
    ("sigma", 1, 100, sigma),
    ("sum of proper divisors", 1, 100, |n| sigma(n) - n),
    ("mu", 1, 100, |n| {
        if factors(n).iter().any(|p| p.1 > 1) { 0 } else { (-1_i128).pow(factors(n).len() as u32) }
    }),
    ("squarefree", 1, 150, |n| i128::from(factors(n).iter().all(|p| p.1 == 1))),
    ("pi", 1, 150, |n| (2..=n).filter(|n| is_prime(*n)).count() as i128),
    ("xor of exponents", 1, 150, |n| factors(n).iter().fold(0, |xor, p| xor ^ p.1)),
    ("sum of primes", 1, 100, |n| factors(n).iter().map(|p| p.0 * p.1).sum()),
    ("phi", 1, 100, |n| factors(n).iter().map(|p| p.0.pow(p.1 as u32 - 1) * (p.0 - 1)).product()),
    ("tau", 1, 100, tau),
    ("tau mod 2", 1, 100, |n| tau(n) % 2),
    ("tau mod 3", 1, 150, |n| tau(n) % 3),
    ("tau mod 4", 1, 200, |n| tau(n) % 4),
    ("Omega", 1, 100, |n| factors(n).iter().map(|p| p.1).sum()),
    ("Omega mod 2", 1, 100, |n| factors(n).iter().map(|p| p.1).sum::<i128>() % 2),
    ("omega", 1, 100, |n| factors(n).len() as i128),
    ("omega mod 2", 1, 150, |n| factors(n).len() as i128 % 2),
    ("Omega without 2s", 1, 100, |n| factors(n >> n.trailing_zeros()).iter().map(|p| p.1).sum()),
    ("is a prime power", 1, 100, |n| i128::from(factors(n).len() == 1)),
    ("largest exponent", 1, 100, |n| factors(n).iter().map(|p| p.1).max().unwrap_or(0)),
    ("prime n, else 0", 0, 100, |n| if is_prime(n) { n } else { 0 }),
    ("is semiprime", 1, 150, |n| i128::from(factors(n).iter().map(|p| p.1).sum::<i128>() == 2)),
    ("odd n by least prime index, even 0", 1, 100, |n| {
        if n < 2 { 0 } else { (2..=factors(n)[0].0).filter(|n| is_prime(*n)).count() as i128 % 2 }
    }),
    ("n + 1 is prime", 0, 100, |n| is_prime(n + 1).into()),
];

fn tau(n: i128) -> i128 {
    factors(n).iter().map(|p| p.1 + 1).product()
}

fn sigma(n: i128) -> i128 {
    factors(n).iter().map(|p| (p.0.pow(p.1 as u32 + 1) - 1) / (p.0 - 1)).product()
}

/// floor(n (p + sqrt(d)) / q).
fn floor(n: i128, p: i128, d: i128, q: i128) -> i128 {
    (p * n + (d * n * n).isqrt()).div_euclid(q)
}

const BEATTY: [Row; 24] = [
    ("n phi", 0, 100, |n| floor(n, 1, 5, 2)),
    ("n phi^2", 0, 100, |n| floor(n, 3, 5, 2)),
    ("n sqrt 2", 0, 100, |n| floor(n, 0, 2, 1)),
    ("n sqrt 3", 0, 100, |n| floor(n, 0, 3, 1)),
    ("n (2 + sqrt 2)", 0, 100, |n| floor(n, 2, 2, 1)),
    ("n phi mod 2", 0, 300, |n| floor(n, 1, 5, 2) % 2),
    ("n phi mod 3", 0, 400, |n| floor(n, 1, 5, 2) % 3),
    ("n sqrt 2 mod 2", 0, 300, |n| floor(n, 0, 2, 1) % 2),
    ("n sqrt 3 mod 2", 0, 300, |n| floor(n, 0, 3, 1) % 2),
    ("n sqrt 5 mod 2", 0, 300, |n| floor(n, 0, 5, 1) % 2),
    ("n sqrt 7 mod 2", 0, 400, |n| floor(n, 0, 7, 1) % 2),
    ("n sqrt 2 mod 4", 0, 400, |n| floor(n, 0, 2, 1) % 4),
    ("n phi^2 mod 2", 0, 400, |n| floor(n, 3, 5, 2) % 2),
    ("rabbit word", 0, 200, |n| floor(n + 1, 1, 5, 2) - floor(n, 1, 5, 2)),
    ("sqrt 2 word", 0, 200, |n| floor(n + 1, 0, 2, 1) - floor(n, 0, 2, 1)),
    ("sqrt 3 word", 0, 200, |n| floor(n + 1, 0, 3, 1) - floor(n, 0, 3, 1)),
    ("lower Wythoff", 0, 200, |n| (1..=n).any(|i| floor(i, 1, 5, 2) == n).into()),
    ("upper Wythoff", 0, 200, |n| (1..=n).any(|i| floor(i, 3, 5, 2) == n).into()),
    ("in n sqrt 2", 0, 200, |n| (1..=n).any(|i| floor(i, 0, 2, 1) == n).into()),
    ("terms of Zeckendorf", 0, 200, zeckendorf),
    ("terms of Zeckendorf mod 2", 0, 200, |n| zeckendorf(n) % 2),
    ("largest Fibonacci number", 1, 200, |n| fibonacci(n).0),
    ("index of the largest Fibonacci number", 1, 300, |n| fibonacci(n).1),
    ("n - largest Fibonacci number", 1, 200, |n| n - fibonacci(n).0),
];
