//! # HDU 2149: Public Sale
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=2149>
//! - **Limits**: 1 s, 32 MB
//! - **Idea**: Bash's game with a rising price; the last raise may exceed the goal.
//! - **Template**: `bash`

use grundy::bash;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([m, n]) = input.until_end()? {
        input.within(&[m, n], 1..=1100)?;
        let mut raises = bash::winning_raises(m, n).peekable();
        match raises.peek() {
            None => out.line("none"),
            Some(_) => out.words(raises),
        }
    }
    Ok(())
}
