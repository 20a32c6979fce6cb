//! Chessmen on a strip; a move shifts one left, but neither passes nor meets another.

use crate::prelude::*;

/// `T`, then `N` and N different cells in any order.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=6);
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        let mut cells: Vec<u32> = (1..=10).collect();
        random.shuffle(&mut cells);
        let cells: Vec<String> = cells[..random.usize(1..=5)].iter().map(u32::to_string).collect();
        text += &format!("{}\n{}\n", cells.len(), cells.join(" "));
    }
    text
}

/// Every move of every chessman; a position is the sorted list of cells.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|cells: &Vec<u32>| {
        let mut options = Vec::new();
        for i in 0..cells.len() {
            let free = if i == 0 { 1 } else { cells[i - 1] + 1 };
            for to in free..cells[i] {
                let mut option = cells.clone();
                option[i] = to;
                options.push(option);
            }
        }
        options
    });
    for _ in 0..input.int()? {
        let n = input.int()?;
        let mut cells = input.ints(n)?;
        cells.sort_unstable();
        out.line(if game.wins(&cells) { "Georgia will win" } else { "Bob will win" });
    }
    Ok(())
}
