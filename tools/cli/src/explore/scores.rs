//! What is said of a game with scores: its values, their pattern, best moves.

use super::laws::{Laws, laws_of};
use super::programs::{Move, Mover, Score, Scores};
use super::subject::trouble;
use super::{code, json, reach, tables};
use crate::base::failure::Failure;
use crate::base::layout::{columns, padded, width, wrapped};
use crate::base::{ours, terminal};
use anyhow::Result;
use grundy_explorer::game::{Flaw, Position, Shape};
use grundy_explorer::pattern::{Grid, Line, Table};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// So many moves of a position are shown, and so many of a game.
const MOST: (usize, usize) = (200, 200);
/// Beyond what is shown, values are only found for a law: so long, and so many in each direction.
const BEYOND: (Duration, u64, u64) = (Duration::from_millis(250), 999, 63);
/// Of memory for a value, here and in the program of the rules.
const BYTES: f64 = 200.0;
/// Where the rules fail.
const NONE: &str = "·";

/// What the user wants to know.
#[derive(Debug, Clone, Copy)]
pub struct Asked<'a> {
    /// How far the table goes: `1000`, or for a grid `30x50`.
    pub to: Option<(u64, Option<u64>)>,
    /// Positions, instead of a table.
    pub at: &'a [String],
    /// Also a game from there to its end.
    pub why: bool,
    /// Only the values.
    pub values: bool,
    /// Only the law, as a function.
    pub code: bool,
    /// For scripts.
    pub json: bool,
}

/// A position, and its value unless the rules fail there.
type Cell = (Position, Option<String>);

/// Values in ascending order of positions.
struct Values {
    cells: Vec<Cell>,
    /// The size of a line, or of a grid.
    size: (u64, u64),
    /// The first failure of the rules.
    flaw: Option<String>,
    is_stopped: bool,
}

/// Prints it.
///
/// # Errors
/// The rules fail everywhere; a text is no position.
pub fn run(game: &mut Scores, asked: &Asked) -> Result<()> {
    if !asked.at.is_empty() {
        return positions(game, asked);
    }
    if asked.why {
        return Err(Failure::misuse("--why goes on from a position", "name it: --at POSITION"));
    }
    let size = size(game, asked)?;
    if asked.values {
        let lines = |cells: &[Cell]| cells.iter().map(|cell| text_of(cell) + "\n").collect::<String>();
        return values(game, size, |cells| terminal::print_raw(lines(cells))).map(|_| ());
    }
    let shown = values(game, size, |_| ())?;
    let laws = laws(game, &shown);
    if asked.code {
        terminal::print(&code::of_laws(&laws)?.text);
    } else if asked.json {
        let mut object = table_json(game, &shown);
        object["rules"] = game.title().into();
        object["stopped"] = shown.is_stopped.into();
        object["laws"] = json::laws(&laws)["laws"].clone();
        terminal::print(&format!("{object}\n"));
    } else {
        terminal::print(&table(game, &shown));
        if let Some(flaw) = &shown.flaw {
            terminal::print(&wrapped("", &format!("{NONE}  no value: {flaw}"), width()));
        }
        if shown.table().is_some() {
            terminal::print(&tables::laws(&laws));
        }
    }
    Ok(())
}

/// How many numbers in each direction.
fn size(game: &Scores, asked: &Asked) -> Result<(u64, u64)> {
    let usual = match game.shape() {
        Shape::Line { .. } => 99,
        Shape::Grid { .. } => 15,
        Shape::Tuples { size: ..=3, .. } => 6,
        Shape::Tuples { .. } => 3,
        Shape::Places(_) => {
            let message = "positions that are not made of numbers have no table";
            return Err(Failure::misuse(message, "ask for one of them: --at POSITION"));
        }
    };
    let (to, across) = asked.to.unwrap_or((usual, None));
    let size = (to + 1, across.unwrap_or(to) + 1);
    let count = match game.shape() {
        Shape::Line { .. } => size.0 as f64,
        Shape::Tuples { size: numbers, .. } => (size.0 as f64).powi(numbers as i32 - 1) * size.1 as f64,
        _ => size.0 as f64 * size.1 as f64,
    };
    reach::announce(count as u64, (count * BYTES) as u64)?;
    Ok(size)
}

/// All values within that size; those of each row as soon as they are known.
fn values(game: &mut Scores, size: (u64, u64), mut known: impl FnMut(&[Cell])) -> Result<Values> {
    let numbers = match game.shape() {
        Shape::Tuples { size, .. } => size,
        Shape::Grid { .. } => 2,
        _ => 1,
    };
    let last = if numbers == 1 { size.0 } else { size.1 };
    let mut values = Values { cells: Vec::new(), size, flaw: None, is_stopped: false };
    let patient = ours::patient();
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
    /// The values from a position on, up to so many.
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
    fn table(&self) -> Option<Table> {
        let number = |value: &Option<String>| value.as_ref()?.parse::<i128>().ok();
        match self.cells.first()?.0.len() {
            1 => {
                let first = self.cells.iter().position(|cell| cell.1.is_some())?;
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
fn laws(game: &mut Scores, shown: &Values) -> Laws {
    let most = if matches!(game.shape(), Shape::Line { .. }) { BEYOND.1 } else { BEYOND.2 };
    let Some(mut table) = shown.table() else { return laws_of(None) };
    let (mut size, start) = (shown.size.0, Instant::now());
    let may_grow = shown.size.0 == shown.size.1 && shown.flaw.is_none() && !shown.is_stopped;
    while may_grow && size < most && start.elapsed() < BEYOND.0 {
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

fn text_of((_, value): &Cell) -> String {
    value.clone().unwrap_or_else(|| NONE.to_owned())
}

/// The table as text.
fn table(game: &Scores, values: &Values) -> String {
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
    match game.shape() {
        Shape::Line { first } => tables::line(first, &cells, &cell),
        Shape::Grid { first } => {
            let rows: Vec<Vec<u32>> = cells.chunks(values.size.1 as usize).map(<[u32]>::to_vec).collect();
            tables::grid(first, &rows, usize::MAX, &cell)
        }
        _ => tables::in_columns(
            values.cells.iter().map(|cell| format!("{} {}", game.show(&cell.0), text_of(cell))),
        ),
    }
}

fn table_json(game: &Scores, values: &Values) -> Value {
    let cell = |cell: &Cell| cell.1.as_ref().map_or(Value::Null, |value| number(value));
    match game.shape() {
        Shape::Line { first } => {
            json!({ "first": first, "values": values.cells.iter().map(cell).collect::<Value>() })
        }
        Shape::Grid { first } => {
            let row = |row: &[Cell]| row.iter().map(cell).collect::<Value>();
            let rows = values.cells.chunks(values.size.1 as usize).map(row).collect::<Value>();
            json!({ "first": first, "rows": rows })
        }
        _ => {
            let pair = |one: &Cell| json!([game.show(&one.0), cell(one)]);
            json!({ "positions": values.cells.iter().map(pair).collect::<Value>() })
        }
    }
}

/// As a number, if it is one that JSON knows.
fn number(value: &str) -> Value {
    let signed = value.parse::<i64>().map(Value::from);
    signed.or_else(|_| value.parse::<u64>().map(Value::from)).unwrap_or_else(|_| value.into())
}

fn positions(game: &mut Scores, asked: &Asked) -> Result<()> {
    let mut objects = Vec::new();
    for (i, text) in asked.at.iter().enumerate() {
        let position = read(game, text)?;
        let score = game.score(&position).map_err(trouble)?;
        let steps = if asked.why { play(game, &position)? } else { vec![] };
        if asked.json {
            let mut object = score_json(game, &position, &score);
            if asked.why {
                object["why"] = steps.iter().map(|(at, score)| step_json(game, at, score)).collect();
            }
            objects.push(object);
            continue;
        }
        let between = if i > 0 { "\n" } else { "" };
        terminal::print(&format!("{between}{}", about(game, &position, &score)));
        if asked.why {
            terminal::print(&game_text(game, &steps));
        }
    }
    if asked.json {
        terminal::print(&format!("{}\n", json!({ "rules": game.title(), "at": objects })));
    }
    Ok(())
}

/// A position; there are no sums of them.
fn read(game: &Scores, text: &str) -> Result<Position> {
    let is_numbers = game.shape() != Shape::Places(vec![]);
    if is_numbers && text.contains('+') {
        let message =
            format!("--at {text}: a game with scores has no sums: only Grundy values say what they are");
        return Err(Failure::misuse(message, "name one position; --at may stand several times"));
    }
    game.read(text).map_err(|Flaw(what)| {
        Failure::misuse(format!("--at {text}: {what}"), "one position; --at may stand several times")
    })
}

/// The first best moves from there to the end.
fn play(game: &mut Scores, from: &Position) -> Result<Vec<(Position, Score)>> {
    let (mut steps, mut position) = (Vec::new(), from.clone());
    loop {
        let score = game.score(&position).map_err(trouble)?;
        let next = score.best().next().map(|one| one.to.clone());
        steps.push((position, score));
        match next {
            Some(next) if steps.len() <= MOST.1 => position = next,
            _ => return Ok(steps),
        }
    }
}

fn mover_text(mover: Option<Mover>) -> &'static str {
    match mover {
        None => "the end",
        Some(Mover::Max) => "Max is to move: the greatest gain + value",
        Some(Mover::Min) => "Min is to move: the least gain + value",
        Some(Mover::Alternate) => {
            "for the player to move, and the other one is next: the greatest gain - value"
        }
    }
}

/// A position, its moves and the best ones.
fn about(game: &Scores, position: &Position, score: &Score) -> String {
    let mut text = format!("{}: value {}, {}\n", game.show(position), score.value, mover_text(score.mover));
    if score.mover.is_none() {
        return text;
    }
    let head = ["to", "gain", "value there", "together"].map(str::to_owned);
    let row = |one: &Move| [game.show(&one.to), one.gain.clone(), one.value.clone(), one.reached.clone()];
    let rows: Vec<[String; 4]> = [head].into_iter().chain(score.moves.iter().take(MOST.0).map(row)).collect();
    let wide = |i: usize| rows.iter().map(|row| columns(&row[i])).max().unwrap_or(0);
    let wide: Vec<usize> = (0..4).map(wide).collect();
    for (i, row) in rows.iter().enumerate() {
        let mut line = format!("  {}", padded(&row[0], wide[0]));
        for (text, wide) in row[1..].iter().zip(&wide[1..]) {
            line += &format!("  {:1$}{text}", "", wide - columns(text));
        }
        let is_best = i > 0 && row[3] == score.value;
        text += &(if is_best { terminal::good(&format!("{line}  best")) } else { line });
        text.push('\n');
    }
    let left = score.moves.len().saturating_sub(MOST.0);
    if left > 0 {
        text += &format!("  … {left} more moves: --json has all\n");
    }
    let best: Vec<String> = score.best().take(MOST.0).map(|one| game.show(&one.to)).collect();
    text + &wrapped("best moves: ", &best.join("; "), width())
}

fn game_text(game: &Scores, steps: &[(Position, Score)]) -> String {
    let mut text = "a game from there, with the first of the best moves each time:\n".to_owned();
    for (position, score) in steps {
        let (at, value) = (game.show(position), &score.value);
        text += &match (score.mover, score.best().next()) {
            (Some(mover), Some(one)) => {
                format!("  {at}  value {value}, {mover}: gains {}, to {}\n", one.gain, game.show(&one.to))
            }
            _ => format!("  {at}  value {value}: the end\n"),
        };
    }
    if steps.last().is_some_and(|(_, score)| score.mover.is_some()) {
        text += "  …\n";
    }
    text
}

fn score_json(game: &Scores, position: &Position, score: &Score) -> Value {
    let moves = score.moves.iter().map(|one| {
        json!({
            "to": game.show(&one.to),
            "gain": number(&one.gain),
            "value": number(&one.value),
            "together": number(&one.reached),
        })
    });
    json!({
        "position": game.show(position),
        "value": number(&score.value),
        "to_move": score.mover.map(|mover| mover.to_string()),
        "moves": moves.collect::<Value>(),
        "best": score.best().map(|one| game.show(&one.to)).collect::<Value>(),
    })
}

fn step_json(game: &Scores, position: &Position, score: &Score) -> Value {
    let one = score.best().next();
    json!({
        "position": game.show(position),
        "value": number(&score.value),
        "to_move": score.mover.map(|mover| mover.to_string()),
        "gain": one.map(|one| number(&one.gain)),
        "to": one.map(|one| game.show(&one.to)),
    })
}
