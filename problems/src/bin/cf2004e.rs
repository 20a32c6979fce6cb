//! # Codeforces 2004E: Not a Nim Problem
//!
//! - **Source**: <https://codeforces.com/problemset/problem/2004/E>
//! - **Limits**: 2 s, 512 MB (from memory, unconfirmed)
//! - **Idea**: the value of a pile is the index of its least prime divisor, but 0 for even piles.
//! - **Template**: `coprime_nim`

use grundy::coprime_nim;
use grundy::scan::{self, Error, Out, Scan};
use grundy::sum;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut cases: Vec<Vec<usize>> = Vec::new();
    for _ in 0..input.int()? {
        let n: usize = input.int()?;
        let piles = input.ints(n)?;
        input.within(&piles, 1..=10_000_000)?;
        cases.push(piles);
    }
    let largest = cases.iter().flatten().copied().max().unwrap_or(0);
    let sg = coprime_nim::values(largest);
    for piles in cases {
        let wins = sum::first_player_wins(piles.into_iter().map(|pile| sg[pile]));
        out.line(if wins { "Alice" } else { "Bob" });
    }
    Ok(())
}
