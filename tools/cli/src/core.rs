//! `grundy-core`: the commands that judge programs, which compile in half the time of all. The
//! launcher of a checkout starts it; any other command makes it ask for the whole program.

use std::process::ExitCode;

fn main() -> ExitCode {
    grundy_cli::program::run()
}
