//! # Codeforces 1738C: Even Number Addicts
//!
//! - **Source**: <https://codeforces.com/problemset/problem/1738/C>
//! - **Limits**: 2 s, 512 MB
//! - **Idea**: a position is how many odd and even numbers are left, the parity of Alice's sum, and
//!   whose turn it is.
//! - **Template**: `minimax`

use grundy::minimax::{Minimax, Turn};
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

type Position = (u32, u32, bool, bool);

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Minimax::new(|&(odd, even, is_odd, alice): &Position| {
        if odd + even == 0 {
            return Turn::End(if is_odd { -1i8 } else { 1 });
        }
        let takes_odd = odd.checked_sub(1).map(|odd| (0, (odd, even, is_odd ^ alice, !alice)));
        let takes_even = even.checked_sub(1).map(|even| (0, (odd, even, is_odd, !alice)));
        let moves = takes_odd.into_iter().chain(takes_even);
        if alice { Turn::Max(moves) } else { Turn::Min(moves) }
    })
    .within(-1..=1);
    for _ in 0..input.int()? {
        let n: usize = input.int()?;
        input.within(&[n], 1..=100)?;
        let numbers: Vec<i64> = input.ints(n)?;
        input.within(&numbers, -1_000_000_000..=1_000_000_000)?;
        let odd = numbers.iter().filter(|number| *number % 2 != 0).count();
        let wins = game.value(&(odd as u32, (n - odd) as u32, false, true)) == 1;
        out.line(if wins { "Alice" } else { "Bob" });
    }
    Ok(())
}
