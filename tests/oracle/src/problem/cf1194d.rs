//! A chip on a strip moves 1, 2 or k cells to the left, but not off the strip.

use crate::prelude::*;

/// `T`, then lines `n k`: some k are larger than n.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=20);
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        text += &format!("{} {}\n", random.u32(0..=60), random.u32(3..=25));
    }
    text
}

/// Goes through all cells: a cell is won if one of the three moves leads to a lost one.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let cases = input.int()?;
    input.within(&[cases], 1..=100)?;
    for _ in 0..cases {
        let [n, k] = input.array::<usize, 2>()?;
        input.within(&[n], 0..=1_000_000_000)?;
        input.within(&[k], 3..=1_000_000_000)?;
        let mut wins: Vec<bool> = Vec::new();
        for cell in 0..=n {
            let wins_here = [1, 2, k].iter().any(|&step| step <= cell && !wins[cell - step]);
            wins.push(wins_here);
        }
        out.line(if wins[n] { "Alice" } else { "Bob" });
    }
    Ok(())
}
