//! All of the input by the name of a file.
//! input: 3\n4 4\n5
//! input: 1
use std::fs;
use std::fs::File;
use std::io::{BufRead, BufReader, Read};
fn main() {
    let mut line = String::new();
    let mut file = BufReader::new(File::open("/dev/stdin").unwrap());
    file.read_line(&mut line).unwrap();
    let mut text = String::new();
    file.read_to_string(&mut text).unwrap();
    println!("{} {:?}", text.len(), File::open("none.txt").map(|_| ()).map_err(|e| e.kind()));
    let sum: i64 = text.split_whitespace().map(|x| x.parse::<i64>().unwrap()).sum();
    println!("{}", sum);
}
