//! Two hands of eight cards 0 to 4; a move adds another's card to an own one, modulo 5, neither of
//! them 0; whose cards are all 0 wins.

use crate::prelude::*;
use std::collections::HashMap;

/// `T`, then who is first, Alice's cards, Bob's; mostly zeros, which stay so.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=6);
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        let first = random.usize(..2);
        let mut hands = [[0; 8]; 2];
        for (player, hand) in hands.iter_mut().enumerate() {
            let least = usize::from(player == first);
            (0..random.usize(least..=3)).for_each(|i| hand[i] = random.u8(1..5));
            random.shuffle(hand);
        }
        text += &format!("{first}\n");
        hands.iter().for_each(|hand| text += &format!("{}\n", hand.map(|card| card.to_string()).join(" ")));
    }
    text
}

type Position = ([u8; 8], [u8; 8]);

/// Every card moved, the hands in order; the opponent is the next to move.
fn options((own, other): &Position) -> Vec<Position> {
    let mut options = Vec::new();
    for i in (0..8).filter(|&i| own[i] > 0) {
        for &card in other.iter().filter(|&&card| card > 0) {
            let mut after = *own;
            after[i] = (after[i] + card) % 5;
            after.sort_unstable();
            options.push((*other, after));
        }
    }
    options.sort_unstable();
    options.dedup();
    options
}

/// Goes through all positions that can come up again and again, until no other is decided.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut situations = Vec::new();
    for _ in 0..input.int()? {
        let first: usize = input.int()?;
        input.within(&[first], 0..=1)?;
        let mut hands = [[0; 8]; 2];
        for hand in &mut hands {
            *hand = input.array()?;
            input.within(hand, 0..=4)?;
            hand.sort_unstable();
        }
        input.require(hands[first] != [0; 8], "a card that is not 0 for the first player")?;
        situations.push((first, (hands[first], hands[1 - first])));
    }
    let mut wins: HashMap<Position, Option<bool>> = HashMap::new();
    let mut ahead: Vec<Position> = situations.iter().map(|&(_, position)| position).collect();
    while let Some(position) = ahead.pop() {
        if wins.insert(position, None).is_none() {
            ahead.extend(options(&position).into_iter().filter(|option| !wins.contains_key(option)));
        }
    }
    let mut open: Vec<Position> = wins.keys().copied().collect();
    loop {
        let count = open.len();
        open.retain(|position| {
            let (own, other) = position;
            let after: Vec<Option<bool>> = options(position).iter().map(|option| wins[option]).collect();
            let decided = if *own == [0; 8] {
                Some(true)
            } else if *other == [0; 8] || after.iter().all(|option| *option == Some(true)) {
                Some(false)
            } else if after.contains(&Some(false)) {
                Some(true)
            } else {
                None
            };
            wins.insert(*position, decided);
            decided.is_none()
        });
        if open.len() == count {
            break;
        }
    }
    for (first, position) in situations {
        out.line(wins[&position].map_or("Deal", |wins| if wins == (first == 0) { "Alice" } else { "Bob" }));
    }
    Ok(())
}
