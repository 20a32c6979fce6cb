//! # HDU 3389: Game
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=3389>
//! - **Limits**: 1 s, 32 MB (from memory)
//! - **Idea**: a move leads from a box with A mod 6 in {0, 2, 5} to one with A mod 6 in {1, 3, 4}
//!   or back; only those of the first kind always have a move, so they are the odd stairs.
//! - **Template**: `staircase`

use grundy::scan::{self, Error, Out, Scan};
use grundy::staircase;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for case in 1..=input.int()? {
        let boxes: usize = input.int()?;
        let cards: Vec<u64> = input.ints(boxes)?;
        let level = |number: usize| usize::from(matches!(number % 6, 0 | 2 | 5));
        let value = staircase::grundy_by_level((1..).map(level).zip(cards));
        out.line(format_args!("Case {case}: {}", if value != 0 { "Alice" } else { "Bob" }));
    }
    Ok(())
}
