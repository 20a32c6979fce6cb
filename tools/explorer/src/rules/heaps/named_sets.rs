//! Large heaps from which a move takes a number of a set that depends on the heap: the value by a
//! formula, and the options of a value.

use super::law;
use super::takes::Named;
use crate::game::Run;

/// Divisors are sought among the products of primes up to here.
const MAX_PRIME: u64 = 1_000_000;

/// The value of a heap; `None` if no formula gives it, or if it takes too long.
pub fn value(named: Named, n: u64) -> Option<u64> {
    match named {
        Named::AtMostHalf => Some(law::at_most_half(n)),
        Named::Coprime => coprime(n),
        named => law::for_takes(named).map(|law| law(n).into()),
    }
}

/// The options of a heap that have a value, and whether these are all.
pub fn options(named: Named, n: u64, value: u64) -> Option<(Vec<Run>, bool)> {
    let one = |left: u64| Run::one(0, if left == 0 { vec![] } else { vec![vec![left]] });
    match named {
        Named::AtMostHalf => {
            // Twice the value, then always twice and one more: those of the same value.
            let next = |left: &u64| left.checked_mul(2)?.checked_add(1);
            let same = std::iter::successors(value.checked_mul(2), next).take_while(|left| *left < n);
            Some((same.filter(|left| *left >= n - n / 2).map(one).collect(), true))
        }
        Named::AtLeastHalf => {
            let (least, most) = match value {
                0 => (0, 0),
                1..=64 => (1 << (value - 1), (n / 2).min(u64::MAX >> (64 - value))),
                _ => return Some((vec![], true)),
            };
            let run = match (n, least) {
                (0, _) => return Some((vec![], true)),
                (_, least) if least > most => return Some((vec![], true)),
                (_, least) if least == most => one(least),
                _ => {
                    let (first, last) = (vec![vec![least]], vec![vec![most]]);
                    Run { part: 0, first, last, step: 1, count: most - least + 1 }
                }
            };
            Some((vec![run], true))
        }
        Named::Divisors | Named::ProperDivisors => {
            let (divisors, is_all) = divisors(n);
            let proper = |take: &u64| *take < n || named == Named::Divisors;
            let left = divisors.into_iter().filter(proper).map(|take| n - take);
            let wanted = left.filter(|left| self::value(named, *left) == Some(value));
            Some((wanted.map(one).collect(), is_all))
        }
        Named::Coprime => {
            // Others with the same least prime are as good.
            let found = match value {
                0 if n.is_multiple_of(2) => return Some((vec![], true)),
                0 => Some(2),
                1 => Some(1),
                value => primes(MAX_PRIME).nth(usize::try_from(value).ok()? - 1),
            };
            match found? {
                left if left < n && (left == 1 || !n.is_multiple_of(left)) => {
                    Some((vec![one(left)], left == 1))
                }
                1 => Some((vec![], true)),
                // No multiple of a prime that divides the heap is coprime to it.
                left => Some((vec![], n.is_multiple_of(left) || left >= n)),
            }
        }
        _ => None,
    }
}

/// What the value is from.
pub fn theorem(named: Named) -> &'static str {
    match named {
        Named::AtMostHalf => "half of an even heap; an odd one has the value of half of it, rounded down",
        Named::AtLeastHalf => "the number of binary digits",
        Named::Divisors => "how often 2 divides the heap, and one more",
        Named::ProperDivisors => "how often 2 divides the heap",
        _ => "which prime is the least divisor of the heap",
    }
}

/// The index of the least prime divisor, if it is small.
fn coprime(n: u64) -> Option<u64> {
    match n {
        0 => Some(0),
        1 => Some(1),
        n if n.is_multiple_of(2) => Some(0),
        n => primes(MAX_PRIME).position(|prime| n.is_multiple_of(prime)).map(|index| index as u64 + 1),
    }
}

/// Divisors, ascending, and whether they are all.
fn divisors(n: u64) -> (Vec<u64>, bool) {
    if n == 0 {
        return (vec![], true);
    }
    let (mut rest, mut all) = (n, vec![1]);
    let times = |all: &mut Vec<u64>, prime: u64, power: u32| {
        let powers = (1..=power).flat_map(|power| all.iter().map(move |d| d * prime.pow(power)));
        let more: Vec<u64> = powers.collect();
        all.extend(more);
    };
    for prime in primes(MAX_PRIME) {
        let mut power = 0;
        while rest.is_multiple_of(prime) {
            (rest, power) = (rest / prime, power + 1);
        }
        times(&mut all, prime, power);
    }
    // Without prime divisors up to there, a product of two is larger than that.
    let is_all = rest <= MAX_PRIME * MAX_PRIME;
    times(&mut all, rest, u32::from(rest > 1));
    all.sort_unstable();
    (all, is_all)
}

/// The primes up to a bound.
pub fn primes(most: u64) -> impl Iterator<Item = u64> {
    let most = most as usize;
    let mut composite = vec![false; most + 1];
    (2..=most)
        .filter(move |&n| {
            let is_prime = !composite[n];
            if is_prime {
                (n * n..=most).step_by(n).for_each(|multiple| composite[multiple] = true);
            }
            is_prime
        })
        .map(|n| n as u64)
}
