//! # HDU 5795: A Simple Nim
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=5795>
//! - **Limits**: 1 s, 64 MB
//! - **Idea**: Lasker's Nim with splits into three: the values of 8k + 7 and 8k + 8 change places.
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
        let winner = if Split::Three.first_player_wins(&heaps) { "First" } else { "Second" };
        out.line(format_args!("{winner} player wins."));
    }
    Ok(())
}
