//! # AtCoder ABC270 D: Stones
//!
//! - **Source**: <https://atcoder.jp/contests/abc270/tasks/abc270_d>
//! - **Limits**: 2 s, 1024 MB (from memory, as are the samples)
//! - **Idea**: both want many stones, and all n are taken, so the difference of the scores decides;
//!   the first player gets half of n plus this difference.
//! - **Template**: `minimax`

use grundy::minimax::{Minimax, Turn};
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n: i32 = input.int()?;
    input.within(&[n], 1..=10_000)?;
    let count = input.int()?;
    let takes: Vec<i32> = input.ints(count)?;
    input.within(&takes, 1..=n)?;
    input.require(takes.first() == Some(&1), "takes that begin with 1")?;
    let mut game = Minimax::new(|&stones: &i32| match stones {
        0 => Turn::End(0),
        _ => {
            let possible = takes.iter().take_while(move |&&take| take <= stones);
            Turn::Alternate(possible.map(move |take| (*take, stones - take)))
        }
    });
    out.line((n + game.value(&n)) / 2);
    Ok(())
}
