//! # Codeforces 1033G: Chip Game
//!
//! - **Source**: <https://codeforces.com/problemset/problem/1033/G>
//! - **Limits**: 2 s, 256 MB (assumed, the sources read print none)
//! - **Idea**: for each sum a + b sort the remainders; where a and b can lie between two
//!   neighbours, and which parity and how many rich heaps there are, gives ranges of a in which the
//!   player who begins wins, or the other one.
//! - **Template**: `partisan_takes`

use grundy::partisan_takes;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, m] = input.array::<usize, 2>()?;
    input.within(&[n], 1..=100)?;
    input.within(&[m], 1..=100_000)?;
    let piles: Vec<u64> = input.ints(n)?;
    input.within(&piles, 1..=1_000_000_000_000_000_000)?;
    out.words(partisan_takes::count_by_winner(&piles, m as u64));
    Ok(())
}
