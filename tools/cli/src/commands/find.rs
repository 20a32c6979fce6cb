//! `grundy find`: from what a statement says to templates and problems.

use crate::base::called::called;
use crate::base::failure::Failure;
use crate::base::{layout, terminal};
use crate::lookup::search::{Found, Search, What};
use crate::lookup::shelf::Shelf;
use crate::problem::catalogue;
use anyhow::Result;
use serde_json::{Value, json};

/// Find the templates and problems that fit the words of a statement
///
/// Words in English or Chinese: the more of the rules they say, the better. What fits best comes
/// first, with the words that it has and where it has them. Works in any folder. Exit code 1 if
/// nothing fits.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  grundy find two piles, same number from both
  grundy find 两堆石子 取相同个数
  grundy find --limit 3 move a token on a graph")]
pub struct Args {
    /// What the statement says
    #[arg(value_name = "WORDS", required = true)]
    words: Vec<String>,
    /// How many templates and problems to print
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u16).range(1..))]
    limit: u16,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the subcommand.
///
/// # Errors
/// Nothing fits (exit code 1); the templates cannot be read.
pub fn run(args: &Args) -> Result<()> {
    let shelf = Shelf::of(catalogue::root().ok().as_deref())?;
    let words = args.words.join(" ");
    let mut found = Search::new(&shelf).by_words(&words);
    found.truncate(args.limit.into());
    if args.json {
        let all: Value = found.iter().map(|found| object(found, &shelf)).collect();
        terminal::print(&format!("{all:#}\n"));
    } else {
        terminal::print(&table(&found, &shelf));
    }
    if found.is_empty() { Err(nothing(&words, args.json)) } else { Ok(()) }
}

fn nothing(words: &str, printed: bool) -> anyhow::Error {
    if printed {
        return Failure::printed();
    }
    let help = format!("use other words, say what a move does; `{} list` prints all problems", called());
    Failure::check(format!("nothing fits `{words}`"), help)
}

fn table(found: &[Found], shelf: &Shelf) -> String {
    let name = found.iter().map(|found| found.what.name().len()).max().unwrap_or(0);
    let width = layout::width();
    let mut text = String::new();
    for Found { what, why, .. } in found {
        let start = format!("{:name$}  ", what.name());
        let indent = format!("{:name$}  ", "");
        let reasons: Vec<String> =
            why.iter().map(|(part, words)| format!("{part}: {}", words.join(", "))).collect();
        text += &layout::wrapped(&start, what.line(), width);
        text += &layout::wrapped(&indent, &format!("({})", reasons.join("; ")), width);
        let (relation, names) = related(what, shelf);
        if !names.is_empty() {
            text += &layout::wrapped(&indent, &format!("{relation} {}", names.join(", ")), width);
        }
    }
    if text.is_empty() { text } else { text + &format!("`{} show NAME` says more\n", called()) }
}

/// The problems that show a template, or the templates that a problem shows.
fn related<'a>(what: &What<'a>, shelf: &'a Shelf) -> (&'static str, Vec<&'a str>) {
    match what {
        What::Template(template) => {
            ("seen in", shelf.showing(&template.name).iter().map(|problem| problem.slug.as_str()).collect())
        }
        What::Problem(problem) => ("shows", problem.templates.iter().map(String::as_str).collect()),
    }
}

fn object(found: &Found, shelf: &Shelf) -> Value {
    let why: Value = found.why.iter().map(|(part, words)| json!({ "in": part, "words": words })).collect();
    let related = related(&found.what, shelf).1;
    let (kind, key, path) = match found.what {
        What::Template(template) => ("template", "seen_in", &template.path),
        What::Problem(problem) => ("problem", "templates", &problem.path),
    };
    json!({
        "kind": kind, "name": found.what.name(), "line": found.what.line(), "path": path, "why": why, key: related
    })
}
