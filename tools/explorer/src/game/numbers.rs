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

/// `size` numbers with commas, blanks or an `x` between them; brackets around them are allowed.
///
/// # Errors
/// What is not a number, or how many there are.
pub fn numbers(text: &str, size: usize) -> Result<Vec<u64>, Flaw> {
    let read = |word: &str| {
        number(word).ok_or_else(|| Flaw(format!("`{word}` is not a number from 0 to {}", u64::MAX)))
    };
    let numbers = text.split([',', ';']).flat_map(words).map(read).collect::<Result<Vec<u64>, Flaw>>()?;
    if numbers.len() == size {
        return Ok(numbers);
    }
    let wanted =
        ["a position has no numbers", "a position is one number", "a position is two numbers: `3,5`"];
    let wanted =
        wanted.get(size).map_or_else(|| format!("a position is {size} numbers"), |s| (*s).to_owned());
    Err(Flaw(format!("`{text}`: {wanted}")))
}

/// The words between commas. An `x` that is not between two of them is one itself, and no number.
fn words(text: &str) -> Vec<&str> {
    let is_blank = |c: char| c.is_whitespace() || "()[]".contains(c);
    let apart: Vec<&str> = text.split(|c| is_blank(c) || c == 'x').filter(|word| !word.is_empty()).collect();
    if apart.len() > text.matches('x').count() {
        apart
    } else {
        text.split(is_blank).filter(|word| !word.is_empty()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::numbers;

    #[test]
    fn an_x_is_between_numbers() {
        for text in ["3x5", "3 x 5", "(3,5)", "[3;5]", "3 5", "3,5"] {
            assert_eq!(numbers(text, 2), Ok(vec![3, 5]), "{text}");
        }
        for text in ["3,x", "x,5", "3x", "x5", "3,5x", "3,x,5", "3xx5", "x"] {
            assert!(numbers(text, 2).is_err_and(|flaw| flaw.0.contains("is not a number")), "{text}");
            assert!(numbers(text, 1).is_err(), "{text}");
        }
    }
}
