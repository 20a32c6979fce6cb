//! `grundy list`: the catalogue.

use crate::base::layout::{self, columns, cut, padded};
use crate::problem::catalogue::{self, CatalogueEntry};
use crate::problem::{Judging, Problem, carried_files};
use anyhow::Result;
use grundy_host::{Failure, failure, terminal};
use serde_json::{Value, json};
use std::io::{self, IsTerminal};
use std::path::Path;

/// Print the catalogue: slug, limits, templates, title
///
/// Everything comes from the headers of problems/src/bin/*.rs, or outside a checkout from what the
/// program carries with it. Rows are cut to the terminal's width. A problem whose header has a flaw
/// is listed with what is wrong; the others are listed as usual, and the exit code is 1.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  grundy list                      all problems
  grundy list --template nim       those that show the template `nim`
  grundy list --json               for scripts: everything that the headers say")]
pub struct Args {
    /// Only the problems that show this template
    #[arg(long, value_name = "TEMPLATE")]
    template: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The least width of the column of titles; that of templates gives way to it.
const TITLE: usize = 18;

pub fn run(args: &Args) -> Result<()> {
    // Outside a checkout, what the tool carries; without that, the reason.
    let root = catalogue::root();
    let root = if carried_files::PROBLEMS.is_empty() { Some(root?) } else { root.ok() };
    let mut entries = catalogue::anywhere(root.as_deref())?;
    if let Some(template) = &args.template {
        let known = root.as_deref().map_or(Ok(catalogue::carried_templates()), catalogue::templates)?;
        let template = catalogue::known_template(template, &known)?;
        // A problem with a flaw stays: it may be one of them.
        let shows = |problem: &Problem| problem.templates.contains(template);
        entries.retain(|entry| entry.problem.as_ref().map_or(true, shows));
    }
    let text = match args.json {
        true => format!("{:#}\n", json(root.as_deref(), &entries)),
        false => table(&entries, layout::width()),
    };
    terminal::print(&text);
    if entries.iter().all(|entry| entry.problem.is_ok()) { Ok(()) } else { Err(Failure::printed()) }
}

/// The rows in that many columns: long cells are cut, what is wrong with a header is not. A file or
/// another program gets whole titles.
fn table(entries: &[CatalogueEntry], width: usize) -> String {
    let whole_row = if io::stdout().is_terminal() { width } else { usize::MAX };
    let good = || entries.iter().filter_map(|entry| entry.problem.as_ref().ok());
    let widest =
        |cell: fn(&Problem) -> String| good().map(|problem| columns(&cell(problem))).max().unwrap_or(0);
    let a = entries.iter().map(|entry| columns(&entry.slug)).max().unwrap_or(0);
    let b = widest(limits);
    let c = widest(templates).min(whole_row.saturating_sub(a + b + TITLE + 6).max(8));
    let mut text = String::new();
    for CatalogueEntry { slug, problem } in entries {
        let start = format!("{}  ", padded(slug, a));
        match problem {
            Ok(problem) => {
                let cells = [padded(&limits(problem), b), padded(&cut(&templates(problem), c), c)];
                let row = format!("{start}{}  {}", cells.join("  "), name(problem));
                text += &format!("{}\n", cut(&row, whole_row));
            }
            Err(flaw) => {
                let flaw = format!("{}: {}", terminal::bad("error"), failure::text(flaw));
                text += &layout::wrapped(&start, &flaw, width);
            }
        }
    }
    let (count, flaws) = (entries.len(), entries.len() - good().count());
    let problems = if count == 1 { "problem" } else { "problems" };
    let note = if flaws == 0 { String::new() } else { format!(", {flaws} with an error") };
    text + &format!("{count} {problems}{note}\n")
}

/// The title without `HDU 1846: `, which the slug says.
fn name(problem: &Problem) -> &str {
    problem.title.split_once(": ").map_or(&problem.title, |(_, name)| name)
}

/// Without the header's note.
fn limits(problem: &Problem) -> String {
    problem.limits.text.split('(').next().unwrap_or_default().trim().to_owned()
}

fn templates(problem: &Problem) -> String {
    problem.templates.join(", ")
}

fn json(root: Option<&Path>, entries: &[CatalogueEntry]) -> Value {
    entries.iter().map(|CatalogueEntry { slug, problem }| object(root, slug, problem.as_ref())).collect()
}

fn object(root: Option<&Path>, slug: &str, problem: Result<&Problem, &anyhow::Error>) -> Value {
    match problem {
        Ok(problem) => json!({
            "slug": slug,
            "title": problem.title,
            "source": problem.source,
            "limits": {
                "time_ms": problem.limits.time.map(|time| time.as_millis() as u64),
                "memory_bytes": problem.limits.memory,
                "text": problem.limits.text,
            },
            "idea": problem.idea,
            "templates": problem.templates,
            "judged_by": root.map(|root| Judging::of(root, &problem.slug, problem.leeway).name()),
            "path": problem.path,
        }),
        Err(flaw) => json!({ "slug": slug, "error": failure::text(flaw) }),
    }
}
