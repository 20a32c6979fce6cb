//! # HDU 4111: Alice and Bob
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=4111>
//! - **Limits**: 1 s, 32 MB
//! - **Idea**: to lower a number is to take a stone, to add two numbers is to merge two heaps.
//! - **Template**: `merging_nim`

use grundy::merging_nim;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for case in 1..=input.int()? {
        let n = input.int()?;
        let numbers: Vec<u64> = input.ints(n)?;
        input.within(&numbers, 1..=1000)?;
        let winner = if merging_nim::first_player_wins(&numbers) { "Alice" } else { "Bob" };
        out.line(format_args!("Case #{case}: {winner}"));
    }
    Ok(())
}
