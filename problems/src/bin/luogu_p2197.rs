//! # Luogu P2197: Nim game
//!
//! - **Source**: <https://www.luogu.com.cn/problem/P2197>
//! - **Limits**: 1 s, 128 MB (from memory)
//! - **Idea**: Nim: the player to move wins unless the nim-sum is 0.
//! - **Template**: `nim`

use grundy::nim;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let n = input.int()?;
        let piles = input.ints(n)?;
        out.line(if nim::first_player_wins(&piles) { "Yes" } else { "No" });
    }
    Ok(())
}
