//! # POJ 2505: A multiplication game
//!
//! - **Source**: <http://poj.org/problem?id=2505>
//! - **Limits**: 1 s, 64 MB (from memory, unconfirmed)
//! - **Idea**: ranges whose ends are multiplied by 9 and by 2 in turn.
//! - **Template**: `multiplication`

use grundy::multiplication;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n]) = input.until_end()? {
        let wins = multiplication::first_player_wins(n, 2, 9);
        out.line(if wins { "Stan wins." } else { "Ollie wins." });
    }
    Ok(())
}
