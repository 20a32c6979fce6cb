//! # Codeforces 1451F: Nullify The Matrix
//!
//! - **Source**: <https://codeforces.com/problemset/problem/1451/F>
//! - **Limits**: 2 s, 256 MB (from memory, as is the sample)
//! - **Idea**: a path that begins in a cell crosses each later antidiagonal once, in a cell that
//!   can be set to anything: Nim whose levels are the distances to the last cell.
//! - **Template**: `level_nim`

use grundy::level_nim;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int::<usize>()? {
        let [n, m] = input.array::<usize, 2>()?;
        input.within(&[n, m], 1..=100)?;
        let matrix: Vec<u64> = input.ints(n * m)?;
        let distance = |cell: usize| (n - 1 - cell / m) + (m - 1 - cell % m);
        let levels: Vec<u32> = (0..n * m).map(|cell| distance(cell) as u32).collect();
        out.line(if level_nim::first_player_wins(&matrix, &levels) { "Ashish" } else { "Jeel" });
    }
    Ok(())
}
