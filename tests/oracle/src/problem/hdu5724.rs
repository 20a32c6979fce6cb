//! Rows of 20 squares; a piece moves one square to the right, or over the pieces next to it to the
//! first free square.

use crate::prelude::*;
use itertools::Itertools;

/// `T`, then for each case the number of rows, and for each row `n` and its pieces, most of them
/// far to the right.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=4);
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        let rows = random.usize(1..=3);
        text += &format!("{rows}\n");
        for _ in 0..rows {
            let first = random.usize(14..=17);
            let row = (first..=20).filter(|_| random.bool()).collect_vec();
            text += &format!("{}\n", [vec![row.len()], row].concat().iter().join(" "));
        }
    }
    text
}

/// As many rows as there may be, with any pieces.
pub fn max_rows(random: &mut Rng) -> String {
    let mut text = "4\n".to_owned();
    for _ in 0..4 {
        text += "1000\n";
        for _ in 0..1000 {
            let row = (1..=20).filter(|_| random.bool()).collect_vec();
            text += &format!("{}\n", [vec![row.len()], row].concat().iter().join(" "));
        }
    }
    text
}

/// Tries every move of every piece; bit p of a row is square p.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|rows: &Vec<u32>| {
        let pieces = (0..rows.len()).cartesian_product(1..=20).filter(|&(i, p)| rows[i] >> p & 1 == 1);
        let moves = pieces.filter_map(|(i, p)| {
            let free = (p + 1..=20).find(|to| rows[i] >> to & 1 == 0)?;
            let mut after = rows.clone();
            after[i] ^= 1 << p | 1 << free;
            after.sort_unstable();
            Some(after)
        });
        moves.collect()
    });
    for _ in 0..input.int()? {
        let mut rows = Vec::new();
        for _ in 0..input.int()? {
            let count = input.int()?;
            rows.push(input.ints::<u32>(count)?.into_iter().fold(0, |row, p| row | 1 << p));
        }
        rows.sort_unstable();
        out.line(if game.wins(&rows) { "YES" } else { "NO" });
    }
    Ok(())
}
