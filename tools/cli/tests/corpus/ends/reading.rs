//! Input by `lines`, `split`, `bytes`, `read_line`, an own tokenizer and iterator over a lock;
//! nothing is left over.
//! edition: 2015
//! input: 3\n1 2 3\nabc\n\nlast
//! input: 1\n5\n
//! input:
use std::io::{self, BufRead, Read};
use std::str::FromStr;

struct Tokens<R> { reader: R, buffer: Vec<String> }
impl<R: BufRead> Tokens<R> {
    fn next<T: FromStr>(&mut self) -> Option<T> {
        loop {
            if let Some(t) = self.buffer.pop() { return t.parse().ok(); }
            let mut line = String::new();
            if self.reader.read_line(&mut line).unwrap() == 0 { return None; }
            self.buffer = line.split_whitespace().rev().map(String::from).collect();
        }
    }
}
struct Up(char);
impl FromStr for Up { type Err = (); fn from_str(s: &str) -> Result<Up, ()> { s.chars().next().map(|c| Up(c.to_ascii_uppercase())).ok_or(()) } }

fn main() {
    let stdin = io::stdin();
    let mut t = Tokens { reader: stdin.lock(), buffer: vec![] };
    let n: usize = t.next().unwrap_or(0);
    let sum: i64 = (0..n).filter_map(|_| t.next::<i64>()).sum();
    println!("{} {} {:?}", n, sum, t.next::<Up>().map(|u| u.0));
    let rest: Vec<String> = t.reader.by_ref().lines().map(|l| l.unwrap()).collect();
    println!("{:?} {}", rest, t.reader.bytes().count());
}
