//! `grundy judges`: what is known of each judge.

use crate::problem::Judge;
use crate::problem::judges::{Fact, all, named};
use anyhow::Result;
use grundy_host::{called, terminal};
use std::fmt::{Display, Write};

/// Print what is known of the judges
///
/// Rust or not, compiler, editions, size of the source, crates; `-` means not known. With a name,
/// every value of that judge with its date and its source, and where its problems are.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  grundy judges                    the table
  grundy judges atcoder            one judge: every value, its date, its source
  grundy judges --json             for scripts: all of it")]
pub struct Args {
    /// Only this judge, with dates and sources
    #[arg(value_name = "JUDGE")]
    name: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The most crates that the table names.
const MANY: usize = 5;
/// The longest line of a list.
const WIDTH: usize = 90;

pub fn run(args: &Args) -> Result<()> {
    let judges = match &args.name {
        Some(name) => vec![named(name)?],
        None => all().to_vec(),
    };
    let text = match (&args.name, args.json) {
        (_, true) => format!("{:#}\n", serde_json::to_value(&judges)?),
        (Some(_), false) => judges.iter().map(details).collect::<Result<String>>()?,
        (None, false) => table(&judges),
    };
    terminal::print(&text);
    Ok(())
}

fn table(judges: &[Judge]) -> String {
    let head =
        ["judge", "Rust", "rustc", "edition", "source bytes", "PE", "crates or languages"].map(str::to_owned);
    let (known, others): (Vec<&Judge>, Vec<&Judge>) = judges.iter().partition(|judge| judge.has_facts());
    let rows: Vec<[String; 7]> = std::iter::once(head).chain(known.into_iter().map(row)).collect();
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let mut text = String::new();
    for row in &rows {
        let cells = row.iter().enumerate().map(|(column, cell)| format!("{cell:0$}", width(column)));
        let line = cells.collect::<Vec<_>>().join("  ");
        let _ = writeln!(text, "{}", line.trim_end()); // writing to a `String` cannot fail
    }
    let names: Vec<&str> = others.iter().map(|judge| judge.name.as_str()).collect();
    text + &format!(
        "- means not known. `{} judges NAME` shows dates and sources, and all crates.\nOf these, only the addresses of \
         problems are known:\n{}\n",
        called(),
        wrapped(&names.join(", "), 0)
    )
}

fn row(judge: &Judge) -> [String; 7] {
    let bytes = match (&judge.min_bytes, &judge.max_bytes) {
        (Some(min), Some(max)) => format!("{} to {}", min.is, max.is),
        (Some(min), None) => format!("from {}", min.is),
        (None, max) => cell(max.as_ref(), |max| format!("up to {max}")),
    };
    let mut editions = vec![cell(judge.edition.as_ref(), Clone::clone)];
    editions.extend(judge.other_editions.iter().flat_map(|others| others.is.clone()));
    let crates = cell(judge.crates.as_ref(), |crates| {
        let names: Vec<&str> = crates.keys().map(String::as_str).collect();
        match names.len() {
            0 => "no crates".to_owned(),
            1..=MANY => names.join(", "),
            many => format!("{many} crates"),
        }
    });
    [
        judge.name.clone(),
        cell(judge.rust.as_ref(), yes),
        cell(judge.rustc.as_ref(), Clone::clone),
        editions.join(" or "),
        bytes,
        cell(judge.presentation_error.as_ref(), yes),
        judge.languages.as_ref().map_or(crates, |languages| languages.is.join(", ")),
    ]
}

fn cell<T>(fact: Option<&Fact<T>>, show: impl Fn(&T) -> String) -> String {
    fact.map_or("-".to_owned(), |fact| show(&fact.is))
}

fn yes(is: &bool) -> String {
    if *is { "yes" } else { "no" }.to_owned()
}

/// Every value with its date and its source, one per line, then the addresses of its problems.
fn details(judge: &Judge) -> Result<String> {
    let mut text = format!("{}\n", judge.title);
    let serde_json::Value::Object(fields) = serde_json::to_value(judge)? else { return Ok(text) };
    for (field, fact) in fields {
        if let (Some(date), Some(source)) = (fact["date"].as_str(), fact["source"].as_str()) {
            let value = wrapped(&shown(&fact["is"]), 27);
            let _ = writeln!(text, "  {field:23}  {value}  ({date}, {source})");
        } else if fact.is_null() {
            let _ = writeln!(text, "  {field:23}  not known");
        }
    }
    for kind in &judge.problems {
        let _ = writeln!(text, "  {:23}  {}", kind.slug, kind.address[0]);
        if let Some(Fact { is, date, source }) = &kind.submit {
            let _ = writeln!(text, "  {:23}  {is}  ({date}, {source})", "  submit");
        }
    }
    Ok(text)
}

/// Lines that end at commas, indented but for the first.
fn wrapped(list: &str, indent: usize) -> String {
    let (mut text, mut length) = (String::new(), 0);
    for part in list.split_inclusive(", ") {
        if length > 0 && length + part.trim_end().len() > WIDTH {
            text.truncate(text.trim_end().len());
            let _ = write!(text, "\n{:indent$}", "");
            length = 0;
        }
        text += part;
        length += part.len();
    }
    text
}

fn shown(value: &serde_json::Value) -> String {
    fn list<T: Display>(parts: impl Iterator<Item = T>) -> String {
        let parts: Vec<String> = parts.map(|part| part.to_string()).collect();
        if parts.is_empty() { "none".to_owned() } else { parts.join(", ") }
    }
    match value {
        serde_json::Value::String(text) => text.clone(),
        serde_json::Value::Array(parts) => list(parts.iter().map(shown)),
        serde_json::Value::Object(parts) => {
            list(parts.iter().map(|(key, value)| format!("{key} {}", shown(value))))
        }
        other => other.to_string(),
    }
}
