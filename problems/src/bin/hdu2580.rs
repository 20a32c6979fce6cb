//! # HDU 2580: A simple stone game
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=2580> (rules, input and sample from
//!   memory, unconfirmed: those of HDU 2486)
//! - **Limits**: unknown (not printed by the sources read)
//! - **Idea**: each take is at most k times the last one: a sum of losing sizes, whose least part
//!   is the smallest winning take.
//! - **Template**: `dynamic_subtraction`

use grundy::dynamic_subtraction;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for case in 1..=input.int()? {
        let [n, k] = input.array::<u64, 2>()?;
        input.within(&[n, k], 1..=100_000_000)?;
        match dynamic_subtraction::winning_moves(n, n - 1, k).next() {
            Some(left) => out.line(format_args!("Case {case}: {}", n - left)),
            None => out.line(format_args!("Case {case}: lose")),
        }
    }
    Ok(())
}
