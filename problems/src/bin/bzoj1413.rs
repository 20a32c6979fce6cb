//! # BZOJ 1413: Stone Game (ZJOI 2009)
//!
//! - **Source**: <https://www.lydsy.com/JudgeOnline/problem.php?id=1413>
//! - **Limits**: 1 s, 256 MB
//! - **Idea**: for every row of heaps, one size of a new heap at its end makes a P-position; two
//!   recurrences over the rows.
//! - **Template**: `two_ended_nim`

use grundy::scan::{self, Error, Out, Scan};
use grundy::two_ended_nim;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int::<usize>()? {
        let n = input.int()?;
        let piles = input.ints(n)?;
        out.line(u8::from(two_ended_nim::first_player_wins(&piles)));
    }
    Ok(())
}
