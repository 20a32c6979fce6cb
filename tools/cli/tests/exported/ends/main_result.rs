//! `main` returns a `Result` with its own error; `?` on everything that can fail.
//! input: 2 3\n4 5\n
//! input: 2 x\n
//! input: 9223372036854775807 2\n
//! input: 5\n
//! input: 
use std::error::Error;
use std::fmt;
use std::io::{self, Read};

#[derive(Debug)]
enum Fault {
    Missing(usize),
    Overflow { a: i64, b: i64 },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Missing(line) => write!(f, "line {} has too few numbers", line),
            Fault::Overflow { a, b } => write!(f, "{a} * {b}"),
        }
    }
}

impl Error for Fault {}

fn product(line: &str, number: usize) -> Result<i64, Box<dyn Error>> {
    let mut words = line.split_whitespace();
    let mut next = || -> Result<i64, Box<dyn Error>> { Ok(words.next().ok_or(Fault::Missing(number))?.parse()?) };
    let (a, b) = (next()?, next()?);
    Ok(a.checked_mul(b).ok_or(Fault::Overflow { a, b })?)
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text)?;
    if text.is_empty() {
        Err("nothing to read")?;
    }
    for (i, line) in text.lines().enumerate() {
        println!("{}", product(line, i + 1)?);
    }
    println!("done");
    Ok(())
}
