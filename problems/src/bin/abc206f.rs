//! # ABC 206 F: Interval Game 2
//!
//! - **Source**: <https://atcoder.jp/contests/abc206/tasks/abc206_f>
//! - **Limits**: 2 s, 1024 MB (from memory)
//! - **Idea**: choosing an interval splits the free stretch around it into two independent ones.
//! - **Template**: `sg_dfs`

use grundy::scan::{self, Error, Out, Scan};
use grundy::sg_dfs::SgSplit;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let intervals = input.int()?;
        let intervals = (0..intervals).map(|_| input.array::<u32, 2>()).collect::<Result<Vec<_>, _>>()?;
        input.within(&intervals.concat(), 1..=100)?;
        input.require(intervals.iter().all(|[l, r]| l < r), "intervals that are not empty")?;
        let inside = |from, to| intervals.iter().filter(move |&&[l, r]| from <= l && r <= to);
        let mut sg = SgSplit::new(|&(from, to)| inside(from, to).map(move |&[l, r]| [(from, l), (r, to)]));
        out.line(if sg.grundy(&(1, 100)) != 0 { "Alice" } else { "Bob" });
    }
    Ok(())
}
