//! # HDU 2177: Two heaps of stones
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=2177>
//! - **Limits**: 1 s, 32 MB
//! - **Idea**: Wythoff's game with its winning moves: first that from both heaps, then from the
//!   smaller one, then from the larger one. That order of the last two, and a pair that is printed
//!   twice if it is reached in two ways, are from programs, not from the judge.
//! - **Template**: `wythoff`

use grundy::scan::{self, Error, Out, Scan};
use grundy::wythoff;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([a, b]) = input.until_zeros::<u64, 2>()? {
        input.within(&[a, b], 0..=1_000_000)?;
        input.require(a <= b, "a <= b")?;
        let lost = !wythoff::first_player_wins(a, b, 1);
        out.line(if lost { "0" } else { "1" });
        let mut moves: Vec<[u64; 2]> = wythoff::winning_moves(a, b, 1).collect();
        // From both, from a, from b; equal heaps are one.
        moves.retain(|&[x, _]| a < b || x < a);
        moves.sort_by_key(|&[x, y]| {
            if x < a && y < b {
                0
            } else if x < a {
                1
            } else {
                2
            }
        });
        for [x, y] in moves {
            out.words([x.min(y), x.max(y)]);
        }
    }
    Ok(())
}
