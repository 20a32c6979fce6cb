//! # Codeforces 1149E: Election Promises
//!
//! - **Source**: <https://codeforces.com/problemset/problem/1149/E>
//! - **Limits**: 2 s, 256 MB (from memory, as are the ranges and the sample)
//! - **Idea**: Nim whose levels are the Grundy values of the cities: a meeting can set a tax in
//!   each lower level, and none in its own. The judge accepts any winning move.
//! - **Template**: `dag`, `level_nim`

use grundy::dag;
use grundy::level_nim;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, m] = input.array::<usize, 2>()?;
    let mut taxes: Vec<u64> = input.ints(n)?;
    let mut roads = vec![Vec::new(); n];
    for _ in 0..m {
        let [a, b] = input.array::<usize, 2>()?;
        input.within(&[a, b], 1..=n)?;
        roads[a - 1].push(b - 1);
    }
    let levels = dag::values(&roads)?;
    match level_nim::some_winning_move(&taxes, &levels, |city| roads[city].iter().copied()) {
        Some(meeting) => {
            taxes[meeting.heap] = meeting.to;
            meeting.set.into_iter().for_each(|(city, tax)| taxes[city] = tax);
            out.line("WIN");
            out.words(taxes);
        }
        None => out.line("LOSE"),
    }
    Ok(())
}
