//! # Codeforces 1162E: Thanos Nim
//!
//! - **Source**: <https://codeforces.com/problemset/problem/1162/E> (also 1147C)
//! - **Limits**: 1 s, 256 MB (from memory, as are the samples)
//! - **Idea**: a move takes from exactly half of the heaps: lost exactly if the least size occurs
//!   more often than that.
//! - **Template**: `exact_nim`

use grundy::exact_nim;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n: usize = input.int()?;
    input.require(n > 0 && n % 2 == 0, "an even number of heaps")?;
    let heaps: Vec<u64> = input.ints(n)?;
    out.line(if exact_nim::first_player_wins(&heaps, n / 2) { "Alice" } else { "Bob" });
    Ok(())
}
