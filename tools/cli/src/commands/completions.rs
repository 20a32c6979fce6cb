//! `grundy completions`: what a shell needs to complete the words after `grundy`, and what the
//! program then answers it.

use crate::problem::{Home, Work, catalogue, judges, shelf, stubs};
use anyhow::{Context, Result};
use clap::{Arg, Command};
use clap_complete::engine::{ArgValueCompleter, CompletionCandidate, PathCompleter, ValueCompleter};
use clap_complete::env::Shells;
use clap_complete::{CompleteEnv, Shell};
use grundy_host::terminal;
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::path::Path;

/// Print the completions of the program `grundy` for a shell
///
/// They complete commands and options, slugs, templates and judges: the shell asks the program
/// `grundy` on its path, so new problems are known at once. `cargo install --path tools/cli`
/// installs it; the words after `cargo grundy` are not completed.
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

/// The variable by which a shell says that it asks.
const VARIABLE: &str = "COMPLETE";
/// The program that is completed, and that is asked.
const PROGRAM: &str = "grundy";

/// zsh reads the file at the first Tab, as the body of the function that should have completed.
const ZSH_FIRST_TAB: &str = r#"
if [ "$funcstack[1]" = _grundy ]; then
    _clap_dynamic_completer_grundy "$@"
fi
"#;

pub fn run(args: &Args) -> Result<()> {
    let shells = Shells::builtins();
    let shell = shells.completer(&args.shell.to_string()).context("this shell cannot ask")?;
    let mut text = Vec::new();
    shell.write_registration(VARIABLE, PROGRAM, PROGRAM, PROGRAM, &mut text)?;
    if args.shell == Shell::Zsh {
        text.extend_from_slice(ZSH_FIRST_TAB.as_bytes());
    }
    terminal::print(&String::from_utf8(text)?);
    Ok(())
}

/// Answers the shell, and ends the process, if it is a shell that asks.
pub fn answer(command: impl Fn() -> Command) {
    CompleteEnv::with_factory(|| completed(command())).var(VARIABLE).bin(PROGRAM).complete();
}

/// The command, whose values of known kinds are completed. `new` wants a slug that is not there
/// yet.
fn completed(command: Command) -> Command {
    let is_new = command.get_name() == "new";
    let command = command.mut_args(|arg| if is_new { arg } else { with_values(arg) });
    command.mut_subcommands(completed)
}

/// The names of an argument's values say what they are: `SLUG|FILE`.
fn with_values(arg: Arg) -> Arg {
    let names = arg.get_value_names().and_then(|names| names.first()).map(ToString::to_string);
    let mut kinds: Vec<ValueKind> =
        names.iter().flat_map(|names| names.split('|')).filter_map(ValueKind::named).collect();
    if kinds == [ValueKind::Slug, ValueKind::File] {
        kinds[0] = ValueKind::Work;
    }
    let Some(_) = kinds.iter().find(|kind| **kind != ValueKind::File) else { return arg };
    arg.add(ArgValueCompleter::new(move |typed: &OsStr| {
        kinds.iter().flat_map(|kind| kind.candidates(typed)).collect::<Vec<_>>()
    }))
}

/// A kind of value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ValueKind {
    /// A problem of the checkout, or of those that the tool carries.
    Slug,
    /// What can be worked on here.
    Work,
    Template,
    Judge,
    /// That of a language in which helpers can be begun.
    Extension,
    File,
}

impl ValueKind {
    fn named(name: &str) -> Option<ValueKind> {
        Some(match name {
            "SLUG" => ValueKind::Slug,
            "TEMPLATE" => ValueKind::Template,
            "JUDGE" => ValueKind::Judge,
            "EXTENSION" => ValueKind::Extension,
            "FILE" => ValueKind::File,
            _ => return None,
        })
    }

    /// The values that begin as typed, in any case, each with what it is about.
    fn candidates(self, typed: &OsStr) -> Vec<CompletionCandidate> {
        if self == ValueKind::File {
            return PathCompleter::file().complete(typed);
        }
        let typed = typed.to_string_lossy().to_lowercase();
        let fitting = self.values().into_iter().filter(|(value, _)| value.starts_with(&typed));
        fitting.map(|(value, about)| CompletionCandidate::new(value).help(Some(about.into()))).collect()
    }

    /// All values, as far as they are known here: nothing is said of what cannot be read.
    fn values(self) -> Vec<(String, String)> {
        let shelf = || shelf::of(catalogue::root().ok().as_deref()).ok();
        match self {
            ValueKind::Slug => {
                let problems = shelf().map_or(Vec::new(), |shelf| shelf.problems);
                problems.into_iter().map(|problem| (problem.slug, problem.title)).collect()
            }
            ValueKind::Work => match Home::here() {
                Ok(home) if home.checkout().is_none() => {
                    let names = Work::names(&home).unwrap_or_default();
                    let stem = |name: &String| Some(Path::new(name).file_stem()?.to_str()?.to_owned());
                    let names: BTreeSet<String> = names.iter().filter_map(stem).collect();
                    names.into_iter().map(|name| (name, "a solution here".to_owned())).collect()
                }
                _ => ValueKind::Slug.values(),
            },
            ValueKind::Template => {
                let templates = shelf().map_or(Vec::new(), |shelf| shelf.templates);
                let about = |template: &grundy_lookup::Template| template.half_line().to_owned();
                templates.into_iter().map(|template| (template.name.clone(), about(&template))).collect()
            }
            ValueKind::Judge => {
                judges::all().iter().map(|judge| (judge.name.clone(), judge.title.clone())).collect()
            }
            ValueKind::Extension => {
                let about = |extension: &str| format!("brute force and generator in .{extension}");
                stubs::extensions().map(|extension| (extension.to_owned(), about(extension))).collect()
            }
            ValueKind::File => Vec::new(),
        }
    }
}
