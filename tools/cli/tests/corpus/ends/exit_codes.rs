//! Exit codes by `exit`, `ExitCode`, `Termination` of an own type, with output on both streams.
//! edition: 2015
//! input: 0
//! input: 3
//! input: 200
//! input: x
use std::process::{ExitCode, Termination};

enum Verdict { Fine, Code(u8), Broken(String) }
impl Termination for Verdict {
    fn report(self) -> ExitCode {
        match self {
            Verdict::Fine => ExitCode::SUCCESS,
            Verdict::Code(n) => { eprintln!("code {}", n); ExitCode::from(n) }
            Verdict::Broken(why) => { eprintln!("{}", why); ExitCode::FAILURE }
        }
    }
}

fn main() -> Verdict {
    let mut s = String::new();
    std::io::stdin().read_line(&mut s).unwrap();
    print!("read {:?}", s.trim());
    match s.trim().parse::<i32>() {
        Ok(0) => Verdict::Fine,
        Ok(n) if n > 100 => std::process::exit(n - 100),
        Ok(n) => Verdict::Code(n as u8),
        Err(e) => Verdict::Broken(e.to_string()),
    }
}
