//! The arguments, the command, the exit code.

use crate::base::layout::{examples, help_width};
use crate::commands::*;
use clap::builder::StyledStr;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use grundy_host::{called, shutdown, terminal};
use std::process::ExitCode;

/// From the rules of a game to one file that a judge accepts.
#[derive(Parser)]
#[command(name = "grundy", version, long_version = VERSION, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// What `--version` says: `-V` has only the number.
const VERSION: &str = concat!(
    env!("CARGO_PKG_VERSION"),
    "\nImpartial combinatorial games: from the rules of a game to one file that a judge accepts.\n",
    "Licence 0BSD. Built for ",
    env!("GRUNDY_TARGET"),
    "."
);

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

/// The enum of all commands, and what runs each.
macro_rules! commands {
    ($($(#[$condition:meta])? $name:ident: $module:ident,)*) => {
        #[derive(Subcommand)]
        enum Command {
            $($(#[$condition])? $name($module::Args),)*
        }

        impl Command {
            fn run(&self) -> anyhow::Result<()> {
                match self {
                    $($(#[$condition])? Command::$name(args) => $module::run(args),)*
                }
            }
        }
    };
}

commands! {
    Add: add,
    Answer: answer,
    #[cfg(feature = "book")] Book: book,
    Brute: brute,
    Build: build,
    #[cfg(feature = "whole")] Bundle: bundle,
    #[cfg(feature = "whole")] Completions: completions,
    #[cfg(feature = "whole")] Explore: explore,
    #[cfg(feature = "whole")] Find: find,
    Init: init,
    #[cfg(feature = "whole")] Json: json,
    Judges: judges,
    List: list,
    Listen: listen,
    #[cfg(feature = "whole")] New: new,
    #[cfg(feature = "whole")] Pattern: pattern,
    #[cfg(feature = "whole")] Show: show,
    #[cfg(feature = "whole")] Snippet: snippet,
    Stress: stress,
    #[cfg(feature = "whole")] Submit: submit,
    Test: test,
    #[cfg(feature = "whole")] Watch: watch,
}

/// All commands with their arguments and help.
pub fn command() -> clap::Command {
    Cli::command()
}

/// Runs the command that the arguments name.
pub fn run() -> ExitCode {
    #[cfg(feature = "whole")]
    completions::answer(Cli::command); // ends here if it is a shell that asks
    #[cfg(not(feature = "whole"))]
    if !has_command() {
        return grundy_host::program_name::become_whole();
    }
    shutdown::end_with_us();
    let line = as_called(Cli::command().bin_name(called())).try_get_matches();
    let result = match line.and_then(|line| Cli::from_arg_matches(&line)) {
        Ok(cli) => cli.command.run(),
        Err(misuse) if misuse.use_stderr() => misuse.exit(),
        Err(help) => {
            terminal::print(&help.render().ansi().to_string());
            Ok(())
        }
    };
    shutdown::is_done();
    // Lost output matters more than the result it was about.
    match terminal::check().and(result) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => terminal::report(&error),
    }
}

/// Whether the first argument is a command of this program.
#[cfg(not(feature = "whole"))]
fn has_command() -> bool {
    std::env::args().nth(1).is_some_and(|word| Cli::command().find_subcommand(word).is_some())
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
