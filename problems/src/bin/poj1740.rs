//! # POJ 1740: A New Stone Game
//!
//! - **Source**: <http://poj.org/problem?id=1740>
//! - **Limits**: 1 s, 30000 KB (from memory, unconfirmed)
//! - **Idea**: lost exactly if the piles are pairs of equal ones: the other player copies.
//! - **Template**: `giving_nim`

use grundy::giving_nim;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n]) = input.until_zeros::<usize, 1>()? {
        input.within(&[n], 1..=10)?;
        let piles: Vec<u64> = input.ints(n)?;
        out.line(u8::from(giving_nim::first_player_wins(&piles)));
    }
    Ok(())
}
