//! # POJ 2234: Matches Game
//!
//! - **Source**: <http://poj.org/problem?id=2234>
//! - **Limits**: 1 s, 64 MB
//! - **Idea**: Nim.
//! - **Template**: `nim`

use grundy::nim;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([m]) = input.until_end::<usize, 1>()? {
        input.within(&[m], 1..=20)?;
        let piles: Vec<u64> = input.ints(m)?;
        out.line(if nim::first_player_wins(&piles) { "Yes" } else { "No" });
    }
    Ok(())
}
