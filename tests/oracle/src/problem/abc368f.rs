//! A move replaces one of the numbers by a divisor of it other than itself.

use crate::generate::row;
use crate::prelude::*;

/// `N`, then N numbers.
pub fn generate(random: &mut Rng) -> String {
    let largest = random.u64(2..=40);
    row(random, 1..=3, 2..=largest, "\n")
}

/// All numbers up to the largest.
pub fn max_numbers(random: &mut Rng) -> String {
    row(random, 100_000..=100_000, 2..=100_000, "\n")
}

/// The largest prime, which makes a search for divisors long.
pub fn max_primes(random: &mut Rng) -> String {
    row(random, 100_000..=100_000, 99_991..=99_991, "\n")
}

/// Tries every divisor of every number.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n = input.int()?;
    input.within(&[n], 1..=100_000)?;
    let numbers = input.ints(n)?;
    input.within(&numbers, 2..=100_000)?;
    let mut game = Naive::new(|numbers: &Vec<u64>| {
        let divisors = |&number: &u64| (1..number).filter(move |divisor| number.is_multiple_of(*divisor));
        let options = naive::sum_options(numbers, divisors);
        options.iter().map(|numbers| naive::sorted(numbers)).collect()
    });
    out.line(if game.wins(&naive::sorted(&numbers)) { "Anna" } else { "Bruno" });
    Ok(())
}
