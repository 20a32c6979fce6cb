//! # HDU 3404: Switch lights
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=3404>
//! - **Limits**: 1 s, 32 MB (from memory)
//! - **Idea**: the corners of a rectangle are one or two columns times one or two rows, so the game
//!   is the product of turning turtles with itself, and a coordinate, counted from 1, is its value.
//! - **Template**: `tartan`

use grundy::nimber::Nimbers;
use grundy::scan::{self, Error, Out, Scan};
use grundy::tartan;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let nimbers = Nimbers::new();
    for _ in 0..input.int()? {
        let n: usize = input.int()?;
        let lights = (0..n).map(|_| input.array::<u64, 2>()).collect::<Result<Vec<_>, _>>()?;
        let wins = tartan::first_player_wins(&nimbers, |_, x| x, &lights);
        out.line(if wins { "Have a try, lxhgww." } else { "Don't waste your time." });
    }
    Ok(())
}
