//! Two players extend a common prefix of some words by one letter each; who cannot loses the game
//! and begins the next one. Who wins the last of k games?

use crate::prelude::*;
use itertools::Itertools;

/// `n k`, then n words.
pub fn generate(random: &mut Rng) -> String {
    let (n, letters) = (random.usize(1..=6), random.u8(1..=3));
    let mut word = || {
        let length = random.usize(1..=6);
        (0..length).map(|_| char::from(b'a' + random.u8(..letters))).collect::<String>()
    };
    let words = (0..n).map(|_| word()).join("\n");
    format!("{n} {}\n{words}\n", random.u32(1..=6))
}

/// A trie with one level.
pub fn max_letters(random: &mut Rng) -> String {
    let words = (0..100_000).map(|_| random.lowercase()).join("\n");
    format!("100000 1000000000\n{words}\n")
}

/// Words of two letters, so that they share their beginnings.
pub fn max_words(random: &mut Rng) -> String {
    let (mut words, mut left) = (Vec::new(), 100_000);
    while left > 0 {
        let length = random.usize(1..=60).min(left);
        words.push((0..length).map(|_| if random.bool() { 'a' } else { 'b' }).collect::<String>());
        left -= length;
    }
    format!("{} 999999999\n{}\n", words.len(), words.join("\n"))
}

/// Plays on through all games: a position is the prefix and how many games are left. Who cannot
/// extend the prefix is to move in the next game, too.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, k] = input.array::<u32, 2>()?;
    input.within(&[n], 1..=100_000)?;
    input.within(&[k], 1..=1_000_000_000)?;
    let words = (0..n).map(|_| input.word().map(str::to_owned)).collect::<Result<Vec<_>, _>>()?;
    let lower = words.iter().all(|word| word.bytes().all(|letter| letter.is_ascii_lowercase()));
    input.require(lower, "words in lower case")?;
    input.require(words.iter().map(String::len).sum::<usize>() <= 100_000, "at most 10^5 letters")?;
    let longer = |prefix: &String| {
        let words = words.iter().filter(move |word| word.len() > prefix.len() && word.starts_with(prefix));
        words.map(|word| word[..=prefix.len()].to_owned()).collect_vec()
    };
    let mut game = Naive::new(|(prefix, games): &(String, u32)| {
        let here = longer(prefix).into_iter().map(|prefix| (prefix, *games)).collect_vec();
        if here.is_empty() && *games > 1 {
            return longer(&String::new()).into_iter().map(|prefix| (prefix, games - 1)).collect();
        }
        here
    });
    out.line(if game.wins(&(String::new(), k)) { "First" } else { "Second" });
    Ok(())
}
