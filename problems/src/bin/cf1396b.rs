//! # Codeforces 1396B: Stoned Game
//!
//! - **Source**: <https://codeforces.com/problemset/problem/1396/B>
//! - **Limits**: 1 s, 256 MB (from memory)
//! - **Idea**: a pile of more than half of all stones wins for whoever may use it; without one only
//!   the parity of the number of stones counts.
//! - **Template**: `other_heap`

use grundy::other_heap;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int::<usize>()? {
        let n = input.int()?;
        let piles = input.ints(n)?;
        input.within(&piles, 1..=100)?;
        out.line(if other_heap::first_player_wins(&piles, None) { "T" } else { "HL" });
    }
    Ok(())
}
