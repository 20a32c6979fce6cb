//! The values of a game with scores, as a table.

use super::super::programs::{NO_START, Scores};
use super::super::subject::trouble;
use super::super::{reach, tables};
use anyhow::Result;
use grundy_explorer::game::{Flaw, Position, Shape};
use grundy_explorer::report::json;
use grundy_explorer::report::laws::{Laws, laws_of};
use grundy_host::{Failure, shutdown, terminal};
use grundy_laws::{Grid, HOLE, Line, Table};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// How long more values are sought than are shown, for a law; the largest number of a line, and of
/// a grid in each direction.
const MORE_TIME: Duration = Duration::from_millis(250);
const MORE_OF_LINE: u64 = 999;
const MORE_OF_GRID: u64 = 63;
/// Of memory for a value, here and in the program of the rules.
const BYTES: f64 = 200.0;
/// Where the rules fail.
pub const NONE: &str = "·";

/// A position, and its value unless the rules fail there.
pub type Cell = (Position, Option<String>);

/// Values in ascending order of positions.
pub struct Values {
    cells: Vec<Cell>,
    /// The size of a line, or of a grid.
    size: (u64, u64),
    /// The first failure of the rules.
    pub flaw: Option<String>,
    /// Whether the user stopped it.
    pub is_stopped: bool,
}

/// How many numbers in each direction.
///
/// # Errors
/// Positions are not made of numbers, or the table is larger than any memory.
pub fn size(game: &Scores, to: Option<(u64, Option<u64>)>) -> Result<(u64, u64)> {
    let usual = match game.table_shape() {
        Shape::Line { .. } => 99,
        Shape::Grid { .. } => 15,
        Shape::Tuples { size: ..=3, .. } => 6,
        Shape::Tuples { .. } => 3,
        Shape::Places(_) | Shape::Sizes { .. } => {
            let message = "positions that are not made of numbers have no table";
            let help = "ask for one of them: --at POSITION; or say how the game of a number begins: `fn start(n: u32)`, \
                        or --start '|n: u32| …'";
            return Err(Failure::misuse(message, help));
        }
    };
    let (to, across) = to.unwrap_or((usual, None));
    let size = (to + 1, across.unwrap_or(to) + 1);
    let count = match game.table_shape() {
        Shape::Line { .. } => size.0 as f64,
        Shape::Tuples { size: numbers, .. } => (size.0 as f64).powi(numbers as i32 - 1) * size.1 as f64,
        _ => size.0 as f64 * size.1 as f64,
    };
    reach::announce(count as u64, (count * BYTES) as u64)?;
    Ok(size)
}

/// All values within that size; those of each row as soon as they are known.
pub fn values(game: &mut Scores, size: (u64, u64), mut known: impl FnMut(&[Cell])) -> Result<Values> {
    let numbers = match game.table_shape() {
        Shape::Tuples { size, .. } => size,
        Shape::Grid { .. } => 2,
        _ => 1,
    };
    let last = if numbers == 1 { size.0 } else { size.1 };
    let mut values = Values { cells: Vec::new(), size, flaw: None, is_stopped: false };
    let patient = shutdown::patient();
    let mut position = vec![0; numbers];
    loop {
        // The last number runs through a row; what comes before a position without an answer is
        // kept.
        let at = position[numbers - 1];
        let before = values.cells.len();
        let added = values.add(game, &position, (last - at).min(at + 1));
        known(&values.cells[before..]);
        if patient.is_asked() {
            values.is_stopped = true;
            terminal::note("stopped: these are the values so far\n");
            break;
        }
        added?;
        position[numbers - 1] = values.cells.last().map_or(0, |cell| cell.0[numbers - 1]) + 1;
        if position[numbers - 1] < last {
            continue;
        }
        position[numbers - 1] = 0;
        let Some(i) = position[..numbers - 1].iter().rposition(|&n| n + 1 < size.0) else { break };
        position[i] += 1;
        position[i + 1..].fill(0);
    }
    match values.flaw.take() {
        Some(flaw) if values.cells.iter().all(|cell| cell.1.is_none()) => Err(trouble(Flaw(flaw))),
        flaw => Ok(Values { flaw, ..values }),
    }
}

impl Values {
    /// The values from a position on, up to that many.
    fn add(&mut self, game: &mut Scores, from: &Position, count: u64) -> Result<()> {
        let found = match game.values(from, count as usize) {
            Ok(values) => values.into_iter().map(Some).collect(),
            Err(flaw) if !game.goes_on() => return Err(trouble(flaw)),
            Err(Flaw(flaw)) => {
                self.flaw.get_or_insert(flaw);
                vec![None]
            }
        };
        for (i, value) in (0..).zip(found) {
            let mut position = from.clone();
            *position.last_mut().expect("it has numbers") += i;
            self.cells.push((position, value));
        }
        Ok(())
    }

    /// As the table of a pattern: of a line what comes after the last failure at its beginning.
    pub fn table(&self) -> Option<Table> {
        let number = |value: &Option<String>| match value.as_deref()? {
            NO_START => Some(HOLE),
            value => value.parse::<i128>().ok(),
        };
        match self.cells.first()?.0.len() {
            1 => {
                let first =
                    self.cells.iter().position(|cell| !matches!(cell.1.as_deref(), None | Some(NO_START)))?;
                let values = self.cells[first..].iter().map_while(|cell| number(&cell.1)).collect();
                Some(Table::Line(Line { first: first as u64, values }))
            }
            2 => {
                let numbers: Vec<i128> =
                    self.cells.iter().map(|cell| number(&cell.1)).collect::<Option<_>>()?;
                let rows = numbers.chunks(self.size.1 as usize).map(<[i128]>::to_vec).collect();
                Some(Table::Grid(Grid { first: 0, rows }))
            }
            _ => None,
        }
    }
}

/// The laws of the values, sought in a larger table if that is quick.
pub fn laws(game: &mut Scores, shown: &Values) -> Laws {
    let most = if matches!(game.table_shape(), Shape::Line { .. }) { MORE_OF_LINE } else { MORE_OF_GRID };
    let Some(mut table) = shown.table() else { return laws_of(None) };
    let (mut size, start) = (shown.size.0, Instant::now());
    let may_grow = shown.size.0 == shown.size.1 && shown.flaw.is_none() && !shown.is_stopped;
    while may_grow && size < most && start.elapsed() < MORE_TIME {
        // Each step may take several times as long as the one before.
        size = (size + size / 8 + 1).min(most + 1);
        let Ok(larger) = values(game, (size, size), |_| ()) else { break };
        if larger.flaw.is_some() || larger.is_stopped {
            break;
        }
        table = larger.table().unwrap_or(table);
    }
    laws_of(Some(table))
}

/// A value as text.
pub fn text_of((_, value): &Cell) -> String {
    value.clone().unwrap_or_else(|| NONE.to_owned())
}

/// The table as text.
pub fn text(game: &Scores, values: &Values) -> String {
    // A cell is the number of its text; 0 would be shown as a P-position.
    let (mut texts, mut numbers) = (vec![String::new()], HashMap::new());
    let mut cells = Vec::new();
    for cell in &values.cells {
        let number = *numbers.entry(text_of(cell)).or_insert_with_key(|text| {
            texts.push(text.clone());
            texts.len() as u32 - 1
        });
        cells.push(number);
    }
    let cell = |number: u32| texts[number as usize].clone();
    match game.table_shape() {
        Shape::Line { first } => tables::line(first, &cells, &cell),
        Shape::Grid { first } => {
            let rows: Vec<Vec<u32>> = cells.chunks(values.size.1 as usize).map(<[u32]>::to_vec).collect();
            tables::grid(first, &rows, usize::MAX, &cell)
        }
        _ => tables::in_columns(
            &values
                .cells
                .iter()
                .map(|cell| format!("{} {}", game.show(&cell.0), text_of(cell)))
                .collect::<Vec<_>>(),
        ),
    }
}

/// The table for scripts.
pub fn json(game: &Scores, values: &Values) -> Value {
    let mut object = json::unasked(&game.title(), &game.shape(), false);
    let cell = |cell: &Cell| cell.1.as_ref().map_or(Value::Null, |value| json::score(value));
    match game.table_shape() {
        Shape::Line { first } => {
            object["first"] = json!(first);
            object["values"] = values.cells.iter().map(cell).collect();
        }
        Shape::Grid { first } => {
            let row = |row: &[Cell]| row.iter().map(cell).collect::<Value>();
            object["first"] = json!(first);
            object["rows"] = values.cells.chunks(values.size.1 as usize).map(row).collect();
        }
        _ => {
            let pair = |one: &Cell| json!([game.show(&one.0), cell(one)]);
            object["positions"] = values.cells.iter().map(pair).collect();
        }
    }
    object
}
