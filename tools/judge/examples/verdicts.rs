//! Judges a shell script on two cases: `cargo run -p grundy-judge --example verdicts`.

use anyhow::Result;
use grundy_header::Limits;
use grundy_host::terminal;
use grundy_judge::{Comparison, Executable, Referee, cases, trial};
use std::fs;

fn main() -> Result<()> {
    let folder = tempfile::tempdir()?;
    for (name, text) in [("one.in", "1 2\n"), ("one.out", "3\n"), ("two.in", "20 22\n"), ("two.out", "42\n")]
    {
        fs::write(folder.path().join(name), text)?;
    }
    // Wrong as soon as a sum has two digits.
    let program = Executable::parse("sh -c 'read a b; echo $(((a + b) % 10))'", "program")?;
    let limits = Limits::parse("1 s, 64 MB").expect("the form of limits");
    for case in cases::within(folder.path(), "folder", false)? {
        let trial = trial::run(&program, &case, &limits, &Referee::Comparison(Comparison::default()))?;
        terminal::print(&format!("{}: {} {}\n", case.name, trial.verdict.short(), trial.detail.trim_end()));
    }
    Ok(())
}
