//! # HDU 2176: the stone game with m heaps
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=2176>
//! - **Limits**: 1 s, 32 MB (from memory)
//! - **Idea**: Nim: the only winning move in a heap x, if there is one, is to x xor nim-sum, which
//!   must be less than x.
//! - **Template**: `nim`

use grundy::nim;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([heaps]) = input.until_zeros()? {
        let heaps: Vec<u64> = input.ints(heaps)?;
        out.line(if nim::first_player_wins(&heaps) { "Yes" } else { "No" });
        for to in nim::winning_moves(&heaps) {
            out.words([heaps[to.heap], to.to]);
        }
    }
    Ok(())
}
