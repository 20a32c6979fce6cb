//! The answer is written by a destructor that nothing calls.
//! edition: 2015
//! input: 3 1 2
//! input: 10
use std::fmt::Write as _;
use std::io::{Read, Write as _};

struct Output(String);

impl Drop for Output {
    fn drop(&mut self) {
        std::io::stdout().write_all(self.0.as_bytes()).unwrap();
    }
}

fn main() {
    let mut out = Output(String::new());
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    for word in text.split_whitespace() {
        let n: u64 = word.parse().unwrap();
        writeln!(out.0, "{}", grundy::bash::grundy(n, 3)).unwrap();
    }
}
