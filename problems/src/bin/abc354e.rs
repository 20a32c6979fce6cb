//! # ABC 354 E: Remove Pairs
//!
//! - **Source**: <https://atcoder.jp/contests/abc354/tasks/abc354_e>
//! - **Limits**: 2 s, 1024 MB (from memory, unconfirmed)
//! - **Idea**: a table over all sets of cards; a move removes two that match.
//! - **Template**: `subsets`

use grundy::scan::{self, Error, Out, Scan};
use grundy::subsets::{Removal, Subsets};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n = input.int()?;
    input.within(&[n], 1..=18)?;
    let cards = (0..n).map(|_| input.array::<u32, 2>()).collect::<Result<Vec<_>, _>>()?;
    let mut pairs = Vec::new();
    for (j, [front, back]) in cards.iter().enumerate() {
        for (i, card) in cards[..j].iter().enumerate() {
            if card[0] == *front || card[1] == *back {
                pairs.push(Removal { needs: 1 << i | 1 << j, removes: 1 << i | 1 << j });
            }
        }
    }
    let wins = Subsets::new(n as u32, pairs).first_player_wins((1 << n) - 1);
    out.line(if wins { "Takahashi" } else { "Aoki" });
    Ok(())
}
