//! `cargo oj`: from the rules of a game to one file that a judge accepts.

fn main() {}
