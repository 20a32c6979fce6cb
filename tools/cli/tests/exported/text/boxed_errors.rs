//! Errors of several types in a box that `main` returns; what is cut within a character is caught.
//! input: 3\n1 2 3\n
//! input: 3\n1 2\n
//! input: 2\n1 x\n
//! input: \n
//! input: 3\nä1 2 3\n

use std::error::Error;
use std::fmt;
use std::io::{self, Write};

#[derive(Debug)]
struct Missing(usize);

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "number {} is missing", self.0)
    }
}

impl Error for Missing {}

fn line() -> Result<String, Box<dyn Error>> {
    let mut line = String::new();
    io::stdin().read_line(&mut line)?;
    Ok(line)
}

fn sum(n: usize, line: &str) -> Result<i64, Box<dyn Error>> {
    let mut words = line.split_whitespace();
    let mut sum = 0;
    for i in 0..n {
        let word = words.next().ok_or(Missing(i + 1))?;
        let word = if word.len() > 1 && word.is_char_boundary(2) { &word[word.len() - 1..] } else { word };
        sum += word.parse::<i64>()?;
    }
    Ok(sum)
}

fn main() -> Result<(), Box<dyn Error>> {
    let n: usize = line()?.trim().parse()?;
    let numbers = line()?;
    match sum(n, &numbers) {
        Ok(sum) => writeln!(io::stdout(), "{}", sum)?,
        Err(error) if error.is::<Missing>() => println!("{}", error),
        Err(error) => return Err(error),
    }
    println!("{}", &numbers[..1]);
    Ok(())
}
