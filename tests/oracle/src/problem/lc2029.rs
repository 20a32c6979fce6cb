//! Stones with values; who removes one so that the sum of all removed is divisible by 3 loses; if
//! none is left, Bob wins. A list on each line.

use crate::prelude::*;

/// Lists.
pub fn generate(random: &mut Rng) -> String {
    let line = |random: &mut Rng| {
        let stones: Vec<u32> = (0..random.usize(1..=8)).map(|_| random.u32(1..=9)).collect();
        format!("{stones:?}\n").replace(' ', "")
    };
    (0..random.usize(1..=6)).map(|_| line(random)).collect()
}

/// As many stones as there may be.
pub fn max_stones(random: &mut Rng) -> String {
    let line = |random: &mut Rng| {
        let stones: Vec<u32> = (0..100_000).map(|_| random.u32(1..=10_000)).collect();
        format!("{stones:?}\n").replace(' ', "")
    };
    (0..2).map(|_| line(random)).collect()
}

/// Tries every stone.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some(stones) = crate::generate::next_list(input)? {
        input.require(stones.len() <= 12, "at most 12 stones")?;
        out.line(wins(&stones, 0, true));
    }
    Ok(())
}

/// Whether the player to move wins.
fn wins(stones: &[i64], removed: i64, alice: bool) -> bool {
    if stones.is_empty() {
        return !alice;
    }
    (0..stones.len()).any(|i| {
        let sum = removed + stones[i];
        sum % 3 != 0 && !wins(&[&stones[..i], &stones[i + 1..]].concat(), sum, !alice)
    })
}
