//! # Codeforces 1091H: New Year and the Tricolore Recreation
//!
//! - **Source**: <https://codeforces.com/problemset/problem/1091/H>
//! - **Limits**: 8 s, 256 MB (from memory; ranges n <= 1000, |x| <= 10^5 too)
//! - **Idea**: both players shrink either gap of a row by k: two heaps a row with the same takes.
//! - **Template**: `sg_sieve`, `sum`

use grundy::scan::{self, Error, Out, Scan};
use grundy::sg_sieve;
use grundy::sum;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, f] = input.array::<usize, 2>()?;
    let mut gaps: Vec<usize> = Vec::new();
    for _ in 0..n {
        let [blue, white, red] = input.array::<i64, 3>()?;
        input.within(&[blue, white, red], -100_000..=100_000)?;
        gaps.extend([(white - blue - 1).max(0) as usize, (red - white - 1).max(0) as usize]);
    }
    let largest = gaps.iter().copied().max().unwrap_or(0);
    let takes: Vec<usize> = one_or_two_primes(largest).into_iter().filter(|&k| k != f).collect();
    let values = sg_sieve::values(&takes, largest);
    let wins = sum::first_player_wins(gaps.into_iter().map(|gap| values[gap]));
    out.line(if wins { "Alice\nBob" } else { "Bob\nAlice" });
    Ok(())
}

/// The numbers up to n with one or two prime factors: the rest of k, divided by its least one, has
/// at most one.
fn one_or_two_primes(n: usize) -> Vec<usize> {
    let mut count = vec![0; n + 1];
    for k in 2..=n {
        let least = (2..).take_while(|p| p * p <= k).find(|p| k % p == 0).unwrap_or(k);
        count[k] = count[k / least] + 1;
    }
    (2..=n).filter(|&k| count[k] <= 2).collect()
}
