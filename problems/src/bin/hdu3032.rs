//! # HDU 3032: Nim or not Nim?
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=3032>
//! - **Limits**: 1 s, 32 MB (from memory)
//! - **Idea**: taking from a heap or splitting it in two is Lasker's Nim: a formula for each heap,
//!   then xor over the heaps.
//! - **Template**: `lasker`

use grundy::lasker::Split;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let n = input.int()?;
        let heaps = input.ints(n)?;
        input.within(&heaps, 0..=u64::from(u32::MAX))?;
        out.line(if Split::Two.first_player_wins(&heaps) { "Alice" } else { "Bob" });
    }
    Ok(())
}
