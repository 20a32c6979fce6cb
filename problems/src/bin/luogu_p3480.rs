//! # Luogu P3480: KAM Pebbles (POI 2009)
//!
//! - **Source**: <https://www.luogu.com.cn/problem/P3480>
//! - **Limits**: 1 s, 125 MB (from memory)
//! - **Idea**: removing stones lowers one rise and increases the next by as much, so the rises are
//!   stairs, and the last rise is the first stair.
//! - **Template**: `staircase`

use grundy::scan::{self, Error, Out, Scan};
use grundy::staircase;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let count = input.int()?;
        let piles: Vec<u64> = input.ints(count)?;
        input.require(piles.windows(2).all(|pair| pair[0] <= pair[1]), "piles in ascending order")?;
        let stairs = staircase::from_sorted_heaps(&piles);
        out.line(if staircase::first_player_wins(&stairs) { "TAK" } else { "NIE" });
    }
    Ok(())
}
