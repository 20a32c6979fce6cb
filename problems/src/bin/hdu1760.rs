//! # HDU 1760: A New Tetris Game
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=1760>
//! - **Limits**: 1 s, 32 MB
//! - **Idea**: 2x2 blocks on a board with holes: split the board into independent parts and
//!   remember each in a canonical form.
//! - **Template**: `block_board`

use grundy::block_board::Blocks;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Blocks::new(&["##/##"]);
    while let Some([rows, columns]) = input.until_end()? {
        let wins = game.grundy(&input.grid(rows, columns)?)? != 0;
        out.line(if wins { "Yes" } else { "No" });
    }
    Ok(())
}
