//! # UVa 1482: Playing With Stones
//!
//! - **Source**: <https://onlinejudge.org/external/14/1482.pdf>
//! - **Limits**: 1 s, 128 MB (at Baekjoon; UVa's own are unknown)
//! - **Idea**: a sum of piles from which a move takes at most half: each value has a closed form.
//! - **Template**: `half_nim`, `sum`

use grundy::half_nim;
use grundy::scan::{self, Error, Out, Scan};
use grundy::sum;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let n = input.int()?;
        let piles: Vec<u64> = input.ints(n)?;
        let values = piles.into_iter().map(half_nim::grundy);
        out.line(if sum::first_player_wins(values) { "YES" } else { "NO" });
    }
    Ok(())
}
