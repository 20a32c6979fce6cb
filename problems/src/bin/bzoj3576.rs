//! # BZOJ 3576: Jiangnan Le (HNOI 2014)
//!
//! - **Source**: <https://www.lydsy.com/JudgeOnline/problem.php?id=3576> (also Luogu P3235)
//! - **Limits**: 1 s, 512 MB (from memory, unconfirmed: BZOJ 30 s, Luogu 1 s)
//! - **Idea**: a split into m heaps as equal as possible has one of O(sqrt n) sizes, and of all m
//!   with the same size only two differ; F is the same for all games, so one table does.
//! - **Template**: `equal_split`, `sum`

use grundy::equal_split;
use grundy::scan::{self, Error, Out, Scan};
use grundy::sum;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [games, least] = input.array::<usize, 2>()?;
    let mut piles = Vec::new();
    for _ in 0..games {
        let n = input.int()?;
        piles.push(input.ints::<usize>(n)?);
        input.within(&piles[piles.len() - 1], 0..=100_000)?;
    }
    let largest = piles.iter().flatten().copied().max().unwrap_or(0);
    let sg = equal_split::values(least, largest);
    let wins = |piles: &Vec<usize>| sum::first_player_wins(piles.iter().map(|&pile| sg[pile]));
    out.words(piles.iter().map(|piles| u8::from(wins(piles))));
    Ok(())
}
