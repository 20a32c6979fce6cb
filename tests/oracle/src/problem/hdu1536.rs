//! S-Nim: a move takes a number in the set S from one heap. Cases until `0`.

use crate::generate::row;
use crate::prelude::*;

/// `k` and S (unsorted, with repeats), `m`, then m lines of `l` and l heaps (some of them empty).
pub fn generate(random: &mut Rng) -> String {
    let mut text = String::new();
    for _ in 0..random.usize(0..=5) {
        text += &row(random, 1..=6, 1..=10, " ");
        let positions = random.usize(1..=6);
        text += &format!("{positions}\n");
        for _ in 0..positions {
            text += &row(random, 1..=3, 0..=9, " ");
        }
    }
    text + "0\n"
}

/// Tries all moves on the sum itself.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([k]) = input.until_zeros()? {
        let set = input.ints(k)?;
        let mut game = Naive::new(|heaps: &Vec<u64>| naive::take_options(heaps, &set));
        let mut line = String::new();
        for _ in 0..input.int()? {
            let l = input.int()?;
            line.push(if game.wins(&input.ints(l)?) { 'W' } else { 'L' });
        }
        out.line(line);
    }
    Ok(())
}
