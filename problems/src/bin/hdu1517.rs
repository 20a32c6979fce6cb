//! # HDU 1517: A Multiplication Game
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=1517>
//! - **Limits**: 1 s, 32 MB (from memory)
//! - **Idea**: with best play one player multiplies by 9 and the other by 2, so the winner changes
//!   after 9, 9 * 2, 9 * 2 * 9, …
//! - **Template**: `multiplication`

use grundy::multiplication;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n]) = input.until_end()? {
        let stan = multiplication::first_player_wins(n, 2, 9);
        out.line(if stan { "Stan wins." } else { "Ollie wins." });
    }
    Ok(())
}
