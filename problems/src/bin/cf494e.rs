//! # Codeforces 494E: Sharti
//!
//! - **Source**: <https://codeforces.com/problemset/problem/494/E>
//! - **Limits**: 4 s, 256 MB (from memory, unconfirmed)
//! - **Idea**: coin turning with squares: the value of a cell is a power of 2, and one sweep over
//!   the rectangles counts the cells of their union for all powers at once.
//! - **Template**: `square_turning`

use grundy::scan::{self, Error, Out, Scan};
use grundy::square_turning;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, m, k] = input.array::<u64, 3>()?;
    input.within(&[k], 1..=n)?;
    let mut white = Vec::new();
    for _ in 0..m {
        let [a, b, c, d] = input.array()?;
        input.within(&[a, b, c, d], 1..=n)?;
        input.require(a <= c && b <= d, "a rectangle")?;
        white.push([a, b, c, d]);
    }
    out.line(if square_turning::first_player_wins(k, &white) { "Hamed" } else { "Malek" });
    Ok(())
}
