//! # HDU 1730: Northcott Game
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=1730>
//! - **Limits**: 1 s, 32 MB (from memory)
//! - **Idea**: Nim on the gaps: a retreat is answered by following it.
//! - **Template**: `northcott`

use grundy::northcott::{self, Row};
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([rows, _columns]) = input.until_end()? {
        let mut board = Vec::new();
        for _ in 0..rows {
            let [own, other] = input.array()?;
            board.push(Row { own, other });
        }
        out.line(if northcott::first_player_wins(&board) { "I WIN!" } else { "BAD LUCK!" });
    }
    Ok(())
}
