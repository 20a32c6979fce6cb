//! # HDU 1525: Euclid's Game
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=1525>
//! - **Limits**: 1 s, 32 MB (from memory)
//! - **Idea**: won exactly if the numbers are equal or their ratio exceeds the golden ratio.
//! - **Template**: `euclid`

use grundy::euclid;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([a, b]) = input.until_zeros()? {
        out.line(if euclid::first_player_wins(a, b) { "Stan wins" } else { "Ollie wins" });
    }
    Ok(())
}
