//! # BZOJ 2281: Hei Bai Qi (black and white pieces, SDOI 2011)
//!
//! - **Source**: <https://www.lydsy.com/JudgeOnline/problem.php?id=2281>
//! - **Limits**: 3 s, 512 MB (from a mirror)
//! - **Idea**: the other player can follow every retreat, so the gaps in the pairs are Nim with up
//!   to d heaps a turn; count the lost positions.
//! - **Template**: `moore`

use grundy::moore;
use grundy::scan::{self, Error, Out, Scan};

const MODULUS: u64 = 1_000_000_007;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, k, d] = input.array::<usize, 3>()?;
    input.within(&[n, k], 1..=10_000)?;
    input.within(&[k, d], 1..=n)?;
    let pairs = k / 2;
    // Pascal's triangle, row by row; of each row what is chosen for the pairs.
    let (mut row, mut choices) = (vec![0; k + 1], Vec::new());
    row[0] = 1;
    for _ in 0..n {
        choices.push(row[pairs]);
        (1..=k).rev().for_each(|i| row[i] = (row[i] + row[i - 1]) % MODULUS);
    }
    choices.push(row[pairs]);
    let lost = moore::losing_positions(pairs, d, n - k, MODULUS);
    let lost = lost.iter().zip(choices[pairs..=n - pairs].iter().rev()).map(|(a, b)| a * b % MODULUS);
    out.line((row[k] + MODULUS - lost.sum::<u64>() % MODULUS) % MODULUS);
    Ok(())
}
