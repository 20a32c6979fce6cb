//! Four cards each of 1 to 6; a turn plays one, and whoever plays the last one that keeps the sum
//! at 31 or less wins. The winner from games begun by A, one a line to the end of the file.

use crate::prelude::*;

/// Cards as far as they were played; a line may be empty.
pub fn generate(random: &mut Rng) -> String {
    let mut text = String::new();
    for _ in 0..random.usize(0..=6) {
        let mut deck: Vec<usize> = (0..24).map(|card| card / 4 + 1).collect();
        random.shuffle(&mut deck);
        let (mut sum, least) = (0, random.usize(0..=31));
        for card in deck {
            if sum < least && sum + card <= 31 {
                sum += card;
                text += &card.to_string();
            }
        }
        text.push('\n');
    }
    text
}

/// Plays on with every card that is left.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let deck: Vec<usize> = (0..24).map(|card| card / 4 + 1).collect();
    let all: usize = deck.iter().sum();
    let mut game = Naive::new(|left: &Vec<usize>| {
        let played = all - left.iter().sum::<usize>();
        let possible = (0..left.len()).filter(|&i| played + left[i] <= 31);
        let after = possible.map(|i| [&left[..i], &left[i + 1..]].concat());
        after.collect()
    });
    while let Some(line) = input.line()? {
        let line = line.to_owned();
        let (mut left, mut sum) = (deck.clone(), 0);
        for digit in line.bytes() {
            let card = usize::from(digit.wrapping_sub(b'0'));
            let place = left.iter().position(|&other| other == card);
            input.require(place.is_some(), "four cards each of 1 to 6")?;
            sum += left.remove(place.unwrap());
        }
        input.require(sum <= 31, "a sum of at most 31")?;
        let players = if line.len() % 2 == 0 { ["B", "A"] } else { ["A", "B"] };
        out.line(format!("{line} {}", players[usize::from(game.wins(&left))]));
    }
    Ok(())
}
