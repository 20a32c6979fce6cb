//! Reads a million integers from a file through `grundy::scan`, through its lean twin, and through
//! std's `lines`.

mod paired;

use grundy::{lean, scan};
use std::fmt::{Debug, Display};
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::iter::Sum;
use std::path::{Path, PathBuf};
use std::str::FromStr;

const COUNT: usize = 1_000_000;

fn textbook<T: FromStr + Sum>(file: &Path) -> T {
    let sum = |line: std::io::Result<String>| -> T {
        let line = line.expect("the text is UTF-8");
        line.split_whitespace().map(|word| word.parse::<T>().ok().expect("an integer")).sum()
    };
    BufReader::new(File::open(file).expect("it was written")).lines().map(sum).sum()
}

fn ours<T: scan::Int + Sum>(file: &Path) -> T {
    let mut input = scan::Scan::new(fs::read(file).expect("it was written"));
    (0..COUNT).map(|_| input.int::<T>().expect("an integer")).sum()
}

fn lean<T: lean::scan::Int + Sum>(file: &Path) -> T {
    let mut input = lean::scan::Scan::new(fs::read(file).expect("it was written"));
    (0..COUNT).map(|_| input.int::<T>().expect("an integer")).sum()
}

/// Both twins against the textbook.
fn compare<T: scan::Int + lean::scan::Int + FromStr + Sum + Debug>(title: &str, file: &Path) {
    paired::compare(title, || textbook::<T>(file), || ours::<T>(file));
    paired::compare(&format!("{title}, lean"), || textbook::<T>(file), || lean::<T>(file));
}

/// A file with `per_line` integers per line.
fn file(per_line: usize, mut number: impl FnMut() -> String) -> PathBuf {
    let words = |count: usize, number: &mut dyn FnMut() -> String| {
        (0..count).map(|_| number()).collect::<Vec<_>>().join(" ")
    };
    let lines: Vec<String> = (0..COUNT / per_line).map(|_| words(per_line, &mut number)).collect();
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("integers.txt");
    fs::write(&file, lines.join("\n") + "\n").expect("cargo's folder for temporary files can be written");
    file
}

fn show(x: impl Display) -> String {
    x.to_string()
}

fn main() {
    let mut random = fastrand::Rng::with_seed(1);
    for per_line in [1, 2, 10, 1000] {
        let input = file(per_line, || show(random.u32(1..=1_000_000_000)));
        compare::<u64>(&format!("10^6 integers to 10^9 (u64), {per_line} a line"), &input);
    }
    let input = file(10, || show(random.i64(-1_000_000_000_000..=1_000_000_000_000)));
    compare::<i64>("10^6 integers to +-10^12 (i64), 10 a line", &input);
    let input = file(10, || show(random.u8(..100)));
    compare::<u32>("10^6 integers below 100 (u32), 10 a line", &input);
}
