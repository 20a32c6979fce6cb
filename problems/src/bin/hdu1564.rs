//! # HDU 1564: Play a game
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=1564>
//! - **Limits**: 1 s, 32 MB (from memory)
//! - **Idea**: vertex geography from the corner of a board: won if dominoes cover the whole board
//!   (n even), lost if they cover all but the corner (n odd).
//! - **Template**: `geography`

use grundy::geography;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n]) = input.until_zeros()? {
        let wins = geography::first_player_wins_on_board(n, n, 0, 0);
        out.line(if wins { "8600" } else { "ailyanlu" });
    }
    Ok(())
}
