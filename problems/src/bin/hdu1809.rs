//! # HDU 1809: A New Tetris Game(2)
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=1809> (statement from memory)
//! - **Limits**: 1 s, 32 MB (from memory)
//! - **Idea**: several boards of HDU 1760 at once: the first player wins unless their Grundy values
//!   xor to 0.
//! - **Template**: `block_board`

use grundy::block_board::Blocks;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Blocks::new(&["##/##"]);
    while let Some([boards]) = input.until_end::<usize, 1>()? {
        let mut sum = 0;
        for _ in 0..boards {
            let [rows, columns] = input.array()?;
            sum ^= game.grundy(&input.grid(rows, columns)?)?;
        }
        out.line(if sum != 0 { "Yes" } else { "No" });
    }
    Ok(())
}
