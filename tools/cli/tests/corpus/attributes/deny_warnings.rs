//! `#![deny(warnings)]` in a file that has none of its own, with templates and code for tests only.
//! edition: 2018
//! input: 1 2 3
#![deny(warnings)]
#![deny(clippy::all, unused, future_incompatible, nonstandard_style, rust_2021_compatibility)]
use grundy::{bash, nim};
use std::io::Read;

#[derive(Debug, Clone, Copy, PartialEq)]
enum Answer { First, Second }

fn answer(heaps: &[u64]) -> Answer {
    if nim::first_player_wins(heaps) { Answer::First } else { Answer::Second }
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let heaps: Vec<u64> = text.split_whitespace().map(|w| w.parse().unwrap()).collect();
    println!("{:?} {}", answer(&heaps), bash::grundy(heaps[0], 3));
}

#[cfg(test)]
mod tests {
    use super::*;
    #[test]
    fn small() { assert_eq!(answer(&[1, 1]), Answer::Second) }
}
