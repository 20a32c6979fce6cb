//! Distinct numbers; a move replaces the largest by a smaller one that is not there.

use crate::prelude::*;
use itertools::Itertools;

/// `N`, then N increasing numbers.
pub fn generate(random: &mut Rng) -> String {
    let mut numbers: Vec<u32> = (0..=10).collect();
    random.shuffle(&mut numbers);
    numbers.truncate(random.usize(2..=6));
    format!("{}\n{}\n", numbers.len(), numbers.iter().sorted().join(" "))
}

/// Tries every smaller number.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|numbers: &Vec<u32>| {
        let (largest, others) = numbers.split_last().expect("two numbers or more");
        let free = (0..*largest).filter(|to| !others.contains(to));
        free.map(|to| others.iter().copied().chain([to]).sorted().collect()).collect()
    });
    let n = input.int()?;
    out.line(if game.wins(&input.ints(n)?) { "Alice" } else { "Bob" });
    Ok(())
}
