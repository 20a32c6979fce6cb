//! `grundy`: from the rules of a game to one file that a judge accepts.

use clap::builder::StyledStr;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use grundy_cli::base::layout::{examples, help_width};
use grundy_cli::commands::{
    add, brute, build, bundle, completions, explore, find, init, judges, list, listen, new, pattern, show,
    snippet, stress, submit, test, watch,
};
use grundy_host::program_name::called;
use grundy_host::shutdown;
use grundy_host::terminal;
use std::process::ExitCode;

/// From the rules of a game to one file that a judge accepts.
#[derive(Parser)]
#[command(name = "grundy", version, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "Examples:
  grundy find two piles, same number from both
                                 the template for a statement
  grundy new my_game1            the files of a new problem
  grundy test hdu1847            its samples, judged
  grundy watch hdu1847           the same whenever a file is saved
  grundy stress hdu1847          random inputs against its brute force
  grundy bundle cf1382b --copy   one file to submit
  grundy submit cf1382b          the same, and the page to paste it into
  grundy explore take 1,3,4      a game from its rules: values, period, winning moves
  grundy pattern values.txt      the law behind a table of values
  grundy help stress             a command's options and examples

Exit codes: 0 fine, 1 wrong answer or failed check, 2 bad input or misuse.";

#[derive(Subcommand)]
enum Command {
    Add(add::Args),
    Brute(brute::Args),
    Build(build::Args),
    Bundle(bundle::Args),
    Completions(completions::Args),
    Explore(explore::Args),
    Find(find::Args),
    Init(init::Args),
    Judges(judges::Args),
    List(list::Args),
    Listen(listen::Args),
    New(new::Args),
    Pattern(pattern::Args),
    Show(show::Args),
    Snippet(snippet::Args),
    Stress(stress::Args),
    Submit(submit::Args),
    Test(test::Args),
    Watch(watch::Args),
}

fn main() -> ExitCode {
    completions::answer(Cli::command); // ends here if it is a shell that asks
    shutdown::end_with_us();
    let line = as_called(Cli::command().bin_name(called())).get_matches();
    let cli = Cli::from_arg_matches(&line).unwrap_or_else(|error| error.exit());
    let result = match cli.command {
        Command::Add(args) => add::run(&args),
        Command::Brute(args) => brute::run(&args),
        Command::Build(args) => build::run(&args),
        Command::Bundle(args) => bundle::run(&args),
        Command::Completions(args) => completions::run(&args),
        Command::Explore(args) => explore::run(&args),
        Command::Find(args) => find::run(&args),
        Command::Init(args) => init::run(&args),
        Command::Judges(args) => judges::run(&args),
        Command::List(args) => list::run(&args),
        Command::Listen(args) => listen::run(&args),
        Command::New(args) => new::run(&args),
        Command::Pattern(args) => pattern::run(&args),
        Command::Show(args) => show::run(&args),
        Command::Snippet(args) => snippet::run(&args),
        Command::Stress(args) => stress::run(&args),
        Command::Submit(args) => submit::run(&args),
        Command::Test(args) => test::run(&args),
        Command::Watch(args) => watch::run(&args),
    };
    // Lost output matters more than the result it was about.
    match terminal::check().and(result) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => terminal::report(&error),
    }
}

/// The help texts say `grundy …`; where the user types `cargo grundy …`, so do they.
fn as_called(command: clap::Command) -> clap::Command {
    let renamed = |text: Option<&StyledStr>| {
        let text = text.map(ToString::to_string).unwrap_or_default();
        let text = text.replace("\n  grundy ", &format!("\n  {} ", called()));
        text.replace("`grundy ", &format!("`{} ", called()))
    };
    let (long, after) = (renamed(command.get_long_about()), renamed(command.get_after_help()));
    let (command, after) = (command.term_width(help_width()), examples(&after, help_width()));
    let command = if long.is_empty() { command } else { command.long_about(long) };
    let command = if after.is_empty() { command } else { command.after_help(after) };
    command.mut_subcommands(as_called)
}
