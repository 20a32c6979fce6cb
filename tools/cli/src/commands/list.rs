//! `cargo grundy list`: the catalogue.

use crate::base::failure::Failure;
use crate::base::terminal as report;
use crate::problem::catalogue::{self, Problem};
use anyhow::Result;
use serde_json::{Value, json};
use std::fmt::Write;

/// Print the catalogue: slug, limits, templates, title
///
/// Everything comes from the headers of problems/src/bin/*.rs.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  cargo grundy list                      all problems
  cargo grundy list --template nim       those that show the template `nim`
  cargo grundy list --json               for scripts: all that the headers say")]
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
    let (mut problems, mut flaws) = (Vec::new(), Vec::new());
    for entry in catalogue::entries(&root, &[])? {
        match entry.problem {
            Ok(problem) => problems.push(problem),
            Err(flaw) => flaws.push(format!("{}  {flaw:#}\n", entry.slug)),
        }
    }
    if let Some(template) = &args.template {
        let known = catalogue::templates(&root)?;
        if !known.contains(template) {
            let help = format!("the templates are {}", known.join(", "));
            return Err(catalogue::unknown("template", template, &known, &help));
        }
        problems.retain(|problem| problem.templates.contains(template));
    }
    report::print(&if args.json { format!("{:#}\n", json(&problems)) } else { table(&problems) });
    if flaws.is_empty() { Ok(()) } else { Err(Failure::check(flaws.concat(), "")) }
}

fn table(problems: &[Problem]) -> String {
    let rows = problems.iter().map(|problem| {
        [&problem.slug, &problem.limits.text, &problem.templates.join(", "), &problem.title].map(Clone::clone)
    });
    let rows: Vec<[String; 4]> = rows.collect();
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let (a, b, c) = (width(0), width(1), width(2));
    let mut text = String::new();
    for [slug, limits, templates, title] in &rows {
        let _ = writeln!(text, "{slug:a$}  {limits:b$}  {templates:c$}  {title}"); // a `String` takes all
    }
    let _ = writeln!(text, "{} problem{}", rows.len(), if rows.len() == 1 { "" } else { "s" });
    text
}

fn json(problems: &[Problem]) -> Value {
    let object = |problem: &Problem| {
        json!({
            "slug": problem.slug,
            "title": problem.title,
            "source": problem.source,
            "limits": {
                "time_ms": problem.limits.time.map(|time| time.as_millis() as u64),
                "memory_bytes": problem.limits.memory,
                "text": problem.limits.text,
            },
            "idea": problem.idea,
            "templates": problem.templates,
            "path": problem.path,
        })
    };
    problems.iter().map(object).collect()
}
