//! # HDU 3951: Coin Game
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=3951>
//! - **Limits**: unknown
//! - **Idea**: the first move that does not take the whole circle leaves a row. There the other
//!   player takes one coin or two from the middle and mirrors from then on; with K = 1 the parity
//!   decides.
//! - **Template**: `circle`

use grundy::circle;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for case in 1..=input.int::<u32>()? {
        let [n, k] = input.array()?;
        let wins = circle::first_player_wins_up_to(k, n);
        out.line(format_args!("Case {case}: {}", if wins { "first" } else { "second" }));
    }
    Ok(())
}
