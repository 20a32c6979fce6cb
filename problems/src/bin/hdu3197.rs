//! # HDU 3197: Game
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=3197> (statement unconfirmed, from
//!   memory)
//! - **Limits**: 1 s, 32 MB (unknown; n up to 1000 assumed)
//! - **Idea**: green Hackenbush on a forest whose roots, the vertices with parent -1, are on the
//!   ground.
//! - **Template**: `hackenbush_tree`

use grundy::hackenbush_tree::Forest;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n]) = input.until_end()? {
        let (mut edges, mut roots) = (Vec::new(), Vec::new());
        for v in 0..n {
            match input.int::<isize>()? {
                -1 => roots.push(v),
                parent => {
                    input.within(&[parent], 0..=n as isize - 1)?;
                    edges.push((parent as usize, v));
                }
            }
        }
        let tree = Forest::new(n, &edges, &roots)?;
        out.line(if tree.first_player_wins() { "YES" } else { "NO" });
    }
    Ok(())
}
