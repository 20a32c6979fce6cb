//! # HDU 3404: Switch lights
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=3404>
//! - **Limits**: 1 s, 32 MB (from memory)
//! - **Idea**: the corners of a rectangle are one or two columns times one or two rows, so the game
//!   is the product of turning turtles with itself.
//! - **Template**: `tartan`

use grundy::coin_turning::CoinGame;
use grundy::nimber::Nimbers;
use grundy::scan::{self, Error, Out, Scan};
use grundy::tartan;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let nimbers = Nimbers::new();
    for _ in 0..input.int()? {
        let mut lights = Vec::new();
        for _ in 0..input.int()? {
            let [x, y] = input.array::<u64, 2>()?;
            lights.push((x.saturating_sub(1), y.saturating_sub(1))); // the template counts from 0
        }
        let wins = tartan::first_player_wins(&nimbers, [CoinGame::TurningTurtles; 2], &lights);
        out.line(if wins { "Have a try, lxhgww." } else { "Don't waste your time." });
    }
    Ok(())
}
