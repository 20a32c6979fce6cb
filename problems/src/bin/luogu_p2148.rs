//! # Luogu P2148: E&D (SDOI 2009)
//!
//! - **Source**: <https://www.luogu.com.cn/problem/P2148>
//! - **Limits**: 1 s, 128 MB (from memory)
//! - **Idea**: each pair is a game of its own, whose value is the position of the lowest 0 bit of
//!   the bitwise or of a - 1 and b - 1.
//! - **Template**: `pair_split`

use grundy::pair_split;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let n: usize = input.int()?;
        let mut pairs = Vec::new();
        for _ in 0..n / 2 {
            let pair = input.array()?;
            input.within(&pair, 1..=u64::MAX)?;
            pairs.push(pair);
        }
        out.line(if pair_split::first_player_wins(&pairs) { "YES" } else { "NO" });
    }
    Ok(())
}
