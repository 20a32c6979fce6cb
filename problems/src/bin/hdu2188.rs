//! # HDU 2188: Choosing Volunteers
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=2188> (text and sample from memory)
//! - **Limits**: 1 s, 32 MB (from memory)
//! - **Idea**: Bash's game with the total going up: the first player can reach n if n mod (m + 1)
//!   is not 0.
//! - **Template**: `bash`

use grundy::bash;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int::<usize>()? {
        let [n, m] = input.array()?;
        out.line(if bash::first_player_wins(n, m) { "Grass" } else { "Rabbit" });
    }
    Ok(())
}
