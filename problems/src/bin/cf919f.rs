//! # Codeforces 919F: A Game With Numbers
//!
//! - **Source**: <https://codeforces.com/problemset/problem/919/F>
//! - **Limits**: 4 s, 256 MB (from memory, unconfirmed)
//! - **Idea**: only how many cards show each number matters, 495 hands for each player; the graph
//!   of all positions, seen by the player to move, is analysed backwards.
//! - **Template**: `numbering`, `retrograde`

use grundy::numbering::Numbering;
use grundy::retrograde::{self, Outcome};
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut starts = Vec::new();
    for _ in 0..input.int()? {
        let first: usize = input.int()?;
        input.within(&[first], 0..=1)?;
        let cards = input.array::<usize, 16>()?;
        input.within(&cards, 0..=4)?;
        let mut hands = [[0u8; 5]; 2]; // how many cards show each number
        cards.iter().enumerate().for_each(|(i, &card)| hands[i / 8][card] += 1);
        starts.push((first, (hands[first], hands[1 - first])));
    }
    let game = Numbering::explore(starts.iter().map(|&(_, position)| position), |&(own, other)| {
        let pairs = (1..5).flat_map(|a| (1..5).map(move |b| (a, b)));
        let pairs = pairs.filter(move |&(a, b)| own[a] > 0 && other[b] > 0);
        pairs.map(move |(a, b)| {
            let mut after = own;
            after[a] -= 1;
            after[(a + b) % 5] += 1;
            (other, after) // the other player is the next to move
        })
    });
    let outcomes = retrograde::outcomes(&game.graph);
    for (first, position) in starts {
        out.line(match outcomes[game.numbers[&position]].0 {
            Outcome::Win => ["Alice", "Bob"][first],
            Outcome::Loss => ["Bob", "Alice"][first],
            Outcome::Draw => "Deal",
        });
    }
    Ok(())
}
