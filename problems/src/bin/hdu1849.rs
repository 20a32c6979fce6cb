//! # HDU 1849: Rabbit and Grass
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=1849>
//! - **Limits**: 1 s, 32 MB (from memory)
//! - **Idea**: a token on square k is a heap of k stones, since a move to any square on its left is
//!   a move to any smaller heap.
//! - **Template**: `nim`

use grundy::nim;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([m]) = input.until_zeros()? {
        let tokens = input.ints(m)?;
        out.line(if nim::first_player_wins(&tokens) { "Rabbit Win!" } else { "Grass Win!" });
    }
    Ok(())
}
