//! # HDU 4315: Climbing the Hill
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=4315>
//! - **Limits**: 1 s, 32 MB
//! - **Idea**: tokens on a strip; only if the king is second must the first person stay off the
//!   top, or the king would follow.
//! - **Template**: `staircase`

use grundy::scan::{self, Error, Out, Scan};
use grundy::staircase;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([persons, king]) = input.until_end()? {
        let mut cells: Vec<u64> = input.ints(persons)?;
        input.require(
            cells.windows(2).all(|pair| pair[0] < pair[1]) && cells.first() > Some(&0),
            "ascending positions",
        )?;
        if king == 2 {
            cells.iter_mut().for_each(|cell| *cell -= 1);
        }
        let stairs = staircase::from_tokens(&cells);
        out.line(if king == 1 || staircase::first_player_wins(&stairs) { "Alice" } else { "Bob" });
    }
    Ok(())
}
