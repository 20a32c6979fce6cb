//! `grundy list`: the catalogue.

use crate::base::failure::{self, Failure};
use crate::base::terminal;
use crate::problem::catalogue::{self, Entry, Problem};
use anyhow::Result;
use serde_json::{Value, json};
use std::path::Path;

/// Print the catalogue: slug, limits, templates, title
///
/// Everything comes from the headers of problems/src/bin/*.rs. A problem whose header has a flaw is
/// listed with what is wrong; the others are listed as usual, and the exit code is 1.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  grundy list                      all problems
  grundy list --template nim       those that show the template `nim`
  grundy list --json               for scripts: everything that the headers say")]
pub struct Args {
    /// Only the problems that show this template
    #[arg(long, value_name = "NAME")]
    template: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the subcommand.
pub fn run(args: &Args) -> Result<()> {
    let root = catalogue::root()?;
    let mut entries = catalogue::entries(&root, &[])?;
    if let Some(template) = &args.template {
        let known = catalogue::templates(&root)?;
        let template = catalogue::known_template(template, &known)?;
        // A problem with a flaw stays: it may be one of them.
        let shows = |problem: &Problem| problem.templates.contains(template);
        entries.retain(|entry| entry.problem.as_ref().map_or(true, shows));
    }
    terminal::print(&if args.json { format!("{:#}\n", json(&root, &entries)) } else { table(&entries) });
    if entries.iter().all(|entry| entry.problem.is_ok()) { Ok(()) } else { Err(Failure::printed()) }
}

fn table(entries: &[Entry]) -> String {
    let good = || entries.iter().filter_map(|entry| entry.problem.as_ref().ok());
    let width = |cell: fn(&Problem) -> String| good().map(|problem| cell(problem).chars().count()).max();
    let a = entries.iter().map(|entry| entry.slug.len()).max().unwrap_or(0);
    let (b, c) = (width(limits).unwrap_or(0), width(templates).unwrap_or(0));
    let mut text = String::new();
    for Entry { slug, problem } in entries {
        let row = match problem {
            Ok(problem) => format!("{:b$}  {:c$}  {}", limits(problem), templates(problem), problem.title),
            Err(flaw) => format!("{}: {}", terminal::bad("error"), failure::text(flaw)),
        };
        text += &format!("{slug:a$}  {row}\n");
    }
    let (count, flaws) = (entries.len(), entries.len() - good().count());
    let problems = if count == 1 { "problem" } else { "problems" };
    let note = if flaws == 0 { String::new() } else { format!(", {flaws} with an error") };
    text + &format!("{count} {problems}{note}\n")
}

/// Without the header's note.
fn limits(problem: &Problem) -> String {
    problem.limits.text.split('(').next().unwrap_or_default().trim().to_owned()
}

fn templates(problem: &Problem) -> String {
    problem.templates.join(", ")
}

fn json(root: &Path, entries: &[Entry]) -> Value {
    entries.iter().map(|Entry { slug, problem }| object(root, slug, problem.as_ref())).collect()
}

fn object(root: &Path, slug: &str, problem: Result<&Problem, &anyhow::Error>) -> Value {
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
            "judged_by": problem.judging(root).name(),
            "path": problem.path,
        }),
        Err(flaw) => json!({ "slug": slug, "error": failure::text(flaw) }),
    }
}
