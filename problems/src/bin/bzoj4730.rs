//! # BZOJ 4730: Alice and Bob play again (Tsinghua training 2016)
//!
//! - **Source**: <https://www.lydsy.com/JudgeOnline/problem.php?id=4730> (also UOJ 266)
//! - **Limits**: 10 s, 512 MB (from memory, as are the ranges; unconfirmed)
//! - **Idea**: the values that moves leave in a tree are those in its subtrees, all changed by the
//!   same xor: binary tries that are flipped as a whole and merged give the mex of each vertex.
//! - **Template**: `path_removal`

use grundy::path_removal::Forest;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let [n, m] = input.array::<usize, 2>()?;
        input.within(&[n], 1..=100_000)?;
        input.within(&[m], 0..=n - 1)?;
        let mut edges = Vec::with_capacity(m);
        for _ in 0..m {
            let [a, b] = input.array::<usize, 2>()?;
            input.within(&[a, b], 1..=n)?;
            edges.push((a - 1, b - 1));
        }
        // A tree hangs from its smallest vertex.
        let forest = Forest::new(n, &edges, &[])?;
        out.line(if forest.first_player_wins() { "Alice" } else { "Bob" });
    }
    Ok(())
}
