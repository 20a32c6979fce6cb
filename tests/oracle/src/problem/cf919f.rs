//! Two hands of eight cards 0 to 4; a move adds another's card to an own one, modulo 5, neither of
//! them 0; whose cards are all 0 wins.

use crate::generate::words;
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

/// Hands of any cards, and one in five with many zeros, which decide sooner. Who is first has not
/// won yet.
pub fn max_situations(random: &mut Rng) -> String {
    let mut text = "10000\n".to_owned();
    for _ in 0..10_000 {
        let first = random.usize(..2);
        let mut hands = [[0; 8]; 2];
        while hands[first] == [0; 8] {
            hands = hands.map(|_| {
                let is_sparse = random.u8(..5) == 0;
                [(); 8].map(|()| if is_sparse && random.u8(..4) > 0 { 0 } else { random.u8(..5) })
            });
        }
        text += &format!("{first}\n{}\n{}\n", words(&hands[0]), words(&hands[1]));
    }
    text
}

/// All hands, each in ascending order.
fn all_hands() -> Vec<[u8; 8]> {
    let mut hands = vec![[0; 8]];
    let mut next = 0;
    while next < hands.len() {
        let hand = hands[next];
        for i in (0..8).filter(|&i| hand[i] < 4 && (i == 7 || hand[i] < hand[i + 1])) {
            let mut after = hand;
            after[i] += 1;
            if !hands.contains(&after) {
                hands.push(after);
            }
        }
        next += 1;
    }
    hands
}

/// Goes through all positions that can come up again and again, until no other is decided.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let hands = all_hands();
    let number: HashMap<[u8; 8], usize> = hands.iter().copied().zip(0..).collect();
    // Each hand after each other card, with every own one.
    let replies = |hand: &[u8; 8], card: u8| {
        let mut replies = Vec::new();
        for i in (0..8).filter(|&i| hand[i] > 0) {
            let mut after = *hand;
            after[i] = (after[i] + card) % 5;
            after.sort_unstable();
            replies.push(number[&after]);
        }
        replies.dedup();
        replies
    };
    let after: Vec<[Vec<usize>; 4]> =
        hands.iter().map(|hand| [1, 2, 3, 4].map(|card| replies(hand, card))).collect();
    let (hands, after) = (&hands, &after);
    // A position is the hand of the player to move and the other one, as one number.
    let position = |own: usize, other: usize| own * hands.len() + other;
    let options = |at: usize| {
        let (own, other) = (at / hands.len(), at % hands.len());
        let cards = (1..5).filter(move |card: &u8| hands[other].contains(card));
        let replies = cards.flat_map(|card| after[own][usize::from(card) - 1].iter());
        replies.map(|&own| position(other, own)).collect::<Vec<_>>()
    };
    let (mut situations, zeros) = (Vec::new(), number[&[0; 8]]);
    for _ in 0..input.int()? {
        let first: usize = input.int()?;
        input.within(&[first], 0..=1)?;
        let mut pair = [0; 2];
        for hand in &mut pair {
            let mut cards = input.array::<u8, 8>()?;
            input.within(&cards, 0..=4)?;
            cards.sort_unstable();
            *hand = number[&cards];
        }
        input.require(pair[first] != zeros, "a card that is not 0 for the first player")?;
        situations.push((first, position(pair[first], pair[1 - first])));
    }
    let mut seen = vec![false; hands.len() * hands.len()];
    let mut wins = vec![None; seen.len()];
    let (mut open, mut ahead) = (Vec::new(), Vec::new());
    for &(_, start) in &situations {
        ahead.push(start);
        while let Some(at) = ahead.pop() {
            if !std::mem::replace(&mut seen[at], true) {
                let options = options(at);
                ahead.extend(&options);
                open.push((at, options));
            }
        }
    }
    let mut before = usize::MAX;
    while open.len() < before {
        before = open.len();
        open.retain(|(at, options)| {
            let (mut is_won, mut is_lost) = (false, true);
            for &to in options {
                is_won |= wins[to] == Some(false);
                is_lost &= wins[to] == Some(true);
            }
            is_lost |= at % hands.len() == zeros;
            if is_lost || is_won {
                wins[*at] = Some(!is_lost);
            }
            !is_lost && !is_won
        });
    }
    for (first, start) in situations {
        let alice = |wins: bool| if wins == (first == 0) { "Alice" } else { "Bob" };
        out.line(wins[start].map_or("Deal", alice));
    }
    Ok(())
}
