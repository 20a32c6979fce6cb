//! The right answer to one input, straight from the statement, however slow.

use std::env;
use std::io::{self, BufRead, Read, Write};

fn solve(input: &str) -> String {
    let mut numbers = input.split_whitespace().map(|word| word.parse::<u64>().unwrap());
    let n = numbers.next().unwrap();
    todo!("write solve() in brute.rs");
    format!("{n}\n")
}

/// One process answers many inputs if `grundy stress` asks for that; without this, each has its
/// own.
fn main() -> io::Result<()> {
    let mut requests = io::stdin().lock();
    if env::var_os("GRUNDY_SERVE").is_none() {
        print!("{}", solve(&io::read_to_string(requests)?));
        return Ok(());
    }
    let mut length = String::new();
    while requests.read_line(&mut length)? > 0 {
        let mut input = vec![0; length.trim().parse().unwrap()];
        requests.read_exact(&mut input)?;
        let answer = solve(std::str::from_utf8(&input).unwrap());
        print!("{}\n{answer}", answer.len());
        io::stdout().flush()?;
        length.clear();
    }
    Ok(())
}
