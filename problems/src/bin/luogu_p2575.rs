//! # Luogu P2575: Gao Shou Guo Zhao (a match of masters)
//!
//! - **Source**: <https://www.luogu.com.cn/problem/P2575>
//! - **Limits**: 1 s, 125 MB (from memory)
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
