//! Boxes of cards; a move takes some cards from box A to a box B < A with A + B odd and divisible
//! by 3.

use crate::prelude::*;

/// `T`, then for each case `n` and the cards in n boxes.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=4);
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        let n = random.usize(1..=9);
        let mut cards = vec![0; n];
        for _ in 0..random.usize(1..=6) {
            cards[random.usize(..n)] += 1;
        }
        let cards: Vec<String> = cards.iter().map(u32::to_string).collect();
        text += &format!("{n}\n{}\n", cards.join(" "));
    }
    text
}

/// Tries every move between two boxes.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|cards: &Vec<u32>| {
        let mut options = Vec::new();
        for a in 1..=cards.len() {
            for b in (1..a).filter(|b| (a + b) % 2 == 1 && (a + b) % 3 == 0) {
                for moved in 1..=cards[a - 1] {
                    let mut option = cards.clone();
                    option[a - 1] -= moved;
                    option[b - 1] += moved;
                    options.push(option);
                }
            }
        }
        options
    });
    for case in 1..=input.int()? {
        let n = input.int()?;
        out.line(format_args!("Case {case}: {}", if game.wins(&input.ints(n)?) { "Alice" } else { "Bob" }));
    }
    Ok(())
}
