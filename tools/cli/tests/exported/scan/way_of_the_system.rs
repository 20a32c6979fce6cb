//! Input read one way on Unix and another elsewhere, whose helpers nothing else uses.
//! input: 3\n1 2 3
//! input: 0
use std::collections::BTreeMap;
#[cfg(not(unix))]
use std::io::BufRead;
use std::io::{self, Read};

#[cfg(unix)]
fn input() -> String {
    let mut text = String::new();
    io::stdin().lock().read_to_string(&mut text).unwrap();
    text
}

#[cfg(not(unix))]
fn input() -> String {
    let mut lines = Lines::default();
    for line in io::stdin().lock().lines() {
        lines.push(&line.unwrap());
    }
    lines.joined()
}

#[derive(Default)]
struct Lines {
    all: Vec<String>,
    seen: BTreeMap<String, usize>,
}

impl Lines {
    fn push(&mut self, line: &str) {
        *self.seen.entry(line.to_owned()).or_insert(0) += 1;
        self.all.push(line.to_owned());
    }

    fn joined(&self) -> String {
        self.all.join("\n")
    }
}

fn main() {
    let text = input();
    let numbers: Vec<i64> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
    println!("{} {}", numbers.len(), numbers.iter().sum::<i64>());
}
