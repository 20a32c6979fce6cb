//! `cargo oj`: from the rules of a game to one file that a judge accepts.
#![allow(clippy::incompatible_msrv, reason = "the tool runs here, not on a judge")]

mod failure;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// From the rules of a game to one file that a judge accepts.
#[derive(Parser)]
#[command(name = "cargo oj", bin_name = "cargo oj", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {}

fn main() -> ExitCode {
    let run = || -> anyhow::Result<()> { match Cli::parse().command {} };
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => failure::report(&error),
    }
}
