//! `grundy submit`: a bundle on the clipboard, and the page for it in the browser.

use super::bundle::{object, submit_url, summary};
use crate::base::called::called;
use crate::base::failure::Failure;
use crate::base::{clipboard, terminal};
use crate::bundle::{Emit, Options, Request, bundle, toolchain};
use crate::problem::home::Home;
use crate::run::watched;
use anyhow::Result;
use serde_json::json;
use std::path::PathBuf;

/// Put the bundle of a solution on the clipboard and open the judge's page to submit it
///
/// Judges let no program log in; what is left to do is to choose the language and to paste. The
/// bundle is made and proven as by `grundy bundle`, and nothing is opened if a check fails. The
/// browser is the system's, or the one that the variable BROWSER names.
#[derive(Debug, Default, clap::Args)]
#[command(after_help = "Examples:
  grundy submit cf1382b                      the Rust file, for Codeforces
  grundy submit hdu1846                      the C file, because HDU takes no Rust
  grundy submit                              the problem that was watched last
  grundy submit my.rs --judge codeforces     the file of your own; its page is not known
  grundy submit cf1382b --no-open            only the clipboard and the address")]
pub struct Args {
    /// The slug of a problem, or a source file; without it, what `grundy watch` watched last here
    #[arg(value_name = "SLUG|FILE")]
    target: Option<String>,
    #[command(flatten)]
    options: Options,
    /// Do not open the page
    #[arg(long)]
    no_open: bool,
    /// Print JSON: what was made, for whom, and the language to choose
    #[arg(long)]
    json: bool,
}

/// Runs the subcommand.
///
/// # Errors
/// The bundle is not right; there is no clipboard or no browser; no judge is known.
pub fn run(args: &Args) -> Result<()> {
    std::thread::spawn(toolchain); // takes a while to answer
    let home = Home::here()?;
    let target = args.target.clone().map_or_else(|| watched(&home), Ok)?;
    let request = Request::new(&home, &target, &args.options)?;
    if request.judge.is_none() {
        let message = format!("the judge of {target} is not known");
        return Err(Failure::misuse(message, "--judge NAME; `grundy judges` prints all"));
    }
    let made = bundle(&request)?;
    made.warnings.iter().for_each(|warning| terminal::note(warning));
    clipboard::copy(&made.text)?;
    let (language, page) = (language(&request), submit_url(&request).or(request.work.address.clone()));
    if args.json {
        let mut object = object(&request, &made);
        object["choose"] = json!(language.as_ref().map(|(name, _)| name));
        object["language_id"] = json!(language.as_ref().and_then(|(_, id)| id.clone()));
        terminal::print(&format!("{object:#}\n"));
    } else {
        terminal::print(&format!("{}\non the clipboard\n", summary(&request, &made)));
        if let Some((name, id)) = &language {
            let id = id.as_ref().map_or(String::new(), |id| format!(" (id {id})"));
            terminal::print(&format!("choose {name}{id}\n"));
        }
    }
    match page {
        Some(page) if !args.no_open => open(&page),
        Some(_) => Ok(()),
        None => {
            terminal::note("the page to submit it on is not known: the file names no problem\n");
            Ok(())
        }
    }
}

impl Args {
    /// Only a target and perhaps its samples, everything else as usual.
    pub fn of(target: String, samples: Option<PathBuf>) -> Args {
        let options = Options { samples, ..Options::default() };
        Args { target: Some(target), options, ..Args::default() }
    }
}

/// What was watched last here.
fn watched(home: &Home) -> Result<String> {
    let Some(source) = watched::last(home) else {
        let help =
            format!("name one; without a name, it is the one that `{} watch` watched last here", called());
        return Err(Failure::misuse("no problem is named, and none was watched here", help));
    };
    let shown = Home::shown(&source);
    terminal::note(&format!("{shown}, which was watched last\n"));
    Ok(shown)
}

/// What to choose among the judge's languages, and the number that it gives that.
fn language(request: &Request) -> Option<(String, Option<String>)> {
    let judge = request.judge.as_ref()?;
    if request.emit == Emit::C {
        return Some(("G++ or GCC".to_owned(), None));
    }
    let ids = &judge.language_ids.as_ref()?.is;
    let edition = &request.target.edition;
    let rust: Vec<_> = ids.iter().filter(|(name, _)| name.starts_with("Rust")).collect();
    let found = rust.iter().find(|(name, _)| name.ends_with(edition.as_str()));
    let found = found.or(rust.first().filter(|_| rust.len() == 1));
    found.map(|(name, id)| ((*name).clone(), Some((*id).clone())))
}

fn open(page: &str) -> Result<()> {
    terminal::note(&format!("opening {page}\n"));
    opener::open_browser(page).map_err(|error| {
        Failure::misuse(
            format!("no browser can be opened: {error}"),
            "open the page yourself, or name a browser in the variable BROWSER; `--no-open` does not try",
        )
    })
}
