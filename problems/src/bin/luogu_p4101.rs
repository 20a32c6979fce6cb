//! # Luogu P4101: All say that the south is fine (HEOI 2014)
//!
//! - **Source**: <https://www.luogu.com.cn/problem/P4101>
//! - **Limits**: 1 s, 125 MB (from memory, unconfirmed)
//! - **Idea**: either player can force floor(n / m) full heaps and one with the rest, which fixes
//!   how many merges there are.
//! - **Template**: `bounded_merging`

use grundy::bounded_merging;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let [n, m]: [u64; 2] = [input.int()?, input.int()?];
        input.within(&[n, m], 1..=1_000_000_000)?;
        out.line(u8::from(!bounded_merging::first_player_wins(n, m)));
    }
    Ok(())
}
