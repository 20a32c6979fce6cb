//! # HDU 4155: The Game of 31
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=4155>
//! - **Limits**: 1 s, 32 MB (unknown; assumed)
//! - **Idea**: search what is left of the six kinds of cards. The original statement allows a line
//!   without a card; what to print for it is disputed: here it is a game like the others, with A to
//!   move.
//! - **Template**: `outcome`

use grundy::outcome::OutcomeDfs;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    // The cards played: an octal digit for each kind, and the sum below.
    let played = |cards: u32, card: u32| cards + (1 << (3 * card + 5)) + card;
    let is_left = |cards: u32, card: u32| cards >> (3 * card + 5) & 7 < 4;
    let mut game = OutcomeDfs::new(|&cards: &u32| {
        let playable = (1..7).filter(move |&card| is_left(cards, card) && cards % 256 + card <= 31);
        playable.map(move |card| played(cards, card))
    });
    while let Some(line) = input.line()? {
        let mut cards = 0;
        for digit in line.bytes() {
            let card = u32::from(digit.wrapping_sub(b'0'));
            if !(1..7).contains(&card) || !is_left(cards, card) {
                Err("four cards each of 1 to 6 expected")?;
            }
            cards = played(cards, card);
        }
        let winner = if game.first_player_wins(&cards) == (line.len() % 2 == 0) { "A" } else { "B" };
        out.words([line, winner]);
    }
    Ok(())
}
