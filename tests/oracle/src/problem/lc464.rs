//! The numbers 1 to n, each to be taken once; whoever brings the total to T or more wins. Two lines
//! for each game, n and T.

use crate::prelude::*;

/// Two lines for each game.
pub fn generate(random: &mut Rng) -> String {
    let game = |random: &mut Rng| {
        let n = random.i32(1..=9);
        format!("{n}\n{}\n", random.i32(0..=n * (n + 1) / 2 + 2))
    };
    (0..random.usize(1..=5)).map(|_| game(random)).collect()
}

/// Tries every number.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n, total]) = input.until_end::<i32, 2>()? {
        input.within(&[n], 1..=12)?;
        input.within(&[total], 0..=300)?;
        out.line(total == 0 || wins(&(1..=n).collect::<Vec<_>>(), total));
    }
    Ok(())
}

fn wins(numbers: &[i32], total: i32) -> bool {
    (0..numbers.len()).any(|i| {
        let left = [&numbers[..i], &numbers[i + 1..]].concat();
        numbers[i] >= total || !left.is_empty() && !can_be_stopped(&left, total - numbers[i])
    })
}

/// Whether the player to move does not lose: wins, or nobody does any more.
fn can_be_stopped(numbers: &[i32], total: i32) -> bool {
    numbers.iter().sum::<i32>() < total || wins(numbers, total)
}
