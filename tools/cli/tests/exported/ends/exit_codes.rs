//! `std::process::exit` in the middle of everything, with what was printed before.
//! input: 3\n1\n2\n3\n
//! input: 3\n1\n-1\n3\n
//! input: 2\n0\n5\n
//! input: 2\n77\n5\n
use std::io::{self, BufRead, Write};
use std::process;

struct Loud(&'static str);

impl Drop for Loud {
    fn drop(&mut self) {
        println!("dropped {}", self.0);
    }
}

fn check(x: i64, out: &mut impl Write) -> i64 {
    if x < 0 {
        out.flush().unwrap();
        println!("negative");
        process::exit(0);
    }
    if x == 0 {
        print!("zero without a newline");
        process::exit(3);
    }
    if x == 77 {
        eprintln!("to standard error");
        writeln!(out, "this line is lost").unwrap();
        process::exit(42);
    }
    x * x
}

fn main() {
    let _loud = Loud("main");
    let mut out = io::BufWriter::new(io::stdout());
    let lines: Vec<String> = io::stdin().lock().lines().map_while(Result::ok).collect();
    for line in &lines[1..] {
        let square = check(line.trim().parse().unwrap(), &mut out);
        writeln!(out, "{}", square).unwrap();
    }
}
