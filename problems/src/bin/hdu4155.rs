//! # HDU 4155: The Game of 31
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=4155>
//! - **Limits**: 1 s, 32 MB (unknown; assumed)
//! - **Idea**: number what is left of the six kinds of cards in base 5: a move leads to a smaller
//!   number. The original statement allows a line without a card; what to print for it is
//!   disputed: here it is a game like the others, with A to move.
//! - **Template**: `outcome`

use grundy::outcome;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let unit = |card: usize| 5usize.pow(card as u32 - 1);
    let left = move |cards: usize, card: usize| cards / unit(card) % 5;
    let sum = move |cards: usize| (1..7).map(|card| card * (4 - left(cards, card))).sum::<usize>();
    let wins = outcome::table(15625, |cards| {
        let left = (1..7).filter(move |&card| left(cards, card) > 0);
        left.map(move |card| cards - unit(card)).filter(move |&cards| sum(cards) <= 31)
    });
    while let Some(line) = input.line()? {
        let mut cards = 15624;
        for digit in line.bytes() {
            let card = usize::from(digit.wrapping_sub(b'0'));
            if !(1..7).contains(&card) || left(cards, card) == 0 {
                Err("four cards each of 1 to 6 expected")?;
            }
            cards -= unit(card);
        }
        let winner = if wins[cards] == (line.len() % 2 == 0) { "A" } else { "B" };
        out.words([line, winner]);
    }
    Ok(())
}
