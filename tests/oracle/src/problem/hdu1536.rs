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
    while let Some([k]) = input.until_zeros::<usize, 1>()? {
        input.within(&[k], 1..=100)?;
        let set = input.ints(k)?;
        input.within(&set, 1..=10_000)?;
        let mut game = Naive::new(|heaps: &Vec<u64>| naive::take_options(heaps, &set));
        let mut line = String::new();
        let m = input.int::<u32>()?;
        input.within(&[m], 1..=100)?;
        for _ in 0..m {
            let l = input.int::<usize>()?;
            input.within(&[l], 1..=100)?;
            let heaps = input.ints(l)?;
            input.within(&heaps, 0..=10_000)?;
            line.push(if game.wins(&heaps) { 'W' } else { 'L' });
        }
        out.line(line);
    }
    Ok(())
}
