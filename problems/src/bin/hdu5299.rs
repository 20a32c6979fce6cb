//! # HDU 5299: Circles Game
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=5299>
//! - **Limits**: 1 s, 64 MB
//! - **Idea**: a sweep from left to right gives each circle the one around it: the half circle next
//!   above is its upper half, or belongs to a neighbour. To delete a circle is to cut the edge to
//!   the one around it: Hackenbush.
//! - **Template**: `hackenbush_tree`, `nested_circles`

use grundy::hackenbush_tree::Forest;
use grundy::nested_circles;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let n: usize = input.int()?;
        input.within(&[n], 1..=20_000)?;
        let mut circles = Vec::with_capacity(n);
        for _ in 0..n {
            let [x, y, r] = input.array::<i64, 3>()?;
            input.within(&[x, y], -20_000..=20_000)?;
            input.within(&[r], 1..=20_000)?;
            circles.push([x, y, r]);
        }
        let parents = nested_circles::parents(&circles);
        let edges: Vec<(usize, usize)> = parents.into_iter().enumerate().collect();
        let wins = Forest::new(n + 1, &edges, &[n])?.first_player_wins();
        out.line(if wins { "Alice" } else { "Bob" });
    }
    Ok(())
}
