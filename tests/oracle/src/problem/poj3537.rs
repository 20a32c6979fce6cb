//! A row of n empty cells; a move puts a cross into one; whoever completes three in a row wins.

use crate::prelude::*;

/// `n`.
pub fn generate(random: &mut Rng) -> String {
    format!("{}\n", random.u32(3..=17))
}

/// Tries every cell; a position has a bit for each cross, and none moves once there are three in a
/// row.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n = input.int()?;
    input.within(&[n], 3..=20)?;
    let mut game = Naive::new(|&crosses: &u32| {
        let over = crosses & crosses >> 1 & crosses >> 2 != 0;
        let cells = (0..n).map(|cell| 1 << cell);
        cells.filter(|cross| !over && crosses & cross == 0).map(|cross| crosses | cross).collect()
    });
    out.line(if game.wins(&0) { 1 } else { 2 });
    Ok(())
}
