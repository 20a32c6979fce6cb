//! # HDU 1846: Brave Game
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=1846>
//! - **Limits**: 1 s, 32 MB
//! - **Idea**: one heap, take 1..=m: its Grundy value is n mod (m + 1).
//! - **Template**: `bash`

use grundy::bash;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let [n, m] = input.array()?;
        out.line(if bash::grundy(n, m) != 0 { "first" } else { "second" });
    }
    Ok(())
}
