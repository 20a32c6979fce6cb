//! A move cuts the centre of an odd palindrome of three or more letters out of a piece; the player
//! who cannot move loses.

use crate::prelude::*;
use itertools::Itertools;

/// One word of few different letters.
pub fn generate(random: &mut Rng) -> String {
    let letters = random.u8(1..=3);
    let word = (0..random.usize(1..=14)).map(|_| char::from(b'a' + random.u8(0..letters)));
    format!("{}\n", word.format(""))
}

/// Every piece, every place.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let word = input.word()?.to_owned();
    let mut game = Naive::new(|pieces: &Vec<String>| {
        let cuts =
            pieces.iter().enumerate().flat_map(|(i, piece)| cuts(piece).map(move |(_, parts)| (i, parts)));
        let others = |i: usize| {
            pieces.iter().enumerate().filter(move |&(j, _)| j != i).map(|(_, other)| other.clone())
        };
        cuts.map(|(i, parts)| others(i).chain(parts).sorted().collect()).collect()
    });
    let winning = cuts(&word).find(|(_, parts)| !game.wins(&parts.iter().cloned().sorted().collect()));
    match winning {
        Some((place, _)) => out.line(format_args!("First\n{}", place + 1)),
        None => out.line("Second"),
    }
    Ok(())
}

/// The places where a piece may be cut, and the parts that are left.
fn cuts(piece: &str) -> impl Iterator<Item = (usize, Vec<String>)> + '_ {
    let letters = piece.as_bytes();
    let centre = |&i: &usize| letters[i - 1] == letters[i + 1];
    let parts = |i: usize| vec![piece[..i].to_owned(), piece[i..=i].to_owned(), piece[i + 1..].to_owned()];
    (1..letters.len().max(2) - 1).filter(centre).map(move |i| (i, parts(i)))
}
