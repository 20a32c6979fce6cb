//! # HDU 3537: Daizhenyang's Coin
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=3537>
//! - **Limits**: 1 s, 32 MB (from memory)
//! - **Idea**: a move turns one, two or three coins: mock turtles. The input may name a coin twice,
//!   and `Yes` means that the first player loses.
//! - **Template**: `coin_turning`

use grundy::coin_turning::{self, CoinGame};
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n]) = input.until_end()? {
        let heads = input.ints(n)?;
        let wins = coin_turning::first_player_wins(CoinGame::MockTurtles, &heads);
        out.line(if wins { "No" } else { "Yes" });
    }
    Ok(())
}
