//! # BZOJ 2308: Cut
//!
//! - **Source**: <https://www.lydsy.com/JudgeOnline/problem.php?id=2308>
//! - **Limits**: 10 s, 128 MB (from a mirror; N near 100000, M near 200000)
//! - **Idea**: green Hackenbush on a graph that hangs from the ceiling; beyond two parallel ropes
//!   only the parity of their number matters.
//! - **Template**: `hackenbush`

use grundy::hackenbush;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let [n, bundles, hung] = input.array::<usize, 3>()?;
        input.within(&[n, bundles, hung], 0..=400_000)?;
        let mut ceiling = Vec::with_capacity(hung);
        for _ in 0..hung {
            let v: usize = input.int()?;
            input.within(&[v], 1..=n)?;
            ceiling.push(v - 1);
        }
        let mut ropes = Vec::with_capacity(bundles);
        for _ in 0..bundles {
            let [i, j] = input.array::<usize, 2>()?;
            input.within(&[i, j], 1..=n)?;
            let count: u64 = input.int()?;
            let count = if count > 3 { 2 + count % 2 } else { count };
            (0..count).for_each(|_| ropes.push((i - 1, j - 1)));
        }
        let wins = hackenbush::first_player_wins(n, &ropes, &ceiling);
        out.line(if wins { 1 } else { 0 });
    }
    Ok(())
}
