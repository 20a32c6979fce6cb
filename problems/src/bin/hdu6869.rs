//! # HDU 6869: Slime and Stones
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=6869> (statement and ranges from
//!   memory, unconfirmed)
//! - **Limits**: 1 s (from memory, unconfirmed)
//! - **Idea**: Wythoff's game in which the two takes may differ by up to k, in integers: doubles
//!   are too weak for some k.
//! - **Template**: `wythoff`

use grundy::scan::{self, Error, Out, Scan};
use grundy::wythoff;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let [a, b, k] = input.array::<u64, 3>()?;
        input.within(&[k], 0..=100_000_000)?;
        out.line(u8::from(wythoff::first_player_wins(a, b, k + 1)));
    }
    Ok(())
}
