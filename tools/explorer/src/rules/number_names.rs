//! Numbers as words: `twenty-one`.

pub const HUNDRED: u64 = 100;

/// The number with this name, up to 100.
pub fn by_name(word: &str) -> Option<u64> {
    const SMALL: [&str; 19] = [
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "eleven",
        "twelve",
        "thirteen",
        "fourteen",
        "fifteen",
        "sixteen",
        "seventeen",
        "eighteen",
        "nineteen",
    ];
    const TENS: [&str; 8] = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
    if word == "hundred" {
        return Some(HUNDRED);
    }
    let place = |names: &[&str], word: &str| names.iter().position(|name| *name == word).map(|i| i as u64);
    if let Some(i) = place(&SMALL, word) {
        return Some(i + 1);
    }
    let (tens, ones) = word.split_once('-').unwrap_or((word, ""));
    let tens = 10 * place(&TENS, tens)? + 20;
    if ones.is_empty() {
        Some(tens).filter(|_| !word.contains('-'))
    } else {
        Some(tens + place(&SMALL[..9], ones)? + 1)
    }
}
