//! # CSES 1730: Nim Game I
//!
//! - **Source**: <https://cses.fi/problemset/task/1730>
//! - **Limits**: 1 s, 512 MB
//! - **Idea**: Nim itself: won exactly if the xor of the heaps is not 0.
//! - **Template**: `nim`

use grundy::nim;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let heaps = input.int()?;
        let heaps: Vec<u64> = input.ints(heaps)?;
        out.line(if nim::first_player_wins(&heaps) { "first" } else { "second" });
    }
    Ok(())
}
