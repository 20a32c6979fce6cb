//! Tables as text: numbers with whatever stands between them; `#` begins a comment.

use crate::table::{Grid, Line, Positions, Table};
use std::fmt;

/// What the text holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Values from an index.
    Line {
        /// The index.
        first: u64,
    },
    /// A row a line, both coordinates from an index.
    Grid {
        /// The index.
        first: u64,
    },
    /// A P-position a line.
    Positions {
        /// The bound up to which they are complete, if it is not the largest entry.
        up_to: Option<u64>,
    },
}

/// The largest pile or index.
pub const LARGEST: u64 = 1_000_000_000_000_000_000;

/// What is wrong with the text, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Flaw {
    /// The line, from 1; 0 if it is the text as a whole.
    pub line: usize,
    /// What is wrong there.
    pub what: String,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.what),
            line => write!(f, "line {line}: {}", self.what),
        }
    }
}

/// The table in a text.
///
/// # Errors
/// The first line that is not understood, or that the text holds nothing.
pub fn table(text: &str, kind: Kind) -> Result<Table, Flaw> {
    section(&numbered(text), kind, 0)
}

/// The tables in a text, each after a line `# NAME=VALUE`, with these values.
pub fn family(text: &str, name: &str, kind: Kind) -> Result<Vec<(i128, Table)>, Flaw> {
    let mut sections: Vec<(i128, usize, Lines)> = Vec::new();
    for (number, line) in numbered(text) {
        if let Some(value) = heading(line, name) {
            let flaw = |what| Flaw { line: number, what };
            let value = value.parse().map_err(|_| flaw(format!("`{value}` is not an integer")))?;
            if sections.iter().any(|section| section.0 == value) {
                return Err(flaw(format!("a second table for {name}={value}")));
            }
            sections.push((value, number, vec![]));
        } else if let Some(section) = sections.last_mut() {
            section.2.push((number, line));
        } else if !bare(line).is_empty() {
            return Err(Flaw {
                line: number, what: format!("no line `# {name}=…` before the first table")
            });
        }
    }
    if sections.is_empty() {
        return Err(Flaw { line: 0, what: format!("there is no line `# {name}=…`") });
    }
    let table = |(value, number, lines): (i128, usize, Lines)| Ok((value, section(&lines, kind, number)?));
    sections.into_iter().map(table).collect()
}

/// Lines with their numbers.
type Lines<'a> = Vec<(usize, &'a str)>;

fn numbered(text: &str) -> Lines<'_> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    (1..).zip(text.lines()).collect()
}

/// The value in `# NAME=VALUE`.
fn heading<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    let comment = line.trim().strip_prefix('#')?.trim_start_matches('#');
    Some(comment.trim_start().strip_prefix(name)?.trim_start().strip_prefix('=')?.trim())
}

/// Without comment and blanks.
fn bare(line: &str) -> &str {
    line.split('#').next().unwrap_or_default().trim()
}

fn section(lines: &[(usize, &str)], kind: Kind, heading: usize) -> Result<Table, Flaw> {
    let mut rows: Vec<(usize, Vec<i128>)> = Vec::new();
    for &(number, line) in lines {
        let row = numbers(bare(line)).map_err(|what| Flaw { line: number, what })?;
        if !row.is_empty() {
            rows.push((number, row));
        }
    }
    if rows.is_empty() {
        return Err(Flaw { line: heading, what: "there are no numbers".to_owned() });
    }
    match kind {
        Kind::Line { first } => {
            Ok(Table::Line(Line { first, values: rows.into_iter().flat_map(|row| row.1).collect() }))
        }
        Kind::Grid { first } => {
            Ok(Table::Grid(Grid { first, rows: rows.into_iter().map(|row| row.1).collect() }))
        }
        Kind::Positions { up_to } => positions(rows, up_to),
    }
}

fn positions(rows: Vec<(usize, Vec<i128>)>, up_to: Option<u64>) -> Result<Table, Flaw> {
    let mut tuples = std::collections::BTreeSet::new();
    for (line, row) in rows {
        let entry = |&n: &i128| {
            let what = format!("{n} is not a size of a pile");
            u64::try_from(n).ok().filter(|&n| n <= LARGEST).ok_or(Flaw { line, what })
        };
        let mut tuple = row.iter().map(entry).collect::<Result<Vec<u64>, Flaw>>()?;
        tuple.sort_unstable();
        if let (Some(bound), Some(&most)) = (up_to, tuple.last())
            && most > bound
        {
            return Err(Flaw { line, what: format!("{most} is above the bound {bound}") });
        }
        tuples.insert(tuple);
    }
    let largest = tuples.iter().filter_map(|tuple| tuple.last()).max().copied();
    Ok(Table::Positions(Positions { up_to: up_to.or(largest).unwrap_or(0), tuples }))
}

fn numbers(line: &str) -> Result<Vec<i128>, String> {
    let between = |c: char| c.is_whitespace() || ",;|()[]{}".contains(c);
    let words = line.split(between).filter(|word| !word.is_empty());
    words.map(number).collect()
}

fn number(word: &str) -> Result<i128, String> {
    const BOUND: i128 = 1 << 64;
    match word.parse::<i128>() {
        Ok(n) if (-BOUND..=BOUND).contains(&n) => Ok(n),
        Ok(_) => Err(format!("{word} is beyond 2^64")),
        Err(_) => Err(format!("`{word}` is not an integer")),
    }
}
