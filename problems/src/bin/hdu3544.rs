//! # HDU 3544: Alice's Game
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=3544>
//! - **Limits**: unknown (not printed by the sources read)
//! - **Idea**: Cutcake (Winning Ways, chapter 2) is not impartial: the players have different
//!   moves, and a piece has no Grundy value but a number of moves that it is ahead for Alice. Halve
//!   both sides, rounding down, until one is 1; what is left of the other one, minus 1, belongs to
//!   the player who cuts it. Alice, who begins, wins if the sum is positive.
//! - **Template**: none

use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for case in 1..=input.int()? {
        let mut ahead = 0;
        for _ in 0..input.int()? {
            let [x, y] = input.array::<u32, 2>()?;
            input.within(&[x, y], 1..=1_000_000_000)?;
            let halvings = 31 - x.min(y).leading_zeros();
            ahead += i64::from(x >> halvings) - i64::from(y >> halvings);
        }
        out.line(format_args!("Case {case}: {}", if ahead > 0 { "Alice" } else { "Bob" }));
    }
    Ok(())
}
