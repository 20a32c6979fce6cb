//! Half-open intervals; a move chooses one that is disjoint from all chosen before.

use crate::prelude::*;

/// `T`, then for each case `N` and N intervals.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=5);
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        let n = random.usize(1..=9);
        text += &format!("{n}\n");
        for _ in 0..n {
            let l = random.u32(1..=12);
            text += &format!("{l} {}\n", l + random.u32(1..=4));
        }
    }
    text
}

/// Tries every interval; a position is the list of those that may still be chosen.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let n: usize = input.int()?;
        let all = (0..n).map(|_| input.array()).collect::<Result<Vec<[u32; 2]>, _>>()?;
        let mut game = Naive::new(|open: &Vec<[u32; 2]>| {
            let disjoint = |&[l, r]: &[u32; 2]| {
                open.iter().copied().filter(|&[from, to]| to <= l || r <= from).collect()
            };
            open.iter().map(disjoint).collect()
        });
        out.line(if game.wins(&all) { "Alice" } else { "Bob" });
    }
    Ok(())
}
