//! # POJ 3537: Crosses and Crosses
//!
//! - **Source**: <http://poj.org/problem?id=3537>
//! - **Limits**: 3 s, 64 MB (from memory, unconfirmed)
//! - **Idea**: Treblecross from the empty row.
//! - **Template**: `treblecross`

use grundy::scan::{self, Error, Out, Scan};
use grundy::treblecross;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n = input.int()?;
    input.within(&[n], 3..=2000)?;
    out.line(if treblecross::first_player_wins(&vec![false; n]) { 1 } else { 2 });
    Ok(())
}
