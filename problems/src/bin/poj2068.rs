//! # POJ 2068: Nim
//!
//! - **Source**: <http://poj.org/problem?id=2068>
//! - **Limits**: 1 s, 30000 KB (from a mirror; the sample is from memory)
//! - **Idea**: nobody takes the last stone unless he must, so the others are a game that is lost
//!   without a move. A position is what is left of them and the seat whose turn it is; what is left
//!   becomes less, so number by it.
//! - **Template**: `outcome`

use grundy::outcome;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n]) = input.until_zeros::<usize, 1>()? {
        input.within(&[n], 1..=10)?;
        let stones: usize = input.int()?;
        input.within(&[stones], 1..=8191)?;
        let seats = 2 * n;
        let most: Vec<usize> = input.ints(seats)?;
        input.within(&most, 1..=16)?;
        let wins = outcome::table(stones * seats, |position| {
            let (left, seat) = (position / seats, position % seats);
            (1..=most[seat].min(left)).map(move |take| (left - take) * seats + (seat + 1) % seats)
        });
        out.line(u8::from(wins[(stones - 1) * seats]));
    }
    Ok(())
}
