//! # Luogu P2575: Gao Shou Guo Zhao (a match of masters)
//!
//! - **Source**: <https://www.luogu.com.cn/problem/P2575>
//! - **Limits**: 1 s, 125 MB (from memory)
//! - **Idea**: jumping over k pieces carries k + 1 of them past a free square: staircase Nim whose
//!   stairs are the runs of pieces.
//! - **Template**: `staircase`

use grundy::scan::{self, Error, Out, Scan};
use grundy::staircase;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let mut sum = 0;
        for _ in 0..input.int()? {
            let (mut occupied, mut stairs) = ([false; 21], vec![0]);
            for _ in 0..input.int()? {
                occupied[input.int::<usize>()?.min(20)] = true;
            }
            // From the right: the run at the edge is the ground, and a free square starts a stair.
            for column in (1..=20).rev() {
                match (occupied[column], stairs.last_mut()) {
                    (true, Some(stair)) => *stair += 1,
                    _ => stairs.push(0),
                }
            }
            sum ^= staircase::nim_sum(stairs.into_iter().enumerate());
        }
        out.line(if sum != 0 { "YES" } else { "NO" });
    }
    Ok(())
}
