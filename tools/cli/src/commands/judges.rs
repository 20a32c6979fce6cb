//! `grundy judges`: what is known of each judge.

use crate::base::layout::{self, columns, padded};
use crate::problem::Judge;
use crate::problem::judges::{Fact, all, named};
use anyhow::Result;
use grundy_host::{called, terminal};
use std::fmt::Display;
use std::io::{self, IsTerminal};

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
/// The longest line of a list in a file.
const WIDTH: usize = 100;
/// The least width of the last column.
const LAST: usize = 20;
/// What stands before the rest of a row that does not fit.
const INDENT: &str = "      ";

pub fn run(args: &Args) -> Result<()> {
    let judges = match &args.name {
        Some(name) => vec![named(name)?],
        None => all().to_vec(),
    };
    // In a file, rows are whole.
    let width = if io::stdout().is_terminal() { layout::width() } else { usize::MAX };
    let text = match (&args.name, args.json) {
        (_, true) => format!("{:#}\n", serde_json::to_value(&judges)?),
        (Some(_), false) => {
            judges.iter().map(|judge| details(judge, width.min(WIDTH))).collect::<Result<String>>()?
        }
        (None, false) => table(&judges, width),
    };
    terminal::print(&text);
    Ok(())
}

fn table(judges: &[Judge], width: usize) -> String {
    let head = ["judge", "Rust", "rustc", "edition", "source bytes", "PE", "crates or languages"];
    let head = head.map(str::to_owned);
    let (known, others): (Vec<&Judge>, Vec<&Judge>) = judges.iter().partition(|judge| judge.has_facts());
    let rows: Vec<[String; 7]> = std::iter::once(head).chain(known.into_iter().map(row)).collect();
    let widest = |column: usize| rows.iter().map(|row| columns(&row[column])).max().unwrap_or(0);
    let widths: [usize; 7] = std::array::from_fn(widest);
    let mut text: String = rows.iter().map(|row| laid_out(row, &rows[0], &widths, width)).collect();
    let names: Vec<&str> = others.iter().map(|judge| judge.name.as_str()).collect();
    for note in [
        &format!("- means not known. `{} judges NAME` shows dates and sources, and all crates.", called()),
        "Of these, only the addresses of problems are known:",
        &names.join(", "),
    ] {
        text += &layout::wrapped("", note, width.min(WIDTH));
    }
    text
}

/// A row of the table; where that is too narrow, its last cell is below it, or all but the first.
fn laid_out(row: &[String; 7], head: &[String; 7], widths: &[usize; 7], width: usize) -> String {
    let (last, others) = row.split_last().expect("seven cells");
    let cells = others.iter().zip(widths).map(|(cell, &width)| padded(cell, width));
    let start = cells.collect::<Vec<_>>().join("  ") + "  ";
    if columns(&start).saturating_add(LAST.min(widths[6])) <= width {
        return layout::wrapped(&start, last, width);
    }
    if columns(start.trim_end()) <= width {
        return format!("{}\n{}", start.trim_end(), layout::wrapped(INDENT, last, width));
    }
    if row == head {
        return String::new(); // each cell has its name
    }
    let named = others.iter().zip(head).skip(1).map(|(cell, name)| format!("{name} {cell}"));
    let cells: Vec<String> = named.chain([last.clone()]).collect();
    format!("{}\n{}", row[0], layout::wrapped(INDENT, &cells.join("; "), width))
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
        editions.join(", "),
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
fn details(judge: &Judge, width: usize) -> Result<String> {
    let mut text = format!("{}\n", judge.title);
    let serde_json::Value::Object(fields) = serde_json::to_value(judge)? else { return Ok(text) };
    for (field, fact) in fields {
        if let (Some(date), Some(source)) = (fact["date"].as_str(), fact["source"].as_str()) {
            let value = format!("{}  ({date}, {source})", shown(&fact["is"]));
            text += &layout::wrapped(&format!("  {field:23}  "), &value, width);
        } else if fact.is_null() {
            text += &format!("  {field:23}  not known\n");
        }
    }
    for kind in &judge.problems {
        text += &layout::wrapped(&format!("  {:23}  ", kind.slug), &kind.address[0], width);
        if let Some(Fact { is, date, source }) = &kind.submit {
            let value = format!("{is}  ({date}, {source})");
            text += &layout::wrapped(&format!("  {:23}  ", "  submit"), &value, width);
        }
    }
    Ok(text)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_fits() {
        for width in [60, 80, 120] {
            let text = table(all(), width);
            assert!(text.lines().all(|line| columns(line) <= width), "{width}:\n{text}");
        }
        let row = |start: &str, width| {
            let text = table(all(), width);
            text.lines().find(|line| line.starts_with(start)).map(str::to_owned)
        };
        assert!(row("cses ", 120).is_some_and(|line| line.ends_with("rand")));
        assert!(row("      Rust yes; rustc 1.75.0;", 60).is_some());
    }
}
