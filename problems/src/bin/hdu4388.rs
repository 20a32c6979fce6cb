//! # HDU 4388: Stone Game II
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=4388>
//! - **Limits**: 1 s, 32 MB (unknown, assumed; statement and sample are from memory)
//! - **Idea**: every move, also the special one, adds exactly one to the number of ones in the
//!   binary forms: it keeps their parity fixed, and the game ends when each pile is a power of 2.
//! - **Template**: none

use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for case in 1..=input.int::<usize>()? {
        let n: usize = input.int()?;
        let piles: Vec<u32> = input.ints(n)?;
        input.within(&piles, 1..=100_000)?;
        let moves: u32 = piles.iter().map(|pile| pile.count_ones() - 1).sum();
        out.line(format!("Case {case}: {}", if moves % 2 == 1 { "Yes" } else { "No" }));
    }
    Ok(())
}
