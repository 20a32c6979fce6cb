//! Words and numbers until there are none: the template says so by an error.
//! input: a bc def\n
//! input: ab
//! input: \n \n
//! input: @numbers 3000 100000 5
use grundy::scan::{self, Error, Out, Scan};
use std::process::ExitCode;

fn main() -> ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let (mut words, mut letters, mut wide) = (0, 0, 0_u128);
    while let Ok(word) = input.word() {
        words += 1;
        letters += word.len();
        wide = wide * 7 + word.len() as u128;
    }
    out.line(format_args!("{words} {letters} {wide}"));
    out.line(input.int::<u128>().is_err());
    Ok(())
}
