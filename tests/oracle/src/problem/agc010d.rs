//! Numbers with the greatest common divisor 1; a move lowers one that is at least 2, then all are
//! divided by their greatest common divisor.

use crate::generate::words;
use crate::prelude::*;

/// `N`, then the numbers.
pub fn generate(random: &mut Rng) -> String {
    loop {
        let largest = random.u32(1..=12);
        let numbers: Vec<u32> = (0..random.usize(1..=4)).map(|_| random.u32(1..=largest)).collect();
        if common(&numbers) == 1 {
            return format!("{}\n{}\n", numbers.len(), words(&numbers));
        }
    }
}

/// Multiples of a large power of 2 and one number that becomes such a multiple: many divisions.
pub fn max_divisions(random: &mut Rng) -> String {
    let mut numbers: Vec<u32> = (1..100_000).map(|_| random.u32(1..15) << 26).collect();
    numbers.insert(5000, (5 << 26) + 1);
    format!("100000\n{}\n", words(&numbers))
}

/// Random numbers of which an even number is even.
pub fn max_random(random: &mut Rng) -> String {
    let mut numbers: Vec<u32> = (0..100_000).map(|_| random.u32(1..=1_000_000_000)).collect();
    if numbers.iter().filter(|&number| number % 2 == 0).count() % 2 == 1 {
        numbers[7] ^= 1;
    }
    format!("100000\n{}\n", words(&numbers))
}

/// Tries every number.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n: usize = input.int()?;
    let numbers: Vec<u32> = input.ints(n)?;
    input.within(&numbers, 1..=1_000_000_000)?;
    input.require(common(&numbers) == 1, "numbers without a common divisor")?;
    let mut game = Naive::new(|numbers: &Vec<u32>| {
        let lowered = (0..numbers.len()).filter(|&i| numbers[i] > 1).map(|i| {
            let mut after = numbers.clone();
            after[i] -= 1;
            let divisor = common(&after);
            after.iter_mut().for_each(|number| *number /= divisor);
            naive::sorted(&after)
        });
        lowered.collect()
    });
    out.line(if game.wins(&numbers) { "First" } else { "Second" });
    Ok(())
}

/// The largest number that divides all.
fn common(numbers: &[u32]) -> u32 {
    let least = numbers.iter().copied().min().unwrap_or(1);
    (1..=least).rev().find(|d| numbers.iter().all(|number| number % d == 0)).unwrap_or(1)
}
