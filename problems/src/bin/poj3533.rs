//! # POJ 3533: Light Switching Game
//!
//! - **Source**: <http://poj.org/problem?id=3533>
//! - **Limits**: 2 s, 64 MB (from memory, unconfirmed)
//! - **Idea**: the corners of a box are one or two planes along each axis, so the game is the
//!   product of three turning turtles, and a coordinate, counted from 1, is its value. `No` means
//!   that the first player wins.
//! - **Template**: `tartan`

use grundy::nimber::Nimbers;
use grundy::scan::{self, Error, Out, Scan};
use grundy::tartan;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let nimbers = Nimbers::new();
    while let Some([n]) = input.until_end::<usize, 1>()? {
        let lights = (0..n).map(|_| input.array::<u64, 3>()).collect::<Result<Vec<_>, _>>()?;
        out.line(if tartan::first_player_wins(&nimbers, |_, x| x, &lights) { "No" } else { "Yes" });
    }
    Ok(())
}
