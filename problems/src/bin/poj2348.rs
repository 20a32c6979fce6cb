//! # POJ 2348: Euclid's Game
//!
//! - **Source**: <http://poj.org/problem?id=2348>
//! - **Limits**: 1 s, 64 MB (from memory, unconfirmed)
//! - **Idea**: won exactly if the numbers are equal or their ratio exceeds the golden ratio.
//! - **Template**: `euclid`

use grundy::euclid;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([a, b]) = input.until_zeros()? {
        out.line(if euclid::first_player_wins(a, b) { "Stan wins" } else { "Ollie wins" });
    }
    Ok(())
}
