//! `grundy` with the command that makes the site, which only a checkout needs.

use std::process::ExitCode;

fn main() -> ExitCode {
    grundy_cli::program::run()
}
