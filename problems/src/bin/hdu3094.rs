//! # HDU 3094: A tree game
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=3094>
//! - **Limits**: 1 s, 32 MB (from memory)
//! - **Idea**: green Hackenbush on a tree whose root is on the ground.
//! - **Template**: `hackenbush_tree`

use grundy::hackenbush_tree::Forest;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let n: usize = input.int()?;
        input.within(&[n], 1..=100_000)?;
        let mut edges = Vec::with_capacity(n);
        for _ in 1..n {
            let [a, b] = input.array::<usize, 2>()?;
            input.within(&[a, b], 1..=n)?;
            edges.push((a - 1, b - 1));
        }
        let tree = Forest::new(n, &edges, &[0])?;
        out.line(if tree.first_player_wins() { "Alice" } else { "Bob" });
    }
    Ok(())
}
