//! A child program, and a failure with its help: `cargo run -p grundy-host --example child`.

use grundy_host::failure::Failure;
use grundy_host::{child, shutdown, terminal};
use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    shutdown::end_with_us(); // Ctrl-C ends the child, too
    match count() {
        Ok(count) => {
            terminal::print(&format!("{count} words\n"));
            ExitCode::SUCCESS
        }
        Err(error) => terminal::report(&error),
    }
}

/// Counts words with `wc`, or with the program that is the first argument.
fn count() -> anyhow::Result<usize> {
    let program = std::env::args().nth(1).unwrap_or("wc".to_owned());
    let output = child::output(Command::new(&program).arg("-w"), b"three short words").map_err(|error| {
        Failure::misuse(format!("{program} cannot be run: {error}"), "name another program that counts words")
    })?;
    let count = String::from_utf8_lossy(&output.stdout).trim().parse();
    count.map_err(|_| Failure::check(format!("{program} does not print a number"), "try `wc`"))
}
