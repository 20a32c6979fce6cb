//! Nim; who wins.

use crate::prelude::*;

/// `t`, then `n` and n heaps.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=8);
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        let heaps: Vec<String> = (0..random.usize(1..=4)).map(|_| random.u32(1..=7).to_string()).collect();
        text += &format!("{}\n{}\n", heaps.len(), heaps.join(" "));
    }
    text
}

/// Every move of every heap.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|heaps: &Vec<u32>| {
        let mut options = Vec::new();
        for heap in 0..heaps.len() {
            for left in 0..heaps[heap] {
                let mut option = heaps.clone();
                option[heap] = left;
                options.push(option);
            }
        }
        options
    });
    for _ in 0..input.int()? {
        let n = input.int()?;
        out.line(if game.wins(&input.ints(n)?) { "first" } else { "second" });
    }
    Ok(())
}
