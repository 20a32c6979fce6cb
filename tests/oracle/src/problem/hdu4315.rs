//! Persons on a hill, 0 is the top and may be shared; whoever brings the k-th nearest (the king) to
//! the top wins.

use crate::prelude::*;

/// Cases `N k` and N increasing cells, to the end.
pub fn generate(random: &mut Rng) -> String {
    let mut text = String::new();
    for _ in 0..random.usize(1..=6) {
        let mut cells: Vec<u32> = (1..=9).collect();
        random.shuffle(&mut cells);
        cells.truncate(random.usize(1..=5));
        cells.sort_unstable();
        let (n, k) = (cells.len(), random.usize(1..=cells.len()));
        let cells: Vec<String> = cells.iter().map(u32::to_string).collect();
        text += &format!("{n} {k}\n{}\n", cells.join(" "));
    }
    text
}

/// Every climb of every person; with the king on the top the game is over.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n, k]) = input.until_end::<usize, 2>()? {
        let mut game = Naive::new(|cells: &Vec<u32>| {
            let mut options = Vec::new();
            if cells[k - 1] > 0 {
                for i in 0..n {
                    let before = if i == 0 { 0 } else { cells[i - 1] };
                    for to in before..cells[i] {
                        let mut option = cells.clone();
                        option[i] = to;
                        if to > before || to == 0 {
                            options.push(option);
                        }
                    }
                }
            }
            options
        });
        out.line(if game.wins(&input.ints(n)?) { "Alice" } else { "Bob" });
    }
    Ok(())
}
