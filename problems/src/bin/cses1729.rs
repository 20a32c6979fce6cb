//! # CSES 1729: Stick Game
//!
//! - **Source**: <https://cses.fi/problemset/task/1729>
//! - **Limits**: 1 s, 512 MB
//! - **Idea**: one heap with a set of takes is won exactly where its Grundy value is not 0.
//! - **Template**: `sg_table`

use grundy::scan::{self, Error, Out, Scan};
use grundy::sg_table;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, k] = input.array()?;
    input.within(&[n, k], 1..=1_000_000)?;
    let takes: Vec<usize> = input.ints(k)?;
    input.within(&takes, 1..=1_000_000)?;
    let sg = sg_table::values(&takes, n);
    out.line(sg[1..].iter().map(|&value| if value != 0 { 'W' } else { 'L' }).collect::<String>());
    Ok(())
}
