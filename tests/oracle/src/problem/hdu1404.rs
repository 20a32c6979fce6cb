//! A string of digits; a move makes one of them smaller, or deletes a 0 and all that follows.
//! Whoever deletes the last digit wins. Strings to the end of the file.

use crate::prelude::*;

/// Short strings, many with zeros.
pub fn generate(random: &mut Rng) -> String {
    let mut text = String::new();
    for _ in 0..random.usize(0..=15) {
        let digits = random.u32(1..=10);
        let string: String = (0..random.usize(1..=3)).map(|_| random.digit(digits)).collect();
        text += &format!("{string}\n");
    }
    text
}

/// Tries every move on the string.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|string: &String| {
        let mut options = Vec::new();
        for (i, digit) in string.bytes().enumerate() {
            options.extend(
                (b'0'..digit).map(|to| format!("{}{}{}", &string[..i], to as char, &string[i + 1..])),
            );
            if digit == b'0' {
                options.push(string[..i].to_owned());
            }
        }
        options
    });
    while !input.at_end() {
        let string = input.word()?.to_owned();
        let is_short = string.len() <= 6 && string.bytes().all(|c| c.is_ascii_digit());
        input.require(is_short, "1 to 6 digits")?;
        out.line(if game.wins(&string) { "Yes" } else { "No" });
    }
    Ok(())
}
