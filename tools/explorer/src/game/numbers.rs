//! Numbers as they are typed.

use super::value::Flaw;

/// A number as typed: `1000`, `1_000`, `10^18`, `6*10^17`, `1e9`.
pub fn number(word: &str) -> Option<u64> {
    let plain = |word: &str| {
        let digits = word.replace('_', "");
        let is_number = digits.bytes().all(|b| b.is_ascii_digit()) && !word.starts_with('_');
        is_number.then(|| digits.parse::<u64>().ok()).flatten()
    };
    let to_the = |base: u64, power: &str| base.checked_pow(u32::try_from(plain(power)?).ok()?);
    let power = |word: &str| match (word.split_once('^'), word.split_once(['e', 'E'])) {
        (Some((base, power)), _) => to_the(plain(base)?, power),
        (None, Some((times, power))) => plain(times)?.checked_mul(to_the(10, power)?),
        (None, None) => plain(word),
    };
    word.split('*').try_fold(1, |product: u64, factor| product.checked_mul(power(factor)?))
}

/// The largest number that is written in a text; 0 if there is none.
pub fn largest_number(text: &str) -> u64 {
    let digits = text.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty());
    digits.map(|digits| digits.parse().unwrap_or(u64::MAX)).max().unwrap_or(0)
}

/// `size` numbers with commas or blanks between them; brackets around them are allowed.
///
/// # Errors
/// What is not a number, or how many there are.
pub fn numbers(text: &str, size: usize) -> Result<Vec<u64>, Flaw> {
    let between = |c: char| c.is_whitespace() || ",;x()[]".contains(c);
    let words = text.split(between).filter(|word| !word.is_empty());
    let read = |word: &str| {
        number(word).ok_or_else(|| Flaw(format!("`{word}` is not a number from 0 to {}", u64::MAX)))
    };
    let numbers = words.map(read).collect::<Result<Vec<u64>, Flaw>>()?;
    if numbers.len() == size {
        return Ok(numbers);
    }
    let wanted =
        ["a position has no numbers", "a position is one number", "a position is two numbers: `3,5`"];
    let wanted =
        wanted.get(size).map_or_else(|| format!("a position is {size} numbers"), |s| (*s).to_owned());
    Err(Flaw(format!("`{text}`: {wanted}")))
}
