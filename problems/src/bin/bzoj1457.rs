//! # BZOJ 1457: Qi Pan You Xi (a game on a chessboard)
//!
//! - **Source**: <https://www.lydsy.com/JudgeOnline/problem.php?id=1457>
//! - **Limits**: 5 s, 64 MB (from a mirror)
//! - **Idea**: whoever moves a queen onto an edge or the diagonal loses, so these squares count as
//!   holes and the rest is a sum.
//! - **Template**: `walk_table`

use grundy::scan::{self, Error, Out, Scan};
use grundy::walk_table::WalkTable;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let hole = |x: usize, y: usize| x == 0 || y == 0 || x == y;
    let table = WalkTable::with_holes(100, 100, &[], &[(1, 0), (0, 1), (1, 1)], hole);
    for _ in 0..input.int()? {
        let (mut reaches_corner, mut sum) = (false, 0);
        for _ in 0..input.int()? {
            let [x, y] = input.array()?;
            input.within(&[x, y], 0..=99)?;
            reaches_corner |= hole(x, y);
            sum ^= table.grundy(x, y);
        }
        out.line(if reaches_corner || sum != 0 { "^o^" } else { "T_T" });
    }
    Ok(())
}
