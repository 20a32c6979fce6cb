//! # Codeforces 1312F: Attack on Red Kingdom
//!
//! - **Source**: <https://codeforces.com/problemset/problem/1312/F>
//! - **Limits**: 2 s, 256 MB (from memory, as is the sample)
//! - **Idea**: a castle is a heap whose state is its last attack: none or mixed (0), infantry (1),
//!   cavalry (2). Its three values repeat together.
//! - **Template**: `heap_states`, `period`

use grundy::heap_states::{self, Take};
use grundy::period::Periodic;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int::<usize>()? {
        let n = input.int()?;
        let [x, y, z] = input.array::<u64, 3>()?;
        input.within(&[x, y, z], 1..=5)?;
        let castles: Vec<(u64, usize)> = input.ints(n)?.into_iter().map(|soldiers| (soldiers, 0)).collect();
        let attacks = [
            Take::or_all(x, [Some(0), Some(0), Some(0)]),
            Take::or_all(y, [Some(1), None, Some(1)]),
            Take::or_all(z, [Some(2), Some(2), None]),
        ];
        let sg: Periodic<[u32; 3]> = heap_states::periodic(&attacks, 100_000).ok_or("no period found")?;
        let moves = heap_states::winning_moves(&attacks, &castles, 0, |soldiers| sg.at(soldiers));
        out.line(moves.count());
    }
    Ok(())
}
