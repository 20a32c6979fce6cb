//! A strip of cells, some of them crossed; whoever completes three crosses in a row wins. All
//! winning cells.

use crate::prelude::*;

/// `N`, then strips without three crosses in a row.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=5);
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        let crosses = random.u32(0..=2);
        let mut strip = String::new();
        for _ in 0..random.usize(3..=14) {
            let cross = random.u32(0..6) < crosses && !strip.ends_with("XX");
            strip.push(if cross { 'X' } else { '.' });
        }
        text += &format!("{strip}\n");
    }
    text
}

/// Every free cell; a strip with three crosses in a row has no moves.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let strip = input.word()?.to_owned();
        let over = |crosses: u32| crosses & crosses >> 1 & crosses >> 2 != 0;
        let free =
            |crosses: u32| (0..strip.len()).filter(move |cell| !over(crosses) && crosses >> cell & 1 == 0);
        let mut game = Naive::new(|&crosses: &u32| free(crosses).map(|cell| crosses | 1 << cell).collect());
        let crosses = strip.match_indices('X').map(|(cell, _)| 1 << cell).sum();
        let winning: Vec<usize> = free(crosses).filter(|cell| !game.wins(&(crosses | 1 << cell))).collect();
        out.line(if winning.is_empty() { "LOSING" } else { "WINNING" });
        out.words(winning.iter().map(|cell| cell + 1));
    }
    Ok(())
}
