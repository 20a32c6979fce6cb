//! A million integers through `grundy::scan` and through the standard library's lines.

mod paired;

use grundy::scan::Scan;
use std::fmt::Display;
use std::io::BufRead;
use std::iter::Sum;
use std::str::FromStr;

fn textbook<T: FromStr + Sum>(text: &[u8]) -> T {
    let sum = |line: std::io::Result<String>| -> T {
        let line = line.expect("the text is UTF-8");
        line.split_whitespace().map(|word| word.parse::<T>().ok().expect("an integer")).sum()
    };
    text.lines().map(sum).sum()
}

fn ours<T: grundy::scan::Int + Sum>(text: &[u8]) -> T {
    let mut input = Scan::new(text);
    std::iter::from_fn(|| if input.at_end() { None } else { input.int::<T>().ok() }).sum()
}

fn text(per_line: usize, mut number: impl FnMut() -> String) -> Vec<u8> {
    let words = |count: usize, number: &mut dyn FnMut() -> String| {
        (0..count).map(|_| number()).collect::<Vec<_>>().join(" ")
    };
    let lines: Vec<String> = (0..1_000_000 / per_line).map(|_| words(per_line, &mut number)).collect();
    (lines.join("\n") + "\n").into_bytes()
}

fn show(x: impl Display) -> String {
    x.to_string()
}

fn main() {
    let mut random = fastrand::Rng::with_seed(1);
    for per_line in [1, 2, 10, 1000] {
        let input = text(per_line, || show(random.u32(1..=1_000_000_000)));
        let title = format!("10^6 integers to 10^9 (u64), {per_line} a line");
        paired::compare(&title, || textbook::<u64>(&input), || ours::<u64>(&input));
    }
    let input = text(10, || show(random.i64(-1_000_000_000_000..=1_000_000_000_000)));
    paired::compare("10^6 integers to +-10^12 (i64), 10 a line", || textbook::<i64>(&input), || ours(&input));
    let input = text(10, || show(random.u8(..100)));
    paired::compare("10^6 integers below 100 (u32), 10 a line", || textbook::<u32>(&input), || ours(&input));
}
