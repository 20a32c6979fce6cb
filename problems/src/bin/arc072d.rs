//! # ARC 072 D: Alice&Brown
//!
//! - **Source**: <https://atcoder.jp/contests/arc072/tasks/arc072_b> (also ABC 059 D)
//! - **Limits**: 2 s, 256 MB (from memory, unconfirmed)
//! - **Idea**: lost exactly if the sizes differ by at most 1: every move changes the difference by
//!   3i, from such a position to one that is no such, and from any other one to such a position for
//!   a suitable i.
//! - **Template**: none

use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [x, y] = input.array::<u64, 2>()?;
    input.within(&[x, y], 0..=1_000_000_000_000_000_000)?;
    out.line(if x.abs_diff(y) <= 1 { "Brown" } else { "Alice" });
    Ok(())
}
