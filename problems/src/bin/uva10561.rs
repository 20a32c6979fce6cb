//! # UVa 10561: Treblecross
//!
//! - **Source**: <https://onlinejudge.org/external/105/10561.pdf>
//! - **Limits**: 3 s, 64 MB (from memory)
//! - **Idea**: Treblecross with all its winning moves; a lost position gets an empty line.
//! - **Template**: `treblecross`

use grundy::scan::{self, Error, Out, Scan};
use grundy::treblecross;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let strip: Vec<bool> = input.word()?.bytes().map(|cell| cell == b'X').collect();
        if strip.len() < 3 {
            return Err(Error(format!("a strip of {} cells, fewer than 3", strip.len())));
        }
        let moves: Vec<usize> = treblecross::winning_moves(&strip).collect();
        out.line(if moves.is_empty() { "LOSING" } else { "WINNING" });
        out.words(moves.iter().map(|cell| cell + 1));
    }
    Ok(())
}
