//! # Codeforces 1704F: Colouring Game
//!
//! - **Source**: <https://codeforces.com/problemset/problem/1704/F>
//! - **Limits**: 2 s, 256 MB (from memory, unconfirmed)
//! - **Idea**: both players paint red-blue pairs while there are any, so whoever has more cells of
//!   the own colour then has moves to spare. With equal numbers the pairs alone decide: taking two
//!   neighbours from the runs of alternating colours is the octal game 0.07, with period 34.
//! - **Template**: `octal`, `sum`

use grundy::octal::Code;
use grundy::scan::{self, Error, Out, Scan};
use grundy::sum;
use std::cmp::Ordering;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let rows = Code::taking(2).periodic(1000).ok_or("0.07 has period 34 from 53 on")?;
    for _ in 0..input.int()? {
        let n: usize = input.int()?;
        let row = input.word()?.as_bytes();
        let red = row.iter().filter(|&&cell| cell == b'R').count();
        if row.len() != n || row.iter().any(|cell| !b"RB".contains(cell)) {
            Err(format!("expected {n} letters R or B"))?;
        }
        let mut runs = vec![0u64]; // alternating colours
        for (i, cell) in row.iter().enumerate() {
            if i > 0 && row[i - 1] == *cell {
                runs.push(0);
            }
            *runs.last_mut().ok_or("a run")? += 1;
        }
        let alice_wins = match red.cmp(&(n - red)) {
            Ordering::Equal => sum::first_player_wins(runs.iter().map(|&run| rows.at(run))),
            more => more == Ordering::Greater,
        };
        out.line(if alice_wins { "Alice" } else { "Bob" });
    }
    Ok(())
}
