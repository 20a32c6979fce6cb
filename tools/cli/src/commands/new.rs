//! `grundy new`: the files of a problem.

use crate::base::terminal;
use crate::problem::home::Home;
use crate::problem::scaffold;
use crate::problem::task::Task;
use anyhow::{Context, Result};
use std::fs;
use std::path::PathBuf;

/// Write the files of a new problem: the solution, its samples, its brute force
///
/// Nothing is ever overwritten. With --from, the title, address, limits and samples come from a
/// task in the JSON of the browser extension Competitive Companion; `grundy listen` takes it
/// straight from the browser.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  grundy new hdu2177                       files that say what to write where
  grundy new --from task.json              the slug is made from the task's address
  grundy new my_nim_1 --from task.json     under another name
The slug is the judge and the problem's number: hdu1848, cf1382b, abc297g, luogu_p1247.")]
pub struct Args {
    /// The name of the problem's files; needed without --from
    #[arg(value_name = "SLUG", required_unless_present = "from")]
    slug: Option<String>,
    /// A task in Competitive Companion's JSON
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
}

/// Runs the subcommand.
pub fn run(args: &Args) -> Result<()> {
    let home = Home::here()?;
    let task = match &args.from {
        Some(file) => {
            let json = fs::read(file).with_context(|| file.display().to_string())?;
            Some(Task::parse(&json)?)
        }
        None => None,
    };
    let derived = task.as_ref().map(Task::slug);
    let slug = args.slug.clone().or(derived).expect("clap demands one of the two");
    terminal::print(&scaffold::create(&home, &slug, task.as_ref())?.report);
    Ok(())
}
