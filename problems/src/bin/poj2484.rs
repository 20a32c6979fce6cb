//! # POJ 2484: A Funny Game
//!
//! - **Source**: <http://poj.org/problem?id=2484>
//! - **Limits**: 1 s, 64 MB (from memory)
//! - **Idea**: Kayles on a circle: the first move leaves a row, and a reply in its middle leaves
//!   two equal rows, so the second player wins from 3 coins on.
//! - **Template**: `kayles`

use grundy::kayles;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n]) = input.until_zeros()? {
        out.line(if kayles::grundy_circle(n) != 0 { "Alice" } else { "Bob" });
    }
    Ok(())
}
