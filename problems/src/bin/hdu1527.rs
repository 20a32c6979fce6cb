//! # HDU 1527: taking stones
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=1527>
//! - **Limits**: 1 s, 32 MB (from memory)
//! - **Idea**: Wythoff's game in integers: the usual formula in doubles fails at 433494437
//!   701408733.
//! - **Template**: `wythoff`

use grundy::scan::{self, Error, Out, Scan};
use grundy::wythoff;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([a, b]) = input.until_end()? {
        out.line(u8::from(wythoff::first_player_wins(a, b, 1)));
    }
    Ok(())
}
