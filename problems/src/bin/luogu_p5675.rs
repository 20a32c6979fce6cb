//! # Luogu P5675: A Game of Taking Stones (GZOI 2017)
//!
//! - **Source**: <https://www.luogu.com.cn/problem/P5675>
//! - **Limits**: 1 s, 128 MB (from memory, unconfirmed, as is the order of the input)
//! - **Idea**: Alice must take from one pile, so she loses exactly if no smaller size of it equals
//!   the xor of the other chosen piles: count the subsets of the others by their xor.
//! - **Template**: `xor_basis`

use grundy::scan::{self, Error, Out, Scan};
use grundy::xor_basis::XorBasis;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    const MODULUS: u64 = 1_000_000_007;
    let n = input.int()?;
    input.within(&[n], 1..=200)?;
    let piles: Vec<u64> = input.ints(n)?;
    input.within(&piles, 1..=200)?;
    let mut powers = vec![1];
    for i in 0..n {
        powers.push(2 * powers[i] % MODULUS);
    }
    let mut answer = 0;
    for (i, &pile) in piles.iter().enumerate() {
        let others = XorBasis::new([&piles[..i], &piles[i + 1..]].concat());
        let counts = (pile..256).filter_map(|xor| others.log_subsets(xor)).map(|log| powers[log]);
        answer = (answer + counts.sum::<u64>()) % MODULUS;
    }
    out.line(answer);
    Ok(())
}
