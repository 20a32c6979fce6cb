//! # AtCoder ABC195 E: Lucky 7 Battle
//!
//! - **Source**: <https://atcoder.jp/contests/abc195/tasks/abc195_e>
//! - **Limits**: 2 s, 1024 MB (from memory, as are the samples)
//! - **Idea**: only the round and the remainder by 7 matter, and each round says whose turn it is:
//!   Takahashi is the player who wants 1, Aoki the one who wants -1.
//! - **Template**: `minimax`

use grundy::minimax::{Minimax, Turn};
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n: usize = input.int()?;
    let digits = input.word()?.as_bytes().to_vec();
    let players = input.word()?.as_bytes().to_vec();
    input.require(digits.len() == n && players.len() == n, "n digits and n players")?;
    input.require(digits.iter().all(u8::is_ascii_digit), "digits before the players")?;
    let mut game = Minimax::new(|&(round, remainder): &(u32, u8)| {
        if round as usize == n {
            return Turn::End(if remainder == 0 { 1 } else { -1 });
        }
        let digit = digits[round as usize] - b'0';
        let moves = [digit, 0].map(|last| (0i8, (round + 1, (10 * remainder + last) % 7)));
        if players[round as usize] == b'T' { Turn::Max(moves) } else { Turn::Min(moves) }
    });
    game = game.within(-1..=1);
    out.line(if game.value(&(0, 0)) == 1 { "Takahashi" } else { "Aoki" });
    Ok(())
}
