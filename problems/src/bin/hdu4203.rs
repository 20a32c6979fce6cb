//! # HDU 4203: Doubloon Game
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=4203>
//! - **Limits**: 1 s, 32 MB (unknown, assumed; the ranges of K and T are from memory, the sample is
//!   our own)
//! - **Idea**: powers of an odd K are odd, so the parity decides. For an even K they are 1 or -1
//!   modulo K + 1: by the remainder the value is 0, 1, 0, 1, ..., and 2 at K, where only K leads to
//!   0.
//! - **Template**: none

use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let [s, k] = input.array::<u64, 2>()?;
        input.within(&[s], 1..=1_000_000_000)?;
        input.within(&[k], 1..=100)?;
        let over = if k % 2 == 0 { s % (k + 1) } else { s % 2 };
        out.line(if k % 2 == 0 && over == k { k } else { over % 2 });
    }
    Ok(())
}
