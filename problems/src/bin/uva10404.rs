//! # UVa 10404: Bachet's Game
//!
//! - **Source**: <https://onlinejudge.org/external/104/10404.pdf>
//! - **Limits**: 3 s (from memory, unconfirmed)
//! - **Idea**: a table of who wins, for all heights of each game.
//! - **Template**: `outcome`

use grundy::outcome;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n, m]) = input.until_end::<usize, 2>()? {
        input.within(&[n], 0..=1_000_000)?;
        let takes: Vec<usize> = input.ints(m)?;
        input.require(!takes.contains(&0), "positive numbers")?;
        let wins = outcome::table(n + 1, |n| takes.iter().filter_map(move |take| n.checked_sub(*take)));
        out.line(if wins[n] { "Stan wins" } else { "Ollie wins" });
    }
    Ok(())
}
