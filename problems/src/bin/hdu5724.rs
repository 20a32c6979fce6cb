//! # HDU 5724: Chess
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=5724> (statement from memory; the
//!   game is Luogu P2575)
//! - **Limits**: 3 s, 64 MB (from memory)
//! - **Idea**: jumping over k pieces carries k + 1 of them past a free square: staircase Nim whose
//!   stairs are the runs of pieces.
//! - **Template**: `staircase`, `sum`

use grundy::scan::{self, Error, Out, Scan};
use grundy::staircase;
use grundy::sum;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let mut rows = Vec::new();
        for _ in 0..input.int()? {
            let mut row = [false; 20];
            for _ in 0..input.int()? {
                let column: usize = input.int()?;
                input.within(&[column], 1..=20)?;
                row[column - 1] = true;
            }
            rows.push(staircase::grundy(&staircase::from_jumping_pieces(&row)));
        }
        out.line(if sum::first_player_wins(rows) { "YES" } else { "NO" });
    }
    Ok(())
}
