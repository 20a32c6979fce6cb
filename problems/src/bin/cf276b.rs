//! # Codeforces 276B: Little Girl and Game
//!
//! - **Source**: <https://codeforces.com/problemset/problem/276/B>
//! - **Limits**: 2 s, 256 MB (from memory, as are the samples)
//! - **Idea**: a palindrome has at most one letter an odd number of times, and a move changes how
//!   many such letters there are by one. An even number of them, but not 0, is lost: the opponent
//!   always gets an odd one, which he makes smaller until it is 1. So only the moves that make it
//!   smaller matter, and odd numbers and 0 are won.
//! - **Template**: none

use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let word = input.word()?;
    let count = |letter: u8| word.bytes().filter(|&other| other == letter).count();
    let odd = (b'a'..=b'z').filter(|&letter| count(letter) % 2 == 1).count();
    out.line(if odd == 0 || odd % 2 == 1 { "First" } else { "Second" });
    Ok(())
}
