//! # Luogu P1247: taking matches
//!
//! - **Source**: <https://www.luogu.com.cn/problem/P1247>
//! - **Limits**: 1 s, 125 MB (from memory)
//! - **Idea**: Nim: each heap has at most one winning move, so the first one found is the one that
//!   the judge expects.
//! - **Template**: `nim`

use grundy::nim;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let count = input.int()?;
    let mut heaps: Vec<u64> = input.ints(count)?;
    let first = nim::winning_moves(&heaps).next();
    match first {
        Some(to) => {
            out.words([heaps[to.heap] - to.to, to.heap as u64 + 1]);
            heaps[to.heap] = to.to;
            out.words(heaps);
        }
        None => out.line("lose"),
    }
    Ok(())
}
