//! # Eolymp 2411: Sum of games
//!
//! - **Source**: <https://basecamp.eolymp.com/en/problems/2411>
//! - **Limits**: 1 s, 128 MB (unknown; assumed)
//! - **Idea**: the graphs have cycles: Smith's values of their vertices decide the sum for each
//!   pair.
//! - **Template**: `loopy`

use grundy::loopy;
use grundy::retrograde::Outcome;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let games = [loopy::values(&graph(input)?), loopy::values(&graph(input)?)];
    for _ in 0..input.int()? {
        let [a, b] = input.array::<usize, 2>()?;
        input.within(&[a], 1..=games[0].len())?;
        input.within(&[b], 1..=games[1].len())?;
        out.line(match loopy::outcome([&games[0][a - 1], &games[1][b - 1]]) {
            Outcome::Win => "first",
            Outcome::Loss => "second",
            Outcome::Draw => "draw",
        });
    }
    Ok(())
}

/// The vertices that each vertex has an edge to.
fn graph(input: &mut Scan) -> Result<Vec<Vec<usize>>, Error> {
    let [n, m] = input.array::<usize, 2>()?;
    input.within(&[n], 1..=10_000)?;
    let mut graph = vec![Vec::new(); n];
    for _ in 0..m {
        let [x, y] = input.array::<usize, 2>()?;
        input.within(&[x, y], 1..=n)?;
        graph[x - 1].push(y - 1);
    }
    Ok(graph)
}
