//! The last line of a string looks like a comment, and what follows it is removed with its
//! comments.
//! edition: 2015
const TAIL: &str = "a
// tail";
#[cfg(test)]
mod tests {}

const BLOCK: &str = "b
/* open";
#[cfg(test)]
fn unused() {}

const DOC: &str = r"c
/// doc";
#[cfg(test)]
use std::fmt;

fn main() {
    println!("{}|{}|{}", TAIL, BLOCK, DOC);
}
