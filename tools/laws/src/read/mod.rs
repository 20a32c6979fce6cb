//! Tables as text: numbers, or words for who wins, with whatever stands between them; `#` begins a
//! comment.

mod cells;
mod columns;
mod flaw;
mod sheet;
mod words;

use crate::table::{Family, Grid, HOLE, Line, Positions, Table};
use cells::{Cell, CellMaker, numbers};
pub use flaw::Flaw;
use sheet::Sheet;
use std::collections::BTreeSet;

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

/// A table, and how it was read if it is not a plain list of numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recognised {
    /// The table.
    pub table: Table,
    /// What was made of words, columns and headings.
    pub note: Option<String>,
}

/// The table in a text.
///
/// # Errors
/// The first line that is not understood, or that the text holds nothing.
pub fn table(text: &str, kind: Kind) -> Result<Table, Flaw> {
    Ok(recognised(text, kind)?.table)
}

/// The table in a text, and how it was read.
///
/// # Errors
/// Those of [`table`].
pub fn recognised(text: &str, kind: Kind) -> Result<Recognised, Flaw> {
    section(numbered(text), kind, 0)
}

/// The tables in a text, each after a line `# NAME=VALUE` or `# NAME=VALUE OTHER=VALUE`, with these
/// values.
///
/// # Errors
/// The first line that is not understood, or that there are no tables.
pub fn family(text: &str, names: &[&str], kind: Kind) -> Result<Family, Flaw> {
    let form = names.iter().map(|name| format!("{name}=…")).collect::<Vec<_>>().join(" ");
    let mut sections: Vec<(Vec<i128>, usize, Lines)> = Vec::new();
    for (number, line) in numbered(text) {
        if let Some(values) = heading(line, names) {
            let flaw = |what, help| Flaw { line: number, what, help };
            let help = "write an integer after the sign";
            let parse =
                |value: String| value.parse().map_err(|_| flaw(format!("`{value}` is not an integer"), help));
            let values = values.into_iter().map(parse).collect::<Result<Vec<i128>, Flaw>>()?;
            if sections.iter().any(|section| section.0 == values) {
                let help = "each value of the parameter has one table";
                let both = names.iter().zip(&values).map(|(name, value)| format!("{name}={value}"));
                let what = format!("a second table for {}", both.collect::<Vec<_>>().join(" "));
                return Err(flaw(what, help));
            }
            sections.push((values, number, vec![]));
        } else if let Some(section) = sections.last_mut() {
            section.2.push((number, line));
        } else if !words::is_blank(line) {
            let what = format!("no line `# {form}` before the first table");
            return Err(Flaw { line: number, what, help: "each table follows such a line" });
        }
    }
    if sections.is_empty() {
        let what = format!("there is no line `# {form}`");
        return Err(Flaw { line: 0, what, help: "each table follows such a line" });
    }
    let table = |(values, number, lines): (Vec<i128>, usize, Lines)| {
        Ok((values, section(lines, kind, number)?.table))
    };
    let names = names.iter().map(|name| (*name).to_owned()).collect();
    Ok(Family { names, tables: sections.into_iter().map(table).collect::<Result<_, Flaw>>()? })
}

/// Lines with their numbers.
type Lines<'a> = Vec<(usize, &'a str)>;

fn numbered(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    (1..).zip(text.lines())
}

/// The values in `# NAME=VALUE`, if the line has one for each name.
fn heading(line: &str, names: &[&str]) -> Option<Vec<String>> {
    let comment = line.trim().strip_prefix('#')?.trim_start_matches('#');
    let words = comment.replace(',', " ").replace('=', " = ");
    let words: Vec<&str> = words.split_whitespace().collect();
    if !words.first().is_some_and(|first| names.contains(first)) {
        return None;
    }
    let value = |name: &&str| {
        let at = words.windows(2).position(|pair| pair == [*name, "="])?;
        Some(words.get(at + 2).copied().unwrap_or_default().to_owned())
    };
    names.iter().map(value).collect()
}

fn section<'a>(
    lines: impl IntoIterator<Item = (usize, &'a str)>,
    kind: Kind,
    heading: usize,
) -> Result<Recognised, Flaw> {
    let is_grid = matches!(kind, Kind::Grid { .. });
    let (rows, mut notes) = numbers(cells(lines, is_grid), is_grid)?;
    if rows.is_empty() {
        let help = "write the values with blanks or commas between them";
        return Err(Flaw { line: heading, what: "there are no numbers".to_owned(), help });
    }
    let found = |table, notes: Vec<String>| {
        let note = (!notes.is_empty()).then(|| notes.join("; "));
        Ok(Recognised { table, note })
    };
    match kind {
        Kind::Line { .. } if let Some((table, columns)) = columns::table(&rows)? => {
            notes.push(columns);
            found(table, notes)
        }
        Kind::Line { first } => {
            if columns::may_be_grid(&rows) {
                notes.push("the rows are one list (with `--grid`, a grid)".to_owned());
            }
            found(Table::Line(Line { first, values: rows.into_cells() }), notes)
        }
        Kind::Grid { .. } if let Some(grid) = columns::unlabelled(&rows) => {
            notes.push("rows and columns begin with their index".to_owned());
            found(Table::Grid(grid), notes)
        }
        Kind::Grid { first } => {
            found(Table::Grid(Grid { first, rows: rows.rows().map(<[i128]>::to_vec).collect() }), notes)
        }
        Kind::Positions { up_to } => positions(&rows, up_to),
    }
}

/// The cells of all rows; one that a comma leaves open at the end is a mark if there are as many
/// columns. In a grid, a row in brackets goes on over several lines.
fn cells<'a>(lines: impl IntoIterator<Item = (usize, &'a str)>, is_grid: bool) -> Sheet<Cell> {
    let (mut rows, mut maker) = (Sheet::new(), CellMaker::default());
    let (mut is_in_brackets, mut begins) = (false, true);
    for (number, line) in lines {
        let opens = is_grid && line.trim_start().starts_with('[');
        begins |= opens;
        let goes_on = is_in_brackets && !begins;
        if (opens || is_in_brackets)
            && let Some(last) = line.rfind(['[', ']'])
        {
            is_in_brackets = line[last..].starts_with('[');
        }
        for (i, row) in words::rows(line, is_grid).iter().enumerate() {
            let width = rows.rows().next().map_or(0, <[Cell]>::len);
            let is_whole = !goes_on && !is_in_brackets;
            let lacks_last =
                row.is_open && is_whole && (2..=3).contains(&width) && row.words.len() + 1 == width;
            let last = lacks_last.then_some("?").into_iter();
            let cells = row.words.iter().map(|word| &**word).chain(last).map(|word| maker.cell(word));
            if goes_on && i == 0 {
                rows.extend_last(number, cells);
            } else {
                rows.push(number, cells);
            }
            begins = false;
        }
    }
    rows
}

fn positions(rows: &Sheet<i128>, up_to: Option<u64>) -> Result<Recognised, Flaw> {
    let mut listed: BTreeSet<Vec<u64>> = BTreeSet::new();
    for (line, row) in rows.numbered() {
        let entry = |&n: &i128| {
            let what = if n == HOLE { "a mark".to_owned() } else { n.to_string() };
            let flaw = || Flaw { line, what: format!("{what} is not a size of a pile"), help: SIZES };
            u64::try_from(n).ok().filter(|&n| n <= LARGEST).ok_or_else(flaw)
        };
        let tuple = row.iter().map(entry).collect::<Result<Vec<u64>, Flaw>>()?;
        if let (Some(bound), Some(&most)) = (up_to, tuple.iter().max())
            && most > bound
        {
            let help = "`--upto` is the bound up to which all P-positions are listed";
            return Err(Flaw { line, what: format!("{most} is above the bound {bound}"), help });
        }
        listed.insert(tuple);
    }
    let largest = listed.iter().flatten().max().copied();
    let up_to = up_to.or(largest).unwrap_or(0);
    let sorted = |tuple: &Vec<u64>| {
        let mut tuple = tuple.clone();
        tuple.sort_unstable();
        tuple
    };
    let tuples: BTreeSet<Vec<u64>> = listed.iter().map(sorted).collect();
    let sorted = Positions { tuples, up_to };
    // That all of them are lost would be no game; then the order is what was asked for.
    let is_uneven = |tuple: &&Vec<u64>| tuple.windows(2).any(|pair| pair[0] != pair[1]);
    let is_whole = sorted.count() == sorted.tuples.len() as f64;
    let uneven = || listed.iter().filter(|_| is_whole && listed.len() == sorted.tuples.len()).find(is_uneven);
    let Some(alone) = alone(&listed).or_else(uneven) else {
        return Ok(Recognised { table: Table::Positions(sorted), note: None });
    };
    let note = format!("{alone:?} is listed, and not in another order: the order counts");
    let table = Positions { tuples: listed, up_to };
    if table.ordered_universe().is_empty() {
        return Err(Flaw { line: 0, what: note, help: ORDERED });
    }
    Ok(Recognised { table: Table::Ordered(table), note: Some(note) })
}

const ORDERED: &str = "for piles in any order, list each with its smallest pile first; laws of ordered ones are \
                       sought for pairs up to 1000, and for 100,000 longer tuples";
const SIZES: &str = "piles have sizes from 0 to 10^18";

/// A tuple which is listed in one order and not in another one. What all tuples keep to, such as
/// two neighbours of which the first is never larger, is how they were written down, and no order.
fn alone(listed: &BTreeSet<Vec<u64>>) -> Option<&Vec<u64>> {
    let longest = listed.iter().map(Vec::len).max().unwrap_or(0);
    let keep = |holds: fn(u64, u64) -> bool| {
        let all = move |i: usize| listed.iter().all(|t| i >= t.len() || holds(t[i - 1], t[i]));
        (1..longest).filter(move |&i| all(i)).map(|i| (i, holds)).collect::<Vec<_>>()
    };
    // Nobody writes down the smallest or the largest in the middle.
    let (up, down) = (keep(|a, b| a <= b), keep(|a, b| a >= b));
    let kept = if up.is_empty() { down } else { up };
    let is_kept = |t: &[u64]| kept.iter().all(|(i, holds)| *i >= t.len() || holds(t[i - 1], t[*i]));
    // Of more piles nobody lists all orders.
    listed.iter().filter(|tuple| tuple.len() <= 4).find(|tuple| {
        let mut orders = vec![(vec![], (*tuple).clone())];
        for _ in 0..tuple.len() {
            let next = |(start, rest): (Vec<u64>, Vec<u64>)| {
                (0..rest.len()).map(move |i| {
                    let left = [&rest[..i], &rest[i + 1..]].concat();
                    ([&start[..], &[rest[i]]].concat(), left)
                })
            };
            orders = orders.into_iter().flat_map(next).collect();
        }
        orders.iter().any(|(order, _)| is_kept(order) && !listed.contains(order))
    })
}
