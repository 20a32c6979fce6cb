//! # BZOJ 3105: New Nim (CQOI 2013)
//!
//! - **Source**: <https://www.lydsy.com/JudgeOnline/problem.php?id=3105> (Luogu P4301)
//! - **Limits**: 1 s, 128 MB (Luogu; BZOJ: 10 s; from memory, unconfirmed, as is the sample)
//! - **Idea**: leave piles of which no subset has xor 0, with the greatest total; one pile never
//!   has, so the answer is never -1.
//! - **Template**: `xor_basis`

use grundy::scan::{self, Error, Out, Scan};
use grundy::xor_basis;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let k = input.int()?;
    let piles: Vec<u64> = input.ints(k)?;
    input.within(&piles, 1..=1_000_000_000)?;
    let kept: u64 = xor_basis::heaviest(&piles, &piles).iter().map(|&i| piles[i]).sum();
    out.line(piles.iter().sum::<u64>() - kept);
    Ok(())
}
