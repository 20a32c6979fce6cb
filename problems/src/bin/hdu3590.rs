//! # HDU 3590: PP and QQ
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=3590>
//! - **Limits**: 2 s, 32 MB
//! - **Idea**: each edge at a root, with all that hangs on it, is a Nim pile. Whoever cannot cut
//!   wins, so it is misère Nim.
//! - **Template**: `hackenbush_tree`, `misere`

use grundy::hackenbush_tree::Forest;
use grundy::misere;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([trees]) = input.until_end::<usize, 1>()? {
        let mut piles = Vec::new();
        for _ in 0..trees {
            let n: usize = input.int()?;
            input.within(&[n], 1..=100)?;
            let mut edges = Vec::new();
            for _ in 1..n {
                let [a, b] = input.array::<usize, 2>()?;
                input.within(&[a, b], 1..=n)?;
                edges.push((a - 1, b - 1));
            }
            let tree = Forest::new(n, &edges, &[0])?;
            piles.extend(tree.branches());
        }
        out.line(if misere::first_player_wins(piles) { "PP" } else { "QQ" });
    }
    Ok(())
}
