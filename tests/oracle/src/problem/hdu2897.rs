//! One heap; take p..=q coins, or all where p or fewer are left; whoever takes the last coin loses.

use crate::prelude::*;

/// Lines `n p q` to the end.
pub fn generate(random: &mut Rng) -> String {
    let mut line = || {
        let p = random.u32(1..=8);
        format!("{} {p} {}\n", random.u32(1..=40), p + random.u32(0..=8))
    };
    (0..15).map(|_| line()).collect()
}

/// Every take; the player who finds nothing has won.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n, p, q]) = input.until_end::<u32, 3>()? {
        let mut game = Naive::new(|&n: &u32| match n {
            0 => vec![],
            n if n < p => vec![0],
            n => (p..=q.min(n)).map(|take| n - take).collect(),
        });
        out.line(if game.wins_misere(&n) { "WIN" } else { "LOST" });
    }
    Ok(())
}
