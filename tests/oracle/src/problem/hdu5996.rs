//! Stones on the nodes of a tree; a move carries some from a node to its parent.

use crate::generate::words;
use crate::prelude::*;

/// A tree: each node's parent has a lower number.
fn case(random: &mut Rng, n: usize, largest: u32, near: usize) -> String {
    let parents: Vec<usize> = (1..n).map(|v: usize| random.usize(v.saturating_sub(near)..v)).collect();
    let stones: Vec<u32> = (0..n).map(|_| random.u32(0..=largest)).collect();
    format!("{n}\n{}\n{}\n", words(&parents), words(&stones))
}

/// `T`, then for each case `n`, the parents and the stones.
pub fn generate(random: &mut Rng) -> String {
    let t = random.usize(1..=5);
    let cases = (0..t).map(|_| {
        let n = random.usize(1..=5);
        case(random, n, 2, 9)
    });
    format!("{t}\n{}", cases.collect::<String>())
}

/// Seven large trees, and many of 100 nodes.
pub fn max_trees(random: &mut Rng) -> String {
    let cases = (0..100).map(|i| match i {
        0..=6 => case(random, 100_000, 134_217_727, 10usize.pow(i)),
        _ => case(random, 100, 134_217_727, 10),
    });
    format!("100\n{}", cases.collect::<String>())
}

/// Tries every move.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let n: usize = input.int()?;
        let mut parents = Vec::new();
        for node in 1..n {
            let parent: usize = input.int()?;
            input.within(&[parent], 0..=node - 1)?;
            parents.push(parent);
        }
        let stones: Vec<u32> = input.ints(n)?;
        input.within(&stones, 0..=100)?;
        let mut game = Naive::new(|stones: &Vec<u32>| {
            let mut options = Vec::new();
            for node in 1..stones.len() {
                for count in 1..=stones[node] {
                    let mut after = stones.clone();
                    after[node] -= count;
                    after[parents[node - 1]] += count;
                    options.push(after);
                }
            }
            options
        });
        out.line(if game.wins(&stones) { "win" } else { "lose" });
    }
    Ok(())
}
