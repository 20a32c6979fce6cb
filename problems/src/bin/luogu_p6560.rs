//! # Luogu P6560: Shi Guang De Liu Shi (the passage of time, SBCOI 2020)
//!
//! - **Source**: <https://www.luogu.com.cn/problem/P6560>
//! - **Limits**: 1.5 s, 500 MB (from a mirror; ranges from memory)
//! - **Idea**: whoever must move from the goal has lost: each query analyses the graph backwards
//!   with that one more end, until the start is decided.
//! - **Template**: `retrograde`

use grundy::retrograde::{Outcome, Reversed};
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, m, q] = input.array::<usize, 3>()?;
    input.within(&[n], 1..=100_000)?;
    let mut edges = Vec::new();
    for _ in 0..m {
        let [u, v] = input.array::<usize, 2>()?;
        input.within(&[u, v], 1..=n)?;
        edges.push((u - 1, v - 1));
    }
    let mut graph = Reversed::from_edges(n, &edges);
    for _ in 0..q {
        let [x, y] = input.array::<usize, 2>()?;
        input.within(&[x, y], 1..=n)?;
        out.line(match graph.outcome(x - 1, [(y - 1, Outcome::Loss)]) {
            (Outcome::Win, _) => 1,
            (Outcome::Loss, _) => -1,
            (Outcome::Draw, _) => 0,
        });
    }
    Ok(())
}
