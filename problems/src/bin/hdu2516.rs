//! # HDU 2516: taking stones (Fibonacci Nim)
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=2516>
//! - **Limits**: 1 s, 32 MB
//! - **Idea**: Fibonacci Nim with a first limit of n - 1: lost exactly if n is a Fibonacci number.
//! - **Template**: `fibonacci_nim`

use grundy::fibonacci_nim;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n]) = input.until_zeros::<u64, 1>()? {
        out.line(if fibonacci_nim::first_player_wins(n, n - 1) { "First win" } else { "Second win" });
    }
    Ok(())
}
