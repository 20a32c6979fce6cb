//! # HDU 5754: Life Winner Bo
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=5754>
//! - **Limits**: 1 s, 128 MB (statement from a mirror, n, m <= 1000 from memory)
//! - **Idea**: a king, rook, knight or queen walks to the corner: parities, Nim, a closed form with
//!   draws, and Wythoff's game.
//! - **Template**: `walks`, `wythoff`

use grundy::retrograde::Outcome;
use grundy::scan::{self, Error, Out, Scan};
use grundy::walks;
use grundy::wythoff;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let [piece, n, m] = input.array::<u64, 3>()?;
        let (x, y) = (n - 1, m - 1);
        let wins = match piece {
            1 => walks::king(x, y) != 0,
            2 => walks::rook(x, y) != 0,
            3 => walks::knight_outcome(x, y).0 == Outcome::Win,
            _ => wythoff::first_player_wins(x, y, 1),
        };
        let draw = piece == 3 && walks::knight_outcome(x, y).0 == Outcome::Draw;
        out.line(if draw {
            "D"
        } else if wins {
            "B"
        } else {
            "G"
        });
    }
    Ok(())
}
