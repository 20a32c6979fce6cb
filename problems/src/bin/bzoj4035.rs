//! # BZOJ 4035: 数组游戏 (HAOI 2015)
//!
//! - **Source**: <https://www.lydsy.com/JudgeOnline/problem.php?id=4035>
//! - **Limits**: 1 s, 256 MB (unknown; 1 s from memory of Luogu)
//! - **Idea**: coin turning, so a position is the sum of its white squares. The value of x depends
//!   on N div x only, so the multiples of x that have one quotient are a single step.
//! - **Template**: `multi_sg`, `sum`

use grundy::multi_sg;
use grundy::scan::{self, Error, Out, Scan};
use grundy::sum;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, games] = input.array::<usize, 2>()?;
    let root = |n: usize| (n as f64).sqrt() as usize;
    // The quotients in ascending order: all up to the root of n, then n / x with descending x.
    let near = root(n);
    let end = near + 1 + n / (near + 1);
    let values = multi_sg::values(end, |place, values, mex| {
        let quotient = if place <= near { place as u32 } else { (n / (end - place)) as u32 };
        let (mut flipped, mut last) = (0, root(quotient as usize) as u32);
        mex.insert(0); // x alone
        for k in 2..=last {
            let multiple = (quotient / k) as usize;
            flipped ^= values[if multiple <= near { multiple } else { end - k as usize * (end - place) }];
            mex.insert(flipped);
        }
        for multiple in (1..=quotient / (last + 1)).rev() {
            let (value, to) = (values[multiple as usize], quotient / multiple);
            mex.insert(flipped ^ value);
            flipped ^= value * ((to - last) % 2);
            last = to; // the last k with this multiple's quotient
        }
    });
    for _ in 0..games {
        let count = input.int()?;
        let squares: Vec<usize> = input.ints(count)?;
        input.within(&squares, 1..=n)?;
        let places = squares.iter().map(|x| if n / x <= near { n / x } else { end - n / (n / x) });
        out.line(if sum::first_player_wins(places.map(|place| values[place])) { "Yes" } else { "No" });
    }
    Ok(())
}
