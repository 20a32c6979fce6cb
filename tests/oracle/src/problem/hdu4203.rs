//! A stack of coins; a move takes a power of K. The smallest winning take.

use crate::prelude::*;

/// `T`, then lines `S K`.
pub fn generate(random: &mut Rng) -> String {
    let t = random.usize(1..=15);
    let lines = (0..t).map(|_| {
        let k = random.u32(1..=9);
        format!("{} {k}\n", random.u32(1..=150))
    });
    format!("{t}\n{}", lines.collect::<String>())
}

/// Tries every power.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let [s, k] = input.array::<u64, 2>()?;
        input.within(&[s], 1..=1_000_000_000)?;
        input.within(&[k], 1..=100)?;
        let mut wins = vec![false];
        let mut takes = vec![1];
        while k > 1 && takes[takes.len() - 1] * k <= s {
            takes.push(takes[takes.len() - 1] * k);
        }
        for n in 1..=s {
            wins.push(takes.iter().any(|&take| take <= n && !wins[(n - take) as usize]));
        }
        out.line(takes.iter().find(|&&take| take <= s && !wins[(s - take) as usize]).unwrap_or(&0));
    }
    Ok(())
}
