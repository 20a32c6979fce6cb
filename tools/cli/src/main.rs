//! `cargo grundy`: from the rules of a game to one file that a judge accepts.
#![allow(clippy::incompatible_msrv, reason = "the tool runs here, not on a judge")]

use clap::{CommandFactory, Parser, Subcommand};
use grundy_cli::base::{failure, terminal};
use grundy_cli::commands::{
    brute, build, bundle, completions, judges, list, listen, new, snippet, stress, test,
};
use std::process::ExitCode;

/// From the rules of a game to one file that a judge accepts.
#[derive(Parser)]
#[command(name = "cargo grundy", bin_name = "cargo grundy", version, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "Examples:
  cargo grundy new hdu1847             the files of a new problem
  cargo grundy test hdu1847            its samples, judged
  cargo grundy stress hdu1847          random inputs against its brute force
  cargo grundy bundle cf1382b --copy   one file to submit
  cargo grundy help stress             a command's options and examples

Exit codes: 0 fine, 1 wrong answer or failed check, 2 bad input or misuse.";

#[derive(Subcommand)]
enum Command {
    Brute(brute::Args),
    Build(build::Args),
    Bundle(bundle::Args),
    Completions(completions::Args),
    Judges(judges::Args),
    List(list::Args),
    Listen(listen::Args),
    New(new::Args),
    Snippet(snippet::Args),
    Stress(stress::Args),
    Test(test::Args),
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Brute(args) => brute::run(&args),
        Command::Build(args) => build::run(&args),
        Command::Bundle(args) => bundle::run(&args),
        Command::Completions(args) => completions::run(&args, Cli::command()),
        Command::Judges(args) => judges::run(&args),
        Command::List(args) => list::run(&args),
        Command::Listen(args) => listen::run(&args),
        Command::New(args) => new::run(&args),
        Command::Snippet(args) => snippet::run(&args),
        Command::Stress(args) => stress::run(&args),
        Command::Test(args) => test::run(&args),
    };
    // What could not be printed is worse than what was to be printed.
    match terminal::check().and(result) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => failure::report(&error),
    }
}
