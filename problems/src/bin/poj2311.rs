//! # POJ 2311: Cutting Game
//!
//! - **Source**: <http://poj.org/problem?id=2311>
//! - **Limits**: 1 s, 64 MB (from memory)
//! - **Idea**: nobody wants to make a piece with a side of 1; without such cuts it is a sum, with a
//!   value for each size of sheet.
//! - **Template**: `cutting`

use grundy::cutting::Sheets;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let table = Sheets::new(200);
    while let Some([w, h]) = input.until_end()? {
        input.within(&[w, h], 2..=200)?;
        out.line(if table.first_player_wins(&[(w, h)]) { "WIN" } else { "LOSE" });
    }
    Ok(())
}
