//! # Luogu P2252: taking stones (SHOI 2002)
//!
//! - **Source**: <https://www.luogu.com.cn/problem/P2252>
//! - **Limits**: 1 s, 125 MB (from memory)
//! - **Idea**: Wythoff's game on one pair of heaps.
//! - **Template**: `wythoff`

use grundy::scan::{self, Error, Out, Scan};
use grundy::wythoff;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [a, b] = input.array()?;
    out.line(u8::from(wythoff::first_player_wins(a, b, 1)));
    Ok(())
}
