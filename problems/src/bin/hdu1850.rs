//! # HDU 1850: Being a Good Boy in Spring Festival
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=1850>
//! - **Limits**: 1 s, 32 MB
//! - **Idea**: Nim: count the piles that can be reduced to (pile xor nim-sum).
//! - **Template**: `nim`

use grundy::nim;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([m]) = input.until_zeros()? {
        let piles = input.ints(m)?;
        out.line(nim::winning_moves(&piles).count());
    }
    Ok(())
}
