//! A ticket with gaps, which are filled in turn; Bicarp, who is second, wins if both halves have
//! the same sum at the end.

use crate::prelude::*;
use rustc_hash::FxHashMap;

/// `n` and the ticket with up to 4 gaps; its sums are often close.
pub fn generate(random: &mut Rng) -> String {
    let (n, digits) = (2 * random.usize(1..=4), random.u32(1..=10));
    let mut ticket: Vec<char> = (0..n).map(|_| random.digit(digits)).collect();
    for _ in 0..random.usize(0..=2) {
        let digits: Vec<usize> = (0..n).filter(|&place| ticket[place] != '?').collect();
        if digits.len() >= 2 {
            let first = random.usize(0..digits.len());
            let second = (first + random.usize(1..digits.len())) % digits.len();
            ticket[digits[first]] = '?';
            ticket[digits[second]] = '?';
        }
    }
    format!("{n}\n{}\n", ticket.into_iter().collect::<String>())
}

/// Nothing but gaps.
pub fn max_gaps(_: &mut Rng) -> String {
    format!("200000\n{}\n", "?".repeat(200_000))
}

/// The largest difference there is.
pub fn max_nines(_: &mut Rng) -> String {
    format!("200000\n{}{}\n", "9".repeat(100_000), "0".repeat(100_000))
}

/// All gaps are in one half; the other one has just what they are worth.
pub fn max_one_side(random: &mut Rng) -> String {
    let mut digits = ["0", "9"].repeat(50_000);
    random.shuffle(&mut digits);
    format!("200000\n{}{}\n", "?".repeat(100_000), digits.concat())
}

/// Tries every digit in every gap.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n = input.int::<usize>()?;
    input.require(n % 2 == 0 && (2..=200_000).contains(&n), "an even number from 2 to 200000")?;
    let ticket = input.word()?.as_bytes().to_vec();
    input.require(ticket.len() == n, "n digits and gaps")?;
    input.require(ticket.iter().all(|c| c.is_ascii_digit() || *c == b'?'), "digits and gaps")?;
    let gaps = ticket.iter().filter(|&&c| c == b'?').count();
    input.require(gaps % 2 == 0, "an even number of gaps")?;
    let wins = monocarp_wins(&ticket, true, &mut FxHashMap::default());
    out.line(if wins { "Monocarp" } else { "Bicarp" });
    Ok(())
}

fn monocarp_wins(ticket: &[u8], his_turn: bool, known: &mut FxHashMap<Vec<u8>, bool>) -> bool {
    if let Some(&wins) = known.get(ticket) {
        return wins;
    }
    let gaps: Vec<usize> = (0..ticket.len()).filter(|&place| ticket[place] == b'?').collect();
    let sum = |half: &[u8]| half.iter().map(|&digit| u64::from(digit)).sum::<u64>();
    let wins = if gaps.is_empty() {
        sum(&ticket[..ticket.len() / 2]) != sum(&ticket[ticket.len() / 2..])
    } else {
        let mut after = gaps.iter().flat_map(|&gap| (b'0'..=b'9').map(move |digit| (gap, digit)));
        // Some move reaches what its player wants, or the other one has it.
        his_turn
            == after.any(|(gap, digit)| {
                let mut ticket = ticket.to_vec();
                ticket[gap] = digit;
                monocarp_wins(&ticket, !his_turn, known) == his_turn
            })
    };
    known.insert(ticket.to_vec(), wins);
    wins
}
