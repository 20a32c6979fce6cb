//! Numbers; a move picks p^k and divides every number that is divisible by it; a player who cannot
//! move loses.

use crate::prelude::*;
use itertools::Itertools;

/// `n` and n numbers made of few small primes.
pub fn generate(random: &mut Rng) -> String {
    let n = random.usize(1..=3);
    let mut number = || (0..random.u32(0..=5)).map(|_| [2, 2, 3, 3, 7][random.usize(0..5)]).product::<u32>();
    format!("{n}\n{}\n", (0..n).map(|_| number()).join(" "))
}

/// Tries every power of a prime up to the largest number.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n = input.int()?;
    let numbers: Vec<u32> = input.ints(n)?;
    let mut game = Naive::new(|numbers: &Vec<u32>| {
        let most = numbers.iter().copied().max().unwrap_or(1);
        let chosen =
            (2..=most).filter(|&power| is_prime_power(power) && numbers.iter().any(|a| a % power == 0));
        chosen
            .map(|power| {
                numbers.iter().map(|&a| if a % power == 0 { a / power } else { a }).sorted().collect()
            })
            .collect()
    });
    out.line(if game.wins(&numbers) { "Mojtaba" } else { "Arpa" });
    Ok(())
}

/// Whether dividing by the least divisor as often as possible leaves 1.
fn is_prime_power(mut n: u32) -> bool {
    let prime = (2..=n).find(|&p| n.is_multiple_of(p)).unwrap_or(n);
    while n.is_multiple_of(prime) {
        n /= prime;
    }
    n == 1
}
