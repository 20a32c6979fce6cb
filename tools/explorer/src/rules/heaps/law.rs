//! Games whose values are known for every heap.

use super::takes::Named;
use crate::game::Certificate;

/// The value of any heap from which a move takes a number of such a set and leaves the rest
/// together, from a formula: O(1).
pub fn for_takes(named: Named) -> Option<fn(u64) -> u32> {
    match named {
        Named::AtMostHalf => Some(|n| at_most_half(n) as u32),
        Named::AtLeastHalf => Some(|n| u64::BITS - n.leading_zeros()),
        Named::Divisors => Some(|n| if n == 0 { 0 } else { n.trailing_zeros() + 1 }),
        Named::ProperDivisors => Some(|n| if n == 0 { 0 } else { n.trailing_zeros() }),
        Named::Whole => Some(|n| n.min(1) as u32),
        Named::LessThanHalf
        | Named::MoreThanHalf
        | Named::ExactlyHalf
        | Named::HalfRoundedDown
        | Named::HalfRoundedUp
        | Named::AtMostRoot
        | Named::Digits
        | Named::Coprime
        | Named::Squares
        | Named::Cubes
        | Named::Primes
        | Named::Composites
        | Named::Powers(_)
        | Named::Fibonacci => None,
    }
}

/// Half of an even heap; an odd one 2m + 1 has the value of m. For the heaps m..2m have the values
/// 0..m, each once: one step on, m goes, and 2m and 2m + 1 come with the values m and that of m.
/// An even heap leaves m..2m, an odd one m + 1..=2m.
pub fn at_most_half(n: u64) -> u64 {
    let n = if n == u64::MAX { 0 } else { n >> n.trailing_ones() };
    n / 2
}

/// The takes from `least` to `most`: g(n) = floor((n mod (least + most)) / least), as the heaps of
/// one value are `least` long blocks, and a move leads from each to all that are below it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Interval {
    least: u64,
    most: u64,
}

impl Interval {
    /// What these takes are in ascending order, if none between is missing.
    pub fn of(takes: &[u64]) -> Option<Interval> {
        let (&least, &most) = (takes.first()?, takes.last()?);
        (least > 0 && most - least + 1 == takes.len() as u64).then_some(Interval { least, most })
    }

    /// The value of a heap: O(1).
    pub fn value(self, n: u64) -> u32 {
        let rest = self.least.checked_add(self.most).map_or(n, |period| n % period);
        (rest / self.least) as u32
    }

    /// The period, which is known of as soon as two of it are there.
    pub fn certificate(self, count: u64) -> Option<Certificate> {
        let period = self.least.checked_add(self.most)?;
        let theorem = "g(n) = floor((n mod (a + b)) / a) for the takes from a to b";
        let checked = count.checked_sub(1)?.checked_sub(period).filter(|checked| *checked >= period)?;
        Some(Certificate { pre_period: 0, period, saltus: 0, checked, needed: period, theorem })
    }
}

/// The period for the takes 1, m, m^2, ...: they are odd if m is, so values are 0 and 1. If m is
/// even, each is one more or less than a multiple of m + 1, so values are 0 1 0 1 ... 0 1 2: a move
/// leads to one of the two remainders beside the heap's.
pub fn powers(base: u64, count: u64) -> Option<Certificate> {
    let period = if base % 2 == 1 { 2 } else { base.checked_add(1)? };
    let theorem = if base % 2 == 1 {
        "all powers of an odd number are odd"
    } else {
        "all powers of an even m are 1 or m modulo m + 1"
    };
    let needed = period.checked_mul(2)?;
    let checked = count.checked_sub(period + 1).filter(|checked| *checked >= needed)?;
    Some(Certificate { pre_period: 0, period, saltus: 0, checked, needed, theorem })
}

/// The law of Lasker's Nim: g(4k + 1) = 4k + 1, g(4k + 2) = 4k + 2, g(4k + 3) = 4k + 4 and
/// g(4k + 4) = 4k + 3. Winning Ways, chapter 4.
pub fn lasker(count: u64) -> Option<Certificate> {
    let (needed, theorem) = (5, "Lasker's Nim (Winning Ways, chapter 4)");
    let checked = count.checked_sub(5).filter(|checked| *checked >= needed)?;
    Some(Certificate { pre_period: 1, period: 4, saltus: 4, checked, needed, theorem })
}

/// Appends the values of the game in which a move takes a number that has no divisor in common with
/// the heap: for an even heap 0, as all options are odd. For an odd one the index of its least
/// prime p: the smaller primes and 1 are options, and no heap of least prime p is, as p does not
/// divide what is taken. O(sqrt(n) / log n) for a prime n.
pub fn extend_coprime(values: &mut Vec<u32>, count: usize) {
    let mut primes: Vec<usize> = Vec::new();
    let mut largest = values.iter().copied().max().unwrap_or(0).max(1);
    for n in values.len()..count {
        let candidate = primes.last().map_or(3, |last| last + 2);
        for odd in (candidate..).step_by(2).take_while(|odd| odd * odd <= n) {
            if primes.iter().take_while(|p| *p * *p <= odd).all(|p| !odd.is_multiple_of(*p)) {
                primes.push(odd);
            }
        }
        let least = primes.iter().take_while(|p| *p * *p <= n).find(|p| n.is_multiple_of(**p));
        values.push(match (n, least) {
            (1, _) => 1,
            (n, _) if n % 2 == 0 => 0,
            (_, Some(least)) => values[*least],
            (_, None) => {
                largest += 1;
                largest
            }
        });
    }
}
