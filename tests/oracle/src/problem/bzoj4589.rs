//! In how many rows of n primes up to m, as piles, the first player of Nim loses. Cases to the end
//! of the input.

use crate::prelude::*;
use itertools::Itertools;

/// Lines `n m`.
pub fn generate(random: &mut Rng) -> String {
    let case = |_| {
        let n = random.u32(1..=4);
        format!("{n} {}\n", random.u32(2..=[31, 23, 13, 7][n as usize - 1]))
    };
    (0..5).map(case).collect()
}

/// Plays Nim on every row.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut nim = Naive::new(naive::nim_options::<Vec<u64>>);
    while let Some([n, m]) = input.until_end::<u64, 2>()? {
        input.within(&[n], 1..=1_000_000_000)?;
        input.within(&[m], 2..=50_000)?;
        let primes = (2..=m).filter(|number| (2..*number).all(|factor| number % factor != 0)).collect_vec();
        let rows = (0..n).map(|_| primes.iter().copied()).multi_cartesian_product();
        let lost = rows.filter(|row| !nim.wins(&naive::sorted(row))).count();
        out.line(lost % 1_000_000_007);
    }
    Ok(())
}
