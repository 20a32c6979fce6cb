//! # Luogu P1288: Number game II
//!
//! - **Source**: <https://www.luogu.com.cn/problem/P1288>
//! - **Limits**: 1 s, 125 MB (from memory, unconfirmed)
//! - **Idea**: a run of positive edges in one direction is won if it is odd long: take the whole
//!   number each time, so that the coin cannot go back; the other player leads into an even run.
//! - **Template**: none

use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n: usize = input.int()?;
    input.within(&[n], 1..=20)?;
    let edges: Vec<u32> = input.ints(n)?;
    input.require(edges.contains(&0), "an edge with 0")?;
    let forwards = edges.iter().take_while(|&&edge| edge > 0).count();
    let backwards = edges.iter().rev().take_while(|&&edge| edge > 0).count();
    out.line(if forwards % 2 == 1 || backwards % 2 == 1 { "YES" } else { "NO" });
    Ok(())
}
