//! Tables as text, aligned, no wider than the terminal.

use crate::base::layout::{columns, padded, width, wrapped};
use grundy_explorer::game::table::{ENDLESS, MISSING, SizedCell, Tabled};
use grundy_explorer::game::{Certificate, Explorer, Flaw, Game, Value};
use grundy_explorer::report::shown::{draws, positions, sized, within};
use grundy_host::terminal;
use std::collections::BTreeMap;

/// At most this many values are shown, and P-positions.
const MAX_VALUES: usize = 1000;
const MAX_LOST: usize = 40;
const MAX_LOST_TREES: usize = 12;
/// As many lines of tuples, so that they are seen together with the law above them.
const LINES: usize = 20;

/// The table; of a line or grid only the first values, rows and columns, of tuples only numbers
/// below that bound.
pub fn table(game: &dyn Game, table: &Tabled, shown: usize, is_misere: bool) -> String {
    let cell = |value: u32| cell(value, is_misere);
    match table {
        Tabled::Line { first, values, .. } => line(*first, &values[..shown.min(values.len())], &cell),
        Tabled::Grid { first, rows } => grid(*first, rows, shown, &cell),
        Tabled::Tuples { cells, .. } => {
            let texts: Vec<String> = within(cells, shown)
                .map(|(position, value)| format!("{} {}", game.show(position), cell(*value)))
                .collect();
            let fit = LINES * per_row(&texts);
            in_columns(&texts[..fit.min(texts.len())]) + &more(texts.len(), fit, "positions: --json has all")
        }
        Tabled::Sizes { features, cells } => sizes(features, cells, shown, &cell),
        Tabled::Places(places) => {
            let name = places.iter().map(|(place, _)| columns(&game.show(place))).max().unwrap_or(0);
            let line = |(place, value): &(Vec<u64>, Value)| {
                let outcome = if matches!(value, Value::Misere(_)) {
                    String::new()
                } else {
                    format!("  {}", value.outcome())
                };
                format!("{}  {value}{outcome}\n", padded(&game.show(place), name))
            };
            places.iter().take(MAX_VALUES).map(line).collect::<String>()
                + &more(places.len(), MAX_VALUES, "positions: --json has all")
        }
    }
}

/// The P-positions of a table, as a list.
pub fn lost(game: &dyn Game, table: &Tabled, shown: usize) -> String {
    if matches!(table, Tabled::Places(_)) {
        return String::new();
    }
    let all = positions(table, shown, 0);
    let proven = match table {
        Tabled::Line { first, values, certificate: Some(proven) } => lost_for_ever(*first, values, proven),
        _ => String::new(),
    };
    if all.is_empty() {
        return wrapped("P-positions: ", &format!("none{proven}"), width());
    }
    wrapped("P-positions: ", &(list(game, table, &all) + &proven), width())
}

/// Which of the positions without a finite value are drawn; nothing if there are none of these.
///
/// # Errors
/// Those of the game.
pub fn drawn(explorer: &mut Explorer, table: &Tabled, shown: usize) -> Result<String, Flaw> {
    let Some((drawn, others)) = draws(explorer, table, shown)? else { return Ok(String::new()) };
    let text = match (&drawn[..], others) {
        _ if matches!(table, Tabled::Places(_)) => return Ok(String::new()),
        ([], 0) => return Ok(String::new()),
        ([], _) => "none: each ∞ is an N-position".to_owned(),
        (_, 0) => list(explorer.game(), table, &drawn),
        _ => list(explorer.game(), table, &drawn) + "; any other ∞ is an N-position",
    };
    Ok(wrapped("draws: ", &text, width()))
}

/// The first of some positions of a table.
fn list(game: &dyn Game, table: &Tabled, positions: &[Vec<u64>]) -> String {
    let show = |position: &Vec<u64>| match table {
        Tabled::Line { .. } => position[0].to_string(),
        Tabled::Grid { .. } => format!("({},{})", position[0], position[1]),
        _ => format!("({})", game.show(position)),
    };
    let most = if matches!(table, Tabled::Sizes { .. }) { MAX_LOST_TREES } else { MAX_LOST };
    let shown: Vec<String> = positions.iter().take(most).map(show).collect();
    shown.join(" ") + if positions.len() > most { " …" } else { "" }
}

/// Which positions are lost by a proven period, after the list of the first ones.
fn lost_for_ever(first: u64, values: &[u32], proven: &Certificate) -> String {
    let is_lost = |index: u64| proven.at(values, index) == Some(0);
    let (start, period) = (proven.pre_period, proven.period);
    // A saltus makes each value larger than the one a period before.
    let periods = if proven.saltus > 0 { 1 } else { 0 };
    let repeated = start + periods * period;
    let mut remainders: Vec<u64> =
        (repeated..repeated + period).filter(|&i| is_lost(i)).map(|i| (first + i) % period).collect();
    remainders.sort_unstable();
    let from = first + repeated;
    let set = match remainders[..] {
        [] => return format!("; none from n = {from} on"),
        _ if remainders.len() as u64 == period => "all n".to_owned(),
        [one] => format!("n mod {period} = {one}"),
        _ if remainders.len() > MAX_LOST => return String::new(),
        _ => {
            let list: Vec<String> = remainders.iter().map(ToString::to_string).collect();
            format!("n mod {period} in {{{}}}", list.join(", "))
        }
    };
    let is_whole = (0..repeated).all(|i| is_lost(i) == remainders.contains(&((first + i) % period)));
    if is_whole { format!(": {set}") } else { format!("; from n = {from} on {set}") }
}

/// For each size how many positions there are, and of which values.
fn sizes(features: &[&str], cells: &[SizedCell], shown: usize, cell: &Cell) -> String {
    let name = features.first().copied().unwrap_or("size");
    let mut text = format!("{name}  positions  of value\n");
    let cells: Vec<&SizedCell> = sized(cells, shown).collect();
    for of_size in cells.chunk_by(|a, b| a.counts[0] == b.counts[0]) {
        let mut counts = BTreeMap::new();
        of_size.iter().for_each(|one| *counts.entry(one.value).or_insert(0) += 1);
        let counts: Vec<String> =
            counts.into_iter().map(|(value, count)| format!("{}: {count}", cell(value))).collect();
        let (size, wide) = (of_size[0].counts[0], name.len());
        let line = format!("{size:>wide$}  {:>9}  ", of_size.len());
        text += &wrapped(&line, &counts.join(", "), width());
    }
    text
}

/// How a value is written.
pub type Cell<'a> = dyn Fn(u32) -> String + 'a;

/// A value, or who wins in misère play.
pub fn cell(value: u32, is_misere: bool) -> String {
    match value {
        ENDLESS => "∞".to_owned(),
        MISSING => ".".to_owned(),
        0 if is_misere => "P".to_owned(),
        _ if is_misere => "N".to_owned(),
        value => value.to_string(),
    }
}

/// A line of values, in rows.
pub fn line(first: u64, values: &[u32], cell: &Cell) -> String {
    let cut = &values[..values.len().min(MAX_VALUES)];
    let wide = cut.iter().map(|&value| columns(&cell(value))).max().unwrap_or(1) + 1;
    let label = (first + cut.len() as u64).to_string().len().max(2);
    let fits = (width().saturating_sub(label + 1) / wide).max(1);
    // Rows of 5, 10, 20, 50 and so on are easy to read.
    let steps = [50, 40, 30, 20, 10, 5];
    let per_row = steps.into_iter().find(|&step| step <= fits).unwrap_or(fits);
    let row = |(i, row): (usize, &[u32])| {
        let cells: String = row.iter().map(|&value| aligned(value, cell, wide)).collect();
        format!("{:>label$} {cells}\n", first + (i * per_row) as u64)
    };
    let head: String =
        (0..per_row.min(cut.len())).map(|i| right(&head(i, per_row - 1, wide), wide)).collect();
    format!("{:>label$} {}\n", "n", head.trim_end())
        + &cut.chunks(per_row).enumerate().map(row).collect::<String>()
        + &more(values.len(), MAX_VALUES, "values: --values or --json has all")
}

/// The number of a column, or its last digit where not all numbers fit.
fn head(i: usize, last: usize, wide: usize) -> String {
    if last.to_string().len() + 1 < wide { format!("+{i}") } else { (i % 10).to_string() }
}

/// The first rows and columns of a grid.
pub fn grid(first: u64, rows: &[Vec<u32>], shown: usize, cell: &Cell) -> String {
    let rows = corner(rows, shown, MAX_VALUES);
    let across = rows.iter().map(|row| row.len()).max().unwrap_or(0);
    let most = rows.iter().flat_map(|row| row.iter()).map(|&value| columns(&cell(value))).max().unwrap_or(1);
    let wide = most.max((first + across as u64).saturating_sub(1).to_string().len()) + 1;
    let label = (first + rows.len() as u64).to_string().len().max(3);
    let fits = across.min(width().saturating_sub(label + 1) / wide);
    let head: String = (0..fits).map(|y| right(&(first + y as u64).to_string(), wide)).collect();
    let mut text = format!("{:>label$} {head}\n", "x\\y");
    for (x, row) in (first..).zip(&rows) {
        let cells: String = row.iter().take(fits).map(|&value| aligned(value, cell, wide)).collect();
        text += &format!("{x:>label$} {cells}\n");
    }
    if fits < across {
        text += &format!("… {} more columns: a wider terminal, or --json\n", across - fits);
    }
    text
}

/// The first rows and columns, `shown` of each, but at most `most` rows.
pub fn corner(rows: &[Vec<u32>], shown: usize, most: usize) -> Vec<&[u32]> {
    rows.iter().take(shown.min(most)).map(|row| &row[..shown.min(row.len())]).collect()
}

/// The greatest finite value.
pub fn greatest<'a>(values: impl Iterator<Item = &'a u32>) -> u32 {
    values.copied().filter(|&value| value < MISSING).max().unwrap_or(0)
}

/// As many columns as fit.
pub fn in_columns(texts: &[String]) -> String {
    let wide = wide(texts);
    let row = |row: &[String]| {
        let row: String = row.iter().map(|text| padded(text, wide)).collect();
        row.trim_end().to_owned() + "\n"
    };
    texts.chunks(per_row(texts)).map(row).collect()
}

/// The width of a column.
fn wide(texts: &[String]) -> usize {
    texts.iter().map(|text| columns(text)).max().unwrap_or(1) + 3
}

fn per_row(texts: &[String]) -> usize {
    (width() / wide(texts)).max(1)
}

/// A value in its column; P-positions in red.
fn aligned(value: u32, cell: &Cell, wide: usize) -> String {
    let text = right(&cell(value), wide);
    if value == 0 { terminal::bad(&text) } else { text }
}

fn right(text: &str, to: usize) -> String {
    format!("{:1$}{text}", "", to.saturating_sub(columns(text)))
}

fn more(all: usize, shown: usize, what: &str) -> String {
    let left = all.saturating_sub(shown);
    if left > 0 { format!("… {left} more {what}\n") } else { String::new() }
}
