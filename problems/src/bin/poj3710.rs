//! # POJ 3710: Christmas Game
//!
//! - **Source**: <http://poj.org/problem?id=3710>
//! - **Limits**: 1 s, 64 MB
//! - **Idea**: Hackenbush on graphs, by the fusion principle.
//! - **Template**: `hackenbush`

use grundy::hackenbush;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n]) = input.until_end::<usize, 1>()? {
        let mut sum = 0;
        for _ in 0..n {
            let [m, k] = input.array::<usize, 2>()?;
            input.within(&[m], 1..=100)?;
            let mut edges = Vec::new();
            for _ in 0..k {
                let [a, b] = input.array::<usize, 2>()?;
                input.within(&[a, b], 1..=m)?;
                edges.push((a - 1, b - 1));
            }
            sum ^= hackenbush::grundy(m, &edges, &[0]);
        }
        out.line(if sum != 0 { "Sally" } else { "Harry" });
    }
    Ok(())
}
