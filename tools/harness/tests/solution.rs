//! The server of `stress` around a solution: this test starts itself as the solution.

extern crate grundy; // the text says `crate::grundy`: in a bundle the templates are a module

#[path = "../src/stress.rs"]
mod stress;

use grundy::scan::{Error, Out, Scan};
use std::env;
use std::io::Write;
use std::process::{Command, ExitCode, Stdio};

const SERVE: &str = "serve";

fn solve(scan: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [a, b]: [u64; 2] = scan.array()?;
    assert!(a <= b, "the greater one first");
    out.line(a ^ b);
    Ok(())
}

fn main() -> ExitCode {
    if env::args().nth(1).as_deref() == Some(SERVE) {
        return stress::grundy_in_process::serve(solve);
    }
    let mut program = Command::new(env::current_exe().unwrap());
    let mut child = program.arg(SERVE).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(b"4\n3 5\n2\n3 4\n5 3\n4\n1 1\n").unwrap();
    let output = child.wait_with_output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(text, "fine 0 2 0\n6\nerror 0 0 0\npanic 0 0 0\nfine 0 2 0\n0\n");
    ExitCode::SUCCESS
}
