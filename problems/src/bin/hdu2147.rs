//! # HDU 2147: kiki's game
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=2147>
//! - **Limits**: 1 s, 10000 KB
//! - **Idea**: a king walks m - 1 squares to the left and n - 1 down, and parities decide; the
//!   memory limit rules out a table.
//! - **Template**: `walks`

use grundy::scan::{self, Error, Out, Scan};
use grundy::walks;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n, m]) = input.until_zeros::<u64, 2>()? {
        let wins = walks::king(m.saturating_sub(1), n.saturating_sub(1)) != 0;
        out.line(if wins { "Wonderful!" } else { "What a pity!" });
    }
    Ok(())
}
