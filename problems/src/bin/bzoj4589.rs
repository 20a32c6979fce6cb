//! # BZOJ 4589: Hard Nim
//!
//! - **Source**: <https://www.lydsy.com/JudgeOnline/problem.php?id=4589>
//! - **Limits**: 10 s, 128 MB (from memory, unconfirmed)
//! - **Idea**: count the n-tuples of primes with xor 0: the n-th power of the list of primes under
//!   xor convolution.
//! - **Template**: `xor_counts`

use grundy::scan::{self, Error, Out, Scan};
use grundy::xor_counts::XorCounts;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut primes = vec![1; 50_001];
    primes[..2].fill(0);
    for factor in 2..224 {
        primes[2 * factor..].iter_mut().step_by(factor).for_each(|number| *number = 0);
    }
    while let Some([n, m]) = input.until_end::<u64, 2>()? {
        input.within(&[m], 2..=50_000)?;
        out.line(XorCounts::new(&primes[..=m as usize], 1_000_000_007).tuples(n, 0));
    }
    Ok(())
}
