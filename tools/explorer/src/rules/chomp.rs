//! Chomp: bite off a square with everything to the right of it and below it. The top left square is
//! poisoned: whoever must eat it has lost, so that the last square has the value 0.

use super::kind::form;
use super::{GameKind, Reading, Words, bounds};
use crate::game::{Flaw, Game, Parts, Position, Shape, numbers};

/// A bar of chocolate (F. Schuh 1952, D. Gale 1974).
pub const KIND: GameKind = GameKind {
    name: "Chomp",
    forms: &[
        form("chomp 3x4", "all that can be left of a bar, by its rows: `--at 4,2,1`"),
        form("chomp 3 rows", "three rows of any length; the top left is poisoned"),
    ],
    read,
};

const MAX_ROWS: u64 = 64;

/// More positions of a bar are not listed.
const MAX_PLACES: u128 = 40_000;

/// Positions are the lengths of the rows, from the bottom up: ascending.
struct Chomp {
    rows: usize,
    /// Of a whole bar.
    columns: Option<u64>,
}

fn read(words: &mut Words) -> Reading {
    words.take("chomp").then(|| {
        let game = chomp(words)?;
        last_square(words)?;
        Ok(Box::new(game) as _)
    })
}

/// What is wrong with `who takes the last square loses`: that is how the game is played anyway, and
/// the last move that this form counts is the one before.
fn last_square(words: &Words) -> Result<(), Flaw> {
    let mut ahead = words.clone();
    while let Some(word) = ahead.word() {
        if ["last", "poisoned", "poison"].contains(&word.to_lowercase().trim_matches([',', '(', ')'])) {
            return Err(Flaw(
                "in chomp the last square is poisoned, and whoever must take it loses: that needs no words, and \
                 `misere` turns it round"
                    .to_owned(),
            ));
        }
    }
    Ok(())
}

fn chomp(words: &mut Words) -> Result<Chomp, Flaw> {
    let usual = "chomp of a bar, `chomp 3x4`, or of rows, `chomp 3 rows`";
    let word =
        words.word_or_size().ok_or_else(|| Flaw(format!("the bar is missing: {usual}")))?.to_lowercase();
    let number = |text: &str| text.parse::<u64>().ok().filter(|&n| n > 0);
    let (rows, columns) = match word.split_once('x') {
        Some((rows, columns)) => (number(rows), Some(number(columns))),
        None => (number(&word), None),
    };
    let (Some(rows), true) = (rows, columns != Some(None)) else {
        return Err(Flaw(format!("`{word}` is not a bar: {usual}")));
    };
    if columns.is_none() && !words.take("rows") && !words.take("row") {
        return Err(Flaw(format!("`rows` is missing after {word}: {usual}")));
    }
    if rows > MAX_ROWS {
        return Err(Flaw(format!("{rows} rows: {MAX_ROWS} at most")));
    }
    let game = Chomp { rows: rows as usize, columns: columns.flatten() };
    match game.columns {
        // As many positions has a bar, with the empty one.
        Some(columns) if bounds::choose(rows.saturating_add(columns), rows) > MAX_PLACES => {
            Err(Flaw(format!(
                "a bar of {rows}x{columns} has more than {MAX_PLACES} positions; `chomp {rows} rows` \
             values any of them"
            )))
        }
        _ => Ok(game),
    }
}

/// All ascending positions of rows up to a length, but the empty one.
fn positions(rows: usize, columns: u64) -> Vec<Position> {
    let longer = |all: Vec<Position>| {
        let next = |short: Position| {
            let least = short.last().map_or(0, |n| *n);
            (least..=columns).map(move |n| [&short[..], &[n]].concat())
        };
        all.into_iter().flat_map(next).collect()
    };
    let all = (0..rows).fold(vec![vec![]], |all, _| longer(all));
    all.into_iter().filter(|rows| rows.iter().any(|&n| n > 0)).collect()
}

impl Chomp {
    /// That a search comes to an end in time.
    fn check(&self, position: &Position) -> Result<(), Flaw> {
        let squares = position.iter().fold(0u128, |sum, &n| sum + u128::from(n));
        bounds::listed(squares, &self.show(position))?;
        let rows: Vec<u64> = position.iter().rev().copied().filter(|&n| n > 0).collect();
        let longest = rows.first().map_or(0, |n| *n).min(MAX_ROWS);
        let columns: Vec<u64> =
            (0..longest).map(|at| rows.iter().filter(|n| **n > at).count() as u64).collect();
        // Only an estimate: a float is exact enough.
        let work = reached(&rows).max(reached(&columns)) * squares as f64;
        bounds::searched(work as u128, &self.show(position))
    }
}

/// A bound from below for the positions in reach: (a + 1)(b + 1).../n! of the n longest rows, since
/// every choice of shorter ones is a position in some order.
fn reached(rows: &[u64]) -> f64 {
    let (mut most, mut ways) = (1f64, 1f64);
    for (&n, i) in rows.iter().zip(1..) {
        ways *= (n as f64 + 1.0) / f64::from(i);
        most = most.max(ways);
    }
    most
}

impl Game for Chomp {
    fn title(&self) -> String {
        match self.columns {
            Some(columns) => format!("chomp {}x{columns}", self.rows),
            None => format!("chomp {} rows", self.rows),
        }
    }

    fn shape(&self) -> Shape {
        match (self.columns, self.rows) {
            (Some(columns), rows) => Shape::Places(positions(rows, columns)),
            (None, 1) => Shape::Line { first: 0 },
            (None, size) => Shape::Tuples { size, first: 0, sorted: true },
        }
    }

    /// Bites by row from the top, then by column.
    fn options(&mut self, position: &Position) -> Result<Vec<Parts>, Flaw> {
        self.check(position)?;
        let bite = |row: usize, column: u64| -> Parts {
            let bitten = position[..=row].iter().map(|n| *n.min(&column));
            vec![bitten.chain(position[row + 1..].iter().copied()).collect()]
        };
        let top = position.len() - 1;
        let bites = |row: usize| (u64::from(row == top)..position[row]).map(move |column| (row, column));
        Ok((0..=top).rev().flat_map(bites).map(|(row, column)| bite(row, column)).collect())
    }

    fn read(&self, text: &str) -> Result<Position, Flaw> {
        let given =
            text.split(|c: char| !c.is_alphanumeric() || c == 'x').filter(|word| !word.is_empty()).count();
        if given == 0 || given > self.rows {
            return Err(Flaw(format!("`{text}`: the lengths of up to {} rows, as in `3,1`", self.rows)));
        }
        let mut position = numbers(text, given)?;
        position.resize(self.rows, 0);
        if !position.is_sorted_by(|a, b| a >= b) {
            return Err(Flaw(format!("`{text}`: no row is longer than the one above it")));
        }
        if let Some(columns) = self.columns.filter(|columns| position[0] > *columns) {
            return Err(Flaw(format!("`{text}`: the bar has {columns} columns")));
        }
        position.reverse();
        Ok(position)
    }

    fn show(&self, position: &Position) -> String {
        let rows: Vec<String> = position.iter().rev().map(ToString::to_string).collect();
        rows.join(",")
    }
}
