//! What is too much: positions that would take minutes are refused with a reason.

use crate::game::{Flaw, Parts};

/// Options, or coins on them, that are listed at most.
pub const MAX_LISTED: u128 = 1_000_000;

/// Options that a search may look at, as far as one can tell beforehand: about a minute.
pub const MAX_WORK: u128 = 100_000_000;

/// Refuses lists that are too long.
pub fn listed(count: u128, what: &str) -> Result<(), Flaw> {
    within(count, MAX_LISTED, &format!("{what}: its options cannot be listed,"))
}

/// Refuses searches that take too long.
pub fn searched(work: u128, what: &str) -> Result<(), Flaw> {
    within(work, MAX_WORK, &format!("{what}: its value would take too long, for"))
}

/// What is left when one stone is taken from the first heap that has some.
pub fn one_less(heaps: &[u64]) -> Option<Parts> {
    let i = heaps.iter().position(|heap| *heap > 0)?;
    let mut left = heaps.to_vec();
    left[i] -= 1;
    Some(vec![left])
}

/// C(n, k), or a number above all bounds here.
pub fn choose(n: u64, k: u64) -> u128 {
    let (mut ways, k) = (1u128, k.min(n - k));
    for i in 0..k {
        ways = ways * u128::from(n - i) / u128::from(i + 1);
        if ways > MAX_LISTED {
            return ways;
        }
    }
    ways
}

fn within(count: u128, most: u128, what: &str) -> Result<(), Flaw> {
    if count <= most { Ok(()) } else { Err(Flaw(format!("{what} there are more than {most}"))) }
}

/// A value that fits into a table.
pub fn value(value: u64) -> Result<u32, Flaw> {
    let small = u32::try_from(value).ok().filter(|&value| value != u32::MAX);
    small.ok_or_else(|| Flaw(format!("the value is {value}: only those below {} are handled", u32::MAX)))
}
