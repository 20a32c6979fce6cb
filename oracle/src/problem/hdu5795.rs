//! Take any number from one heap, or split one heap into three.

use crate::prelude::*;
use itertools::Itertools;

/// `T`, then a count and the numbers a case.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=10);
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        let n = random.usize(1..=3);
        text += &format!("{n}\n{}\n", (0..n).map(|_| random.u32(1..=9)).join(" "));
    }
    text
}

/// Every move on every heap.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let n = input.int()?;
        let mut heaps: Vec<u32> = input.ints(n)?;
        heaps.sort_unstable();
        let mut game = Naive::new(|heaps: &Vec<u32>| options(heaps));
        out.line(if game.wins(&heaps) { "First player wins." } else { "Second player wins." });
    }
    Ok(())
}

fn options(heaps: &[u32]) -> Vec<Vec<u32>> {
    let mut options = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        let mut add = |left: Vec<u32>| {
            let others = heaps.iter().enumerate().filter(|&(j, _)| j != i).map(|(_, &other)| other);
            options.push(others.chain(left).filter(|&heap| heap > 0).sorted().collect());
        };
        (0..heap).for_each(|left| add(vec![left]));
        for (a, b) in (1..heap).tuple_combinations() {
            add(vec![a, b - a, heap - b]);
        }
    }
    options
}
