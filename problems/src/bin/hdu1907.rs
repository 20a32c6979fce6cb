//! # HDU 1907: John
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=1907>
//! - **Limits**: 5 s, 32 MB (from memory)
//! - **Idea**: misère Nim: the nim-sum decides as usual, but the other way round when no pile
//!   exceeds 1.
//! - **Template**: `misere`

use grundy::misere;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let n = input.int()?;
        let piles: Vec<u64> = input.ints(n)?;
        out.line(if misere::first_player_wins(piles) { "John" } else { "Brother" });
    }
    Ok(())
}
