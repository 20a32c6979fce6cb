//! Numbers 1 to n; choosing x forbids x and all its powers; a player who cannot choose loses.

use crate::prelude::*;

/// One n.
pub fn generate(random: &mut Rng) -> String {
    format!("{}\n", random.u32(1..=17))
}

/// Bit x - 1 is set while x is not forbidden.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n = input.int::<u64>()?;
    let mut game = Naive::new(|&free: &u64| {
        let powers = |x: u64| {
            (0..).scan(1, move |power, _| {
                *power *= x;
                Some(*power)
            })
        };
        let forbid = |x: u64| {
            powers(x)
                .take(if x == 1 { 1 } else { 9 })
                .take_while(|&p| p <= n)
                .fold(0, |bits, p| bits | 1 << (p - 1))
        };
        (1..=n).filter(|x| free >> (x - 1) & 1 == 1).map(|x| free & !forbid(x)).collect()
    });
    out.line(if game.wins(&((1 << n) - 1)) { "Vasya" } else { "Petya" });
    Ok(())
}
