//! `grundy`: from the rules of a game to one file that a judge accepts.

use std::process::ExitCode;

fn main() -> ExitCode {
    grundy_cli::program::run()
}
