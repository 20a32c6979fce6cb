//! A row of numbers; a move takes the first or the last one. The first player's best score.

use crate::generate::words;
use crate::prelude::*;

/// `n`, then the numbers.
pub fn generate(random: &mut Rng) -> String {
    let numbers: Vec<i64> = (0..random.usize(1..=11)).map(|_| random.i64(-9..=20)).collect();
    format!("{}\n{}\n", numbers.len(), words(&numbers))
}

/// Large numbers.
pub fn max_random(random: &mut Rng) -> String {
    let numbers: Vec<i64> = (0..5000).map(|_| random.i64(-1_000_000_000..=1_000_000_000)).collect();
    format!("5000\n{}\n", words(&numbers))
}

/// The largest sum there can be.
pub fn max_sum(_: &mut Rng) -> String {
    format!("5000\n{}\n", words(&[1_000_000_000; 5000]))
}

/// Tries both ends.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n: usize = input.int()?;
    input.within(&[n], 1..=16)?;
    let row: Vec<i64> = input.ints(n)?;
    input.within(&row, -1_000_000_000..=1_000_000_000)?;
    out.line(best(&row)[0]);
    Ok(())
}

/// The scores of the player to move and of the other one.
fn best(row: &[i64]) -> [i64; 2] {
    let [first, .., last] = row else { return [row.iter().sum(), 0] };
    let [theirs, ours] = best(&row[1..]);
    let by_first = [first + ours, theirs];
    let [theirs, ours] = best(&row[..row.len() - 1]);
    let by_last = [last + ours, theirs];
    if by_first[0] > by_last[0] { by_first } else { by_last }
}
