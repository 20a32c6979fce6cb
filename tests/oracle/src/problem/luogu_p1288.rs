//! A ring of edges with numbers, and a coin; a move lowers the number of an edge at the coin, and
//! moves the coin along it.

use crate::prelude::*;

/// `N`, then the edges, one of them 0.
pub fn generate(random: &mut Rng) -> String {
    let n = random.usize(3..=7);
    let mut edges: Vec<u32> = (0..n).map(|_| random.u32(0..=3)).collect();
    edges[random.usize(..n)] = 0;
    format!("{n}\n{}\n", crate::generate::words(&edges))
}

/// Tries both edges and every number.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n: usize = input.int()?;
    input.within(&[n], 1..=20)?;
    let edges: Vec<u32> = input.ints(n)?;
    input.require(edges.contains(&0), "an edge with 0")?;
    let mut game = Naive::new(|(edges, coin): &(Vec<u32>, usize)| {
        let mut options = Vec::new();
        for (edge, to) in [(*coin, (coin + 1) % n), ((coin + n - 1) % n, (coin + n - 1) % n)] {
            for left in 0..edges[edge] {
                let mut after = edges.clone();
                after[edge] = left;
                options.push((after, to));
            }
        }
        options
    });
    out.line(if game.wins(&(edges, 0)) { "YES" } else { "NO" });
    Ok(())
}
