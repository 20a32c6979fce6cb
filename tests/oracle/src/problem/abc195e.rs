//! In each round its player appends 0 or the given digit to a number; Takahashi wins if 7 divides
//! it at the end.

use crate::prelude::*;

/// `N`, the digits, and the players.
pub fn generate(random: &mut Rng) -> String {
    let (n, aoki) = (random.usize(1..=10), random.u32(0..=4));
    let digits: String = (0..n).map(|_| random.digit(10)).collect();
    let players: String = (0..n).map(|_| if random.u32(0..4) < aoki { 'A' } else { 'T' }).collect();
    format!("{n}\n{digits}\n{players}\n")
}

/// One in four rounds is Aoki's, but none of the last five.
pub fn max_random(random: &mut Rng) -> String {
    let digits: String = (0..200_000).map(|_| random.digit(10)).collect();
    let players: String = (5..200_000).map(|_| if random.u8(..4) == 0 { 'A' } else { 'T' }).collect();
    format!("200000\n{digits}\n{players}TTTTT\n")
}

/// Takahashi can reach every remainder, again and again, before Aoki has his first round.
pub fn max_all_positions(random: &mut Rng) -> String {
    let digits: String = (0..200_000).map(|_| char::from(random.u8(b'1'..=b'6'))).collect();
    format!("200000\n{digits}\n{}ATATAT\n", "T".repeat(199_994))
}

/// Writes down every number.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n = input.int()?;
    input.within(&[n], 1..=200_000)?;
    let digits = input.word()?.as_bytes().to_vec();
    input.require(digits.len() == n && digits.iter().all(u8::is_ascii_digit), "n digits")?;
    let players = input.word()?.as_bytes().to_vec();
    input.require(players.len() == n && players.iter().all(|p| b"AT".contains(p)), "n letters A and T")?;
    let wins = takahashi_wins(&digits, &players, &mut String::new());
    out.line(if wins { "Takahashi" } else { "Aoki" });
    Ok(())
}

fn takahashi_wins(digits: &[u8], players: &[u8], number: &mut String) -> bool {
    let round = number.len();
    if round == digits.len() {
        return number.parse::<u128>().unwrap() % 7 == 0;
    }
    let mut results = [b'0', digits[round]].map(|digit| {
        number.push(digit.into());
        let wins = takahashi_wins(digits, players, number);
        number.pop();
        wins
    });
    results.sort_unstable();
    results[usize::from(players[round] == b'T')]
}
