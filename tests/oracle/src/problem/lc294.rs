//! A string of + and -; a move turns two neighbours ++ into --. A string in quotes on each line.

use crate::prelude::*;

/// Strings in quotes.
pub fn generate(random: &mut Rng) -> String {
    let line = |random: &mut Rng| {
        let state: String =
            (0..random.usize(1..=10)).map(|_| if random.u8(..) < 200 { '+' } else { '-' }).collect();
        format!("\"{state}\"\n")
    };
    (0..random.usize(1..=6)).map(|_| line(random)).collect()
}

/// Tries every pair.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|state: &String| {
        let pairs = (1..state.len()).filter(|&i| &state[i - 1..=i] == "++");
        pairs.map(|i| format!("{}--{}", &state[..i - 1], &state[i + 1..])).collect()
    });
    while !input.at_end() {
        let state = input.word()?.trim_matches('"').to_owned();
        input.require(
            state.len() <= 20 && state.bytes().all(|c| b"+-".contains(&c)),
            "at most 20 of + and -",
        )?;
        out.line(game.wins(&state));
    }
    Ok(())
}
