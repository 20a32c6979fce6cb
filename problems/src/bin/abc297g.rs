//! # ABC 297 G: Constrained Nim 2
//!
//! - **Source**: <https://atcoder.jp/contests/abc297/tasks/abc297_g>
//! - **Limits**: 2 s, 1024 MB (from memory)
//! - **Idea**: a sum of heaps with takes L..=R, each of Grundy value (A mod (L + R)) / L, rounded
//!   down.
//! - **Template**: `take_range`, `sum`

use grundy::scan::{self, Error, Out, Scan};
use grundy::sum;
use grundy::take_range;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [count, l, r] = input.array::<u64, 3>()?;
    input.within(&[l, r], 1..=1_000_000_000)?;
    input.require(l <= r, "L <= R")?;
    let piles: Vec<u64> = input.ints(count as usize)?;
    let values = piles.iter().map(|&pile| take_range::grundy(pile, l, r));
    out.line(if sum::first_player_wins(values) { "First" } else { "Second" });
    Ok(())
}
