//! Each move cuts one piece of a sheet along a grid line; whoever first cuts out a single cell
//! wins. Cases to the end of the file.

use crate::prelude::*;

/// Sheets of up to 15 cells.
pub fn generate(random: &mut Rng) -> String {
    let sheet = |random: &mut Rng| match (random.usize(2..=7), random.usize(2..=7)) {
        (w, h) if w * h <= 15 => format!("{w} {h}\n"),
        _ => "2 2\n".to_owned(),
    };
    (0..random.usize(0..=6)).map(|_| sheet(random)).collect()
}

/// Tries every cut of every piece. After a single cell no piece is left: the other player has lost.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|pieces: &Vec<(usize, usize)>| {
        let mut options = Vec::new();
        for (i, &(w, h)) in pieces.iter().enumerate() {
            let across = (1..w).map(|at| [(at, h), (w - at, h)]);
            for parts in across.chain((1..h).map(|at| [(w, at), (w, h - at)])) {
                let mut after = pieces.clone();
                after.remove(i);
                after.extend(parts);
                after.sort_unstable();
                options.push(if parts.contains(&(1, 1)) { vec![] } else { after });
            }
        }
        options
    });
    while let Some([w, h]) = input.until_end()? {
        out.line(if game.wins(&vec![(w, h)]) { "WIN" } else { "LOSE" });
    }
    Ok(())
}
