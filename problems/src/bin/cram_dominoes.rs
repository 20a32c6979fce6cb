//! # Cram: dominoes on a board with holes
//!
//! - **Source**: <https://en.wikipedia.org/wiki/Cram_(game)> (M. Gardner, Scientific American 230,
//!   February 1974; no judge is known to have it: input, output and limits are our own)
//! - **Limits**: 1 s, 32 MB (our own)
//! - **Idea**: HDU 1760 with dominoes instead of 2x2 blocks: the same template with another piece.
//! - **Template**: `block_board`

use grundy::block_board::Blocks;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

/// `N M` and the board (0: free, 1: not free) until the input ends; at most 25 cells.
fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut dominoes = Blocks::new(&["##"]);
    while let Some([rows, columns]) = input.until_end::<usize, 2>()? {
        input.within(&[rows, columns, rows.saturating_mul(columns)], 1..=25)?;
        let wins = dominoes.grundy(&input.grid(rows, columns)?)? != 0;
        out.line(if wins { "First" } else { "Second" });
    }
    Ok(())
}
