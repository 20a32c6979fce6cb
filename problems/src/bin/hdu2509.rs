//! # HDU 2509: Be the Winner
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=2509>
//! - **Limits**: 1 s, 32 MB (from memory, as are the rules)
//! - **Idea**: misère play. A row of n has value n, since splits only add xors below n, and only
//!   the empty row has value 0, so the SJ theorem applies.
//! - **Template**: `misere`

use grundy::misere;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n]) = input.until_end()? {
        let rows: Vec<u64> = input.ints(n)?;
        out.line(if misere::first_player_wins(rows) { "Yes" } else { "No" });
    }
    Ok(())
}
