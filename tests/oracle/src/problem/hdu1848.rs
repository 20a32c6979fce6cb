//! Three piles; a move takes a Fibonacci number from one. Cases until `0 0 0`.

use crate::prelude::*;

/// Lines `m n p`, then zeros.
pub fn generate(random: &mut Rng) -> String {
    let mut pile = || random.u32(1..=12);
    let cases: String = (0..20).map(|_| format!("{} {} {}\n", pile(), pile(), pile())).collect();
    cases + "0 0 0\n"
}

/// Tries all moves in all piles, on the sum itself.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut fibonacci = vec![1, 2];
    while fibonacci[fibonacci.len() - 1] < 1000 {
        fibonacci.push(fibonacci[fibonacci.len() - 1] + fibonacci[fibonacci.len() - 2]);
    }
    let mut game = Naive::new(|piles: &[u64; 3]| naive::take_options(piles, &fibonacci));
    while let Some(piles) = input.until_zeros()? {
        out.line(if game.wins(&piles) { "Fibo" } else { "Nacci" });
    }
    Ok(())
}
