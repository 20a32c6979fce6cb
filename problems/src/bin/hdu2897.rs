//! # HDU 2897: the coin game with p to q coins
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=2897>
//! - **Limits**: 1 s, 32 MB (from memory, as are n, p, q < 65536 and the sample)
//! - **Idea**: whoever takes the last coin loses, so it is "take p..=q" on the other n - 1 coins.
//! - **Template**: `take_range`

use grundy::scan::{self, Error, Out, Scan};
use grundy::take_range;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n, p, q]) = input.until_end()? {
        input.within(&[n, p, q], 1..=65_535)?;
        input.require(p <= q, "p <= q")?;
        out.line(if take_range::first_player_wins_poison(n, p, q) { "WIN" } else { "LOST" });
    }
    Ok(())
}
