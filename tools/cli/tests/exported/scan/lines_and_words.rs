//! Lines and words by the library's scanner, floats parsed from words.
//! input: first line here\n\n3 1.5 2.5 -0.125\nlast\n
//! input: x\ny\n1 1e3
use grundy::scan::{self, Error, Out, Scan};

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let title = input.line()?.unwrap_or("").to_string();
    out.line(title.split(' ').rev().collect::<Vec<_>>().join(" "));
    input.line()?;
    let n = input.int::<u8>()?;
    let mut sum = 0f64;
    for _ in 0..n {
        let x: f64 = input.word()?.parse().unwrap_or(f64::NAN);
        sum += x;
    }
    out.line(format_args!("{:.3} {:?} {}", sum, sum / n as f64, input.at_end()));
    while !input.at_end() {
        let word = input.word()?;
        let hash = word.bytes().fold(7u32, |h, b| h.rotate_left(5) ^ u32::from(b));
        let shown = format!("{word}:{hash:08x}");
        out.line(shown);
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    scan::run(solve)
}
