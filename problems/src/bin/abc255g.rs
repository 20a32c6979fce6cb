//! # ABC 255 G: Constrained Nim
//!
//! - **Source**: <https://atcoder.jp/contests/abc255/tasks/abc255_g>
//! - **Limits**: 2 s, 1024 MB (from memory, as are the ranges)
//! - **Idea**: Nim in which a few moves are forbidden: all heaps but those in the list of forbidden
//!   moves are worth their size minus the number of smaller heaps whose value repeats.
//! - **Template**: `nim_exceptions`

use grundy::nim_exceptions::NimExceptions;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, m] = input.array::<usize, 2>()?;
    let heaps: Vec<u64> = input.ints(n)?;
    let mut forbidden = Vec::new();
    for _ in 0..m {
        forbidden.push((input.int()?, input.int()?));
    }
    let nim = NimExceptions::new(&forbidden);
    out.line(if nim.first_player_wins(&heaps) { "Takahashi" } else { "Aoki" });
    Ok(())
}
