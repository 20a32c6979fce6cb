//! A heap and a list of numbers that may be taken; games to the end of the file.

use crate::prelude::*;

/// Lines `n m` and m numbers, one of them 1.
pub fn generate(random: &mut Rng) -> String {
    let line = |random: &mut Rng| {
        let mut takes: Vec<u32> = (0..random.usize(0..=4)).map(|_| random.u32(1..=15)).collect();
        takes.insert(random.usize(0..=takes.len()), 1);
        format!("{} {} {}\n", random.u32(1..=100), takes.len(), crate::generate::words(&takes))
    };
    (0..random.usize(0..=8)).map(|_| line(random)).collect()
}

/// Tries every number.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n, m]) = input.until_end::<u32, 2>()? {
        input.within(&[n], 0..=1_000_000)?;
        let takes: Vec<u32> = input.ints(m as usize)?;
        input.require(!takes.contains(&0), "positive numbers")?;
        let takes: Vec<usize> = takes.into_iter().map(|take| take as usize).collect();
        let mut wins: Vec<bool> = Vec::new();
        for stones in 0..=n as usize {
            wins.push(takes.iter().any(|&take| take <= stones && !wins[stones - take]));
        }
        out.line(if wins[n as usize] { "Stan wins" } else { "Ollie wins" });
    }
    Ok(())
}
