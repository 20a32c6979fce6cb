//! `grundy completions`: what a shell needs to complete the words after `grundy`.

use crate::base::terminal;
use anyhow::Result;
use clap_complete::Shell;

/// Print the completions of the program `grundy` for a shell
///
/// They complete the commands and options of the installed program; `cargo install --path
/// tools/cli` installs it.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  grundy completions bash > ~/.local/share/bash-completion/completions/grundy
  grundy completions zsh > ~/.zfunc/_grundy            with ~/.zfunc in $fpath
  grundy completions fish > ~/.config/fish/completions/grundy.fish")]
pub struct Args {
    /// The shell
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

/// Runs the subcommand for this command line.
pub fn run(args: &Args, mut command: clap::Command) -> Result<()> {
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut command, "grundy", &mut text);
    terminal::print(&String::from_utf8(text)?);
    Ok(())
}
