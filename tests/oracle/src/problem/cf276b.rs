//! A move removes a letter; whoever can reorder the letters to a palindrome before moving wins.

use crate::prelude::*;
use rustc_hash::FxHashMap;

/// A word of few different letters.
pub fn generate(random: &mut Rng) -> String {
    let letters = random.u8(1..=7);
    let word: String = (0..random.usize(1..=9)).map(|_| (b'a' + random.u8(0..letters)) as char).collect();
    word + "\n"
}

/// Tries to remove each letter.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut letters = input.word()?.as_bytes().to_vec();
    input.require((1..=1000).contains(&letters.len()), "at most 1000 letters")?;
    input.require(letters.iter().all(u8::is_ascii_lowercase), "lower case letters")?;
    letters.sort_unstable();
    out.line(if wins(&letters, &mut FxHashMap::default()) { "First" } else { "Second" });
    Ok(())
}

fn wins(letters: &[u8], known: &mut FxHashMap<Vec<u8>, bool>) -> bool {
    if let Some(&wins) = known.get(letters) {
        return wins;
    }
    let without = |i: usize| [&letters[..i], &letters[i + 1..]].concat();
    let wins = is_mirrored(letters.to_vec()) || (0..letters.len()).any(|i| !wins(&without(i), known));
    known.insert(letters.to_vec(), wins);
    wins
}

/// Whether equal letters, put at both ends again and again, leave at most one for the middle.
fn is_mirrored(mut sorted: Vec<u8>) -> bool {
    while let Some(i) = sorted.windows(2).position(|pair| pair[0] == pair[1]) {
        sorted.drain(i..i + 2);
    }
    sorted.len() <= 1
}
