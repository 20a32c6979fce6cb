//! An own `eprintln!` that is silent; the template's error message must still appear.
//! edition: 2018
//! input: 3 4
//! input: 3 x
//! input:
use grundy::scan::{self, Error, Out, Scan};

macro_rules! eprintln {
    ($($t:tt)*) => {{ let _ = format_args!($($t)*); }};
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let (a, b) = (input.int::<u32>()?, input.int::<u32>()?);
    eprintln!("not seen {}", a);
    out.line(a ^ b);
    Ok(())
}

fn main() -> std::process::ExitCode {
    scan::run(solve)
}
