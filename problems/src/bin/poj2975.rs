//! # POJ 2975: Nim
//!
//! - **Source**: <http://poj.org/problem?id=2975>
//! - **Limits**: 1 s, 64 MB (from memory)
//! - **Idea**: count the winning moves of Nim.
//! - **Template**: `nim`

use grundy::nim;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([piles]) = input.until_zeros()? {
        let piles: Vec<u64> = input.ints(piles)?;
        out.line(nim::winning_moves(&piles).count());
    }
    Ok(())
}
