//! # SPOJ MCOINS: Coins Game
//!
//! - **Source**: <https://www.spoj.com/problems/MCOINS/>
//! - **Limits**: 1 s, 256 MB (unknown, assumed)
//! - **Idea**: a table of who wins, for all heights.
//! - **Template**: `outcome`

use grundy::outcome;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [k, l, m] = input.array::<usize, 3>()?;
    input.require(1 < k && k < l && l < 10, "1 < K < L < 10")?;
    let heights: Vec<usize> = input.ints(m)?;
    input.within(&heights, 1..=1_000_000)?;
    let largest = heights.iter().max().map_or(0, |&height| height);
    let takes = [1, k, l];
    let wins = outcome::table(largest + 1, |n| takes.iter().filter_map(move |take| n.checked_sub(*take)));
    out.line(heights.iter().map(|&height| if wins[height] { 'A' } else { 'B' }).collect::<String>());
    Ok(())
}
