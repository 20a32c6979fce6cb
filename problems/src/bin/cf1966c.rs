//! # Codeforces 1966C: Everything Nim
//!
//! - **Source**: <https://codeforces.com/problemset/problem/1966/C> (also 1965A)
//! - **Limits**: 2 s, 256 MB (from memory, unconfirmed)
//! - **Idea**: as all piles shrink together, what counts are the steps between their sizes: heaps
//!   of which a move takes from the first one.
//! - **Template**: `sequential_nim`

use grundy::scan::{self, Error, Out, Scan};
use grundy::sequential_nim;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let n: usize = input.int()?;
        let piles: Vec<u64> = input.ints(n)?;
        input.within(&piles, 1..=1_000_000_000)?;
        let steps = sequential_nim::from_common_takes(&piles);
        out.line(if sequential_nim::first_player_wins(&steps) { "Alice" } else { "Bob" });
    }
    Ok(())
}
