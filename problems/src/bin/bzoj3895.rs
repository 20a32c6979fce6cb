//! # BZOJ 3895: Stones
//!
//! - **Source**: <https://www.lydsy.com/JudgeOnline/problem.php?id=3895>
//! - **Limits**: 1 s, 256 MB
//! - **Idea**: only the number of single stones and the number of moves left in the larger piles
//!   matter, and a closed form in these two says who wins.
//! - **Template**: `merging_nim`

use grundy::merging_nim;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int::<usize>()? {
        let n = input.int()?;
        let piles = input.ints(n)?;
        out.line(if merging_nim::first_player_wins(&piles) { "YES" } else { "NO" });
    }
    Ok(())
}
