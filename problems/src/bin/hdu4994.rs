//! # HDU 4994: Revenge of Nim
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=4994>
//! - **Limits**: 1 s, 32 MB (from memory, as is the statement; the sample is our own)
//! - **Idea**: Nim with heaps in a fixed order.
//! - **Template**: `sequential_nim`

use grundy::scan::{self, Error, Out, Scan};
use grundy::sequential_nim;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let n: usize = input.int()?;
        let heaps: Vec<u64> = input.ints(n)?;
        input.within(&heaps, 1..=1_000_000_000)?;
        out.line(if sequential_nim::first_player_wins(&heaps) { "Yes" } else { "No" });
    }
    Ok(())
}
