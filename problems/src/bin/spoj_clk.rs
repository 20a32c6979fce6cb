//! # SPOJ CLK: Chomp
//!
//! - **Source**: <https://www.spoj.com/problems/CLK/>
//! - **Limits**: 1 s, 1536 MB (unknown; assumed)
//! - **Idea**: decide all positions within 10 x 10 once; then each test is one look-up.
//! - **Template**: `chomp`

use grundy::chomp::Chomp;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let chomp = Chomp::new(10, 10);
    for _ in 0..input.int()? {
        let columns = input.array::<usize, 10>()?;
        input.within(&columns, 0..=10)?;
        if columns[0] == 0 || columns.windows(2).any(|pair| pair[0] < pair[1]) {
            return Err(Error(format!("the columns {columns:?} are no position")));
        }
        out.line(if chomp.first_player_wins(&columns) { "W" } else { "L" });
    }
    Ok(())
}
