//! # Codeforces 1498F: Christmas Game
//!
//! - **Source**: <https://codeforces.com/problemset/problem/1498/F>
//! - **Limits**: 3 s, 256 MB (from memory, as is the sample)
//! - **Idea**: Staircase Nim on the tree: Nim with the vertices of odd floor(depth / k), for every
//!   root at once.
//! - **Template**: `tree_staircase`

use grundy::scan::{self, Error, Out, Scan};
use grundy::tree_staircase::Stairs;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, k] = input.array::<usize, 2>()?;
    input.within(&[n], 3..=100_000)?;
    input.within(&[k], 1..=20)?;
    let mut edges = Vec::with_capacity(n);
    for _ in 1..n {
        let [x, y] = input.array::<usize, 2>()?;
        input.within(&[x, y], 1..=n)?;
        edges.push((x - 1, y - 1));
    }
    let presents = input.ints(n)?;
    let values = Stairs::new(&presents, &edges, k)?.values();
    out.words(values.iter().map(|&value| u8::from(value != 0)));
    Ok(())
}
