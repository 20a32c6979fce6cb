//! # Codeforces 1194D: 1-2-K Game
//!
//! - **Source**: <https://codeforces.com/problemset/problem/1194/D>
//! - **Limits**: 1 s, 256 MB (from memory, as is the sample)
//! - **Idea**: steps of 1 and 2 are Bash's game. A step of k is like one of them modulo 3 unless k
//!   is a multiple of 3: then the cells repeat after k + 1, and only cell k is won by its step.
//! - **Template**: `bash`

use grundy::bash;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int::<usize>()? {
        let [n, k] = input.array::<u64, 2>()?;
        input.within(&[k], 3..=1_000_000_000)?;
        let cell = if k % 3 == 0 { n % (k + 1) } else { n };
        out.line(if cell == k || bash::first_player_wins(cell, 2) { "Alice" } else { "Bob" });
    }
    Ok(())
}
