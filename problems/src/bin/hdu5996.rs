//! # HDU 5996: dingyeye loves stone
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=5996>
//! - **Limits**: 1 s, 32 MB (unknown, assumed)
//! - **Idea**: staircase Nim: stones that move between odd and even depths.
//! - **Template**: `staircase`

use grundy::scan::{self, Error, Out, Scan};
use grundy::staircase;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let n: usize = input.int()?;
        input.within(&[n], 1..=100_000)?;
        let mut depth = vec![0usize];
        for node in 1..n {
            let parent: usize = input.int()?;
            input.within(&[parent], 0..=node - 1)?;
            depth.push(depth[parent] + 1);
        }
        let stones: Vec<u64> = input.ints(n)?;
        input.within(&stones, 0..=134_217_727)?;
        let wins = staircase::grundy_by_level(depth.into_iter().zip(stones)) != 0;
        out.line(if wins { "win" } else { "lose" });
    }
    Ok(())
}
