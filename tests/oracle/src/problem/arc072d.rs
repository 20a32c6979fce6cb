//! Two piles; a move takes 2i stones from one, and puts i of them on the other.

use crate::prelude::*;

/// `X Y`.
pub fn generate(random: &mut Rng) -> String {
    let x = random.u64(0..=25);
    let y = if random.bool() { random.u64(0..=25) } else { (x + random.u64(0..=6)).saturating_sub(3) };
    format!("{x} {y}\n")
}

/// Tries every number of stones.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [x, y] = input.array::<u64, 2>()?;
    input.within(&[x, y], 0..=1_000_000_000_000_000_000)?;
    let mut game = Naive::new(|&(x, y): &(u64, u64)| {
        let from_x = (1..=x / 2).map(|i| (x - 2 * i, y + i));
        from_x.chain((1..=y / 2).map(|i| (x + i, y - 2 * i))).collect()
    });
    out.line(if game.wins(&(x, y)) { "Alice" } else { "Brown" });
    Ok(())
}
