//! # Codeforces 603C: Lieges of Legendre
//!
//! - **Source**: <https://codeforces.com/problemset/problem/603/C>
//! - **Limits**: 2 s, 256 MB (from memory)
//! - **Idea**: k equal piles have value 0 if k is even and the value of one of them if k is odd, so
//!   the value of a pile needs only that of its half.
//! - **Template**: `halving`

use grundy::halving;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, k] = input.array()?;
    let piles = input.ints(n as usize)?;
    out.line(if halving::first_player_wins(&piles, k) { "Kevin" } else { "Nicky" });
    Ok(())
}
