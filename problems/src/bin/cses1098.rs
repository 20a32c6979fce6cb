//! # CSES 1098: Nim Game II
//!
//! - **Source**: <https://cses.fi/problemset/task/1098>
//! - **Limits**: 1 s, 512 MB
//! - **Idea**: a sum of Bash's games: with takes of 1 to 3, a heap of n has Grundy value n mod 4.
//! - **Template**: `bash`, `sum`

use grundy::bash;
use grundy::scan::{self, Error, Out, Scan};
use grundy::sum;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let heaps = input.int()?;
        let heaps: Vec<u64> = input.ints(heaps)?;
        let values = heaps.iter().map(|&heap| bash::grundy(heap, 3));
        out.line(if sum::first_player_wins(values) { "first" } else { "second" });
    }
    Ok(())
}
