//! # ARC 091 F: Strange Nim
//!
//! - **Source**: <https://atcoder.jp/contests/arc091/tasks/arc091_d>
//! - **Limits**: 2 s, 256 MB (memory limit from memory)
//! - **Idea**: a multiple of K has the value X / K, any other X that of X - floor(X / K) - 1; equal
//!   steps are taken together.
//! - **Template**: `fraction_nim`

use grundy::fraction_nim;
use grundy::scan::{self, Error, Out, Scan};
use grundy::sum;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut values = Vec::new();
    for _ in 0..input.int()? {
        let [a, k] = input.array::<u64, 2>()?;
        input.within(&[a, k], 1..=1_000_000_000)?;
        values.push(fraction_nim::grundy(a, k));
    }
    out.line(if sum::first_player_wins(values) { "Takahashi" } else { "Aoki" });
    Ok(())
}
