//! # Codeforces 305E: Playing with String
//!
//! - **Source**: <https://codeforces.com/problemset/problem/305/E>
//! - **Limits**: 2 s, 256 MB
//! - **Idea**: a cut spoils the centres on either side of it, so each run of centres is a heap of
//!   Dawson's chess, octal code 0.137.
//! - **Template**: `octal`, `sum`

use grundy::octal::Code;
use grundy::scan::{self, Error, Out, Scan};
use grundy::sum;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let text = input.word()?.as_bytes();
    let centre = |&i: &usize| i > 0 && i + 1 < text.len() && text[i - 1] == text[i + 1];
    let sg = Code::new("0.137").values(text.len());
    let mut runs = Vec::new(); // first place, length
    let mut at = 0;
    while at < text.len() {
        let length = (at..text.len()).take_while(centre).count();
        runs.push((at, length));
        at += length + 1;
    }
    let value = sum::grundy(runs.iter().map(|&(_, length)| sg[length]));
    let first = runs.iter().find_map(|&(start, length)| {
        let left = |i: usize| sg[i.saturating_sub(1)] ^ sg[length.saturating_sub(i + 2)];
        (0..length).find(|&i| u64::from(left(i) ^ sg[length]) == value).map(|i| start + i + 1)
    });
    match first.filter(|_| value != 0) {
        Some(place) => out.line(format_args!("First\n{place}")),
        None => out.line("Second"),
    }
    Ok(())
}
