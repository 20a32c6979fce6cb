//! Words in turn, each beginning with the last three letters of the one before; who has none loses.

use crate::prelude::*;
use itertools::{Itertools, iproduct};

/// `N`, then the words, of few letters, so that they fit.
pub fn generate(random: &mut Rng) -> String {
    let n = random.usize(1..=10);
    let letters = [*b"ab", *b"aA"][random.usize(..2)];
    let letters = &letters[..random.usize(1..=2)];
    let mut text = format!("{n}\n");
    for _ in 0..n {
        let longest = [4, 8][random.usize(..2)];
        let length = random.usize(3..=longest);
        text.extend((0..length).map(|_| char::from(letters[random.usize(..letters.len())])));
        text.push('\n');
    }
    text
}

/// One chain through all words of three letters; whoever speaks last wins.
pub fn max_long_chain(random: &mut Rng) -> String {
    let letters = || ('A'..='Z').chain('a'..='z');
    let mut ends =
        iproduct!(letters(), letters(), letters()).map(|(a, b, c)| format!("{a}{b}{c}")).collect_vec();
    random.shuffle(&mut ends);
    let mut words = ends.iter().tuple_windows().map(|(start, end)| format!("{start}{end}")).collect_vec();
    random.shuffle(&mut words);
    format!("{}\n{}\n", words.len(), words.join("\n"))
}

/// For each word said last, who wins; decided again and again from the words that can follow.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut words = Vec::new();
    for _ in 0..input.int()? {
        let word = input.word()?.to_owned();
        let fits = (3..=8).contains(&word.len()) && word.bytes().all(|letter| letter.is_ascii_alphabetic());
        input.require(fits, "3 to 8 letters")?;
        words.push(word);
    }
    // Whether the player wins who is to speak after that word.
    let mut wins = vec![None; words.len()];
    for _ in 0..=words.len() {
        for i in 0..words.len() {
            let end = &words[i][words[i].len() - 3..];
            let after = (0..words.len()).filter(|&j| words[j].starts_with(end)).map(|j| wins[j]);
            let after: Vec<Option<bool>> = after.collect();
            if after.contains(&Some(false)) {
                wins[i] = Some(true);
            } else if after.iter().all(|after| *after == Some(true)) {
                wins[i] = Some(false);
            }
        }
    }
    for wins in wins {
        out.line(wins.map_or("Draw", |wins| if wins { "Aoki" } else { "Takahashi" }));
    }
    Ok(())
}
