//! Standard input and output as files that have numbers.
//! input: 3 -4\n5
//! input: 1
use std::fs::File;
use std::io::{BufWriter, Read, Write};
use std::os::unix::io::FromRawFd;

fn main() {
    let mut input = unsafe { File::from_raw_fd(0) };
    let mut text = String::new();
    input.read_to_string(&mut text).unwrap();
    let mut out = BufWriter::new(unsafe { File::from_raw_fd(1) });
    for x in text.split_whitespace() {
        writeln!(out, "{}", x.parse::<i64>().unwrap() * 2).unwrap();
    }
    out.flush().unwrap();
    unsafe { File::from_raw_fd(2) }.write_all(b"nobody reads it").unwrap();
    println!("{}", text.len());
}
