//! # POJ 1143: Number Game
//!
//! - **Source**: <http://poj.org/problem?id=1143>
//! - **Limits**: 1 s, 10000 KB (from memory, as are the rules and the sample)
//! - **Idea**: Sylver coinage with numbers up to 20: no formula is known, so search the sets of
//!   free numbers.
//! - **Template**: `outcome`

use grundy::outcome::OutcomeDfs;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut case = 0;
    while let Some([count]) = input.until_zeros::<u32, 1>()? {
        let mut free = 0b10; // 1 is nobody's
        for _ in 0..count {
            let number: u32 = input.int()?;
            input.within(&[number], 2..=20)?;
            free |= 1 << number;
        }
        let mut game = OutcomeDfs::new(|&free: &u32| numbers(free).map(move |number| take(free, number)));
        let wins = |&number: &u32| !game.first_player_wins(&take(free, number));
        let moves: Vec<String> = numbers(free).filter(wins).map(|number| number.to_string()).collect();
        case += 1;
        out.line(format!("Test Case #{case}"));
        match &moves[..] {
            [] => out.line("There's no winning move."),
            _ => out.line(format!("The winning moves are: {}", moves.join(" "))),
        }
        out.line("");
    }
    Ok(())
}

fn numbers(free: u32) -> impl Iterator<Item = u32> {
    (2..=20).filter(move |number| free >> number & 1 == 1)
}

/// The numbers that stay free: neither `number` itself nor its sums with numbers that are taken.
/// Bit 0 is never set, so 0 counts as taken.
fn take(free: u32, number: u32) -> u32 {
    (number..=20).fold(free, |free, sum| free & !((!free >> (sum - number) & 1) << sum))
}
