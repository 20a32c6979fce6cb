//! # POJ 2425: A Chess Game
//!
//! - **Source**: <http://poj.org/problem?id=2425> (also HDU 1524)
//! - **Limits**: 3 s, 64 MB (from memory, as is the sample)
//! - **Idea**: pieces on a graph without cycles are a sum: won unless the values of their vertices
//!   xor to 0.
//! - **Template**: `dag`, `sum`

use grundy::dag;
use grundy::scan::{self, Error, Out, Scan};
use grundy::sum;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n]) = input.until_end::<usize, 1>()? {
        input.within(&[n], 1..=1000)?;
        let mut graph = Vec::new();
        for _ in 0..n {
            let count = input.int()?;
            graph.push(input.ints(count)?);
            input.within(&graph[graph.len() - 1], 0..=n - 1)?;
        }
        let values = dag::values(&graph)?;
        while let Some([count]) = input.until_zeros()? {
            let pieces = input.ints::<usize>(count)?;
            input.within(&pieces, 0..=n - 1)?;
            let wins = sum::first_player_wins(pieces.into_iter().map(|v| values[v]));
            out.line(if wins { "WIN" } else { "LOSE" });
        }
    }
    Ok(())
}
