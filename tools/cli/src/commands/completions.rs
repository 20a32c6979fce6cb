//! `cargo grundy completions`: what a shell needs to complete the words.

use crate::base::terminal as report;
use anyhow::Result;
use clap_complete::Shell;

/// Print the completions of the program `grundy` for a shell
///
/// They complete `oj …`: put target/debug/grundy on your PATH, or `alias oj='cargo grundy'`.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  cargo grundy completions bash > ~/.local/share/bash-completion/completions/oj
  cargo grundy completions zsh > ~/.zfunc/_oj
  cargo grundy completions fish > ~/.config/fish/completions/oj.fish")]
pub struct Args {
    /// The shell
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

/// Runs the subcommand for this command line.
pub fn run(args: &Args, mut command: clap::Command) -> Result<()> {
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut command, "grundy", &mut text);
    report::print(&String::from_utf8(text)?);
    Ok(())
}
