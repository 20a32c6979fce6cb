//! # Codeforces 1215D: Ticket Game
//!
//! - **Source**: <https://codeforces.com/problemset/problem/1215/D>
//! - **Limits**: 1 s, 256 MB (from memory, as are the samples)
//! - **Idea**: count a gap as 4.5. From equal halves Monocarp makes unequal ones, or the same
//!   again with no gap left; Bicarp answers d by d in the other half, or by 9 - d in the same one.
//!   From unequal ones Monocarp keeps them so, with a 9 in the larger half or a 0 in the smaller.
//!   So equal halves are lost.
//! - **Template**: none

use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n: usize = input.int()?;
    let ticket = input.word()?.as_bytes().to_vec();
    input.require(ticket.len() == n && n % 2 == 0, "an even number n of digits and gaps")?;
    let twice = |digit: &u8| if *digit == b'?' { 9 } else { 2 * u64::from(digit.wrapping_sub(b'0')) };
    let sum = |half: &[u8]| half.iter().map(twice).sum::<u64>();
    let (left, right) = ticket.split_at(n / 2);
    out.line(if sum(left) != sum(right) { "Monocarp" } else { "Bicarp" });
    Ok(())
}
