//! The game of a piece: its options, and how they are valued.

use super::moves::{Vector, Vectors};
use super::table::RideTable;
use crate::game::{Flaw, Game, LargeAnswer, Parts, Position, Shape, numbers};
use crate::rules::{bounds, wythoff_pairs};
use std::collections::HashSet;

/// A larger board is not read.
pub const MAX_SQUARES: u128 = 40_000;

/// Numbers above are refused, so that a move cannot leave more than fits.
const MAX_NUMBER: u64 = 1_000_000_000_000_000_000;

/// What is known of a piece by its name.
#[derive(Clone, Copy)]
pub enum Theorem {
    /// The value, in O(1).
    Value(fn(&[u64]) -> u64),
    /// It plays Wythoff's game.
    Wythoff,
}

/// A piece that moves by vectors.
pub struct Rides {
    title: String,
    moves: Vectors,
    board: Option<Vec<u64>>,
    splits: bool,
    /// A piece that is stuck outside the corner means a draw: it is stuck there for ever.
    is_race: bool,
    theorem: Option<Theorem>,
    /// If no number ever grows.
    table: Option<RideTable>,
}

/// The theorem on a piece, if there is one. King: Winning Ways, chapter 3; the rook plays Nim, and
/// the bishop one heap of it.
pub fn theorem(piece: &str, dimensions: usize) -> Option<Theorem> {
    Some(match (piece, dimensions) {
        ("queen", 2) => Theorem::Wythoff,
        ("king", 2) => Theorem::Value(|at| (at[0] ^ at[1]) & 1 | (at[0].min(at[1]) & 1) << 1),
        ("rook", _) => Theorem::Value(|at| at.iter().fold(0, |sum, n| sum ^ n)),
        ("bishop", 2) => Theorem::Value(|at| at[0].min(at[1])),
        _ => return None,
    })
}

impl Rides {
    pub fn new(
        title: String,
        moves: Vectors,
        board: Option<Vec<u64>>,
        splits: bool,
        is_race: bool,
        theorem: Option<Theorem>,
    ) -> Rides {
        let table = if moves.never_grow() && !is_race { Some(RideTable::new(&moves, splits)) } else { None };
        Rides { title, moves, board, splits, is_race, theorem, table }
    }

    /// How often a vector can be subtracted.
    fn times(&self, at: &[u64], v: &Vector) -> u64 {
        let one = |(i, &n): (usize, &u64)| match v[i] {
            0 => u64::MAX,
            down @ 1.. => n / down as u64,
            up => match &self.board {
                Some(board) => (board[i] - 1 - n) / up.unsigned_abs(),
                None => u64::MAX,
            },
        };
        at.iter().enumerate().map(one).min().unwrap_or(0)
    }

    fn check(&self, at: &[u64]) -> Result<(), Flaw> {
        if let Some(board) = &self.board
            && at.iter().zip(board).any(|(n, side)| n >= side)
        {
            return Err(Flaw(format!(
                "{} is not on the board: its numbers begin with 0",
                self.show(&at.to_vec())
            )));
        }
        if at.iter().any(|&n| n > MAX_NUMBER) {
            return Err(Flaw(format!(
                "{}: numbers above {MAX_NUMBER} are too large",
                self.show(&at.to_vec())
            )));
        }
        Ok(())
    }

    /// What is left after each move, before it is split; each once.
    fn left(&self, at: &Position) -> Result<Vec<Position>, Flaw> {
        self.check(at)?;
        let rides = self.moves.rides.iter().map(|v| (v, self.times(at, v)));
        let steps = self.moves.steps.iter().map(|v| (v, self.times(at, v).min(1)));
        let reach: Vec<(&Vector, u64)> = steps.chain(rides).collect();
        bounds::listed(reach.iter().map(|&(_, times)| u128::from(times)).sum(), &self.show(at))?;
        let after = |v: &Vector, k: u64| -> Position {
            at.iter().zip(v).map(|(n, &by)| n.wrapping_add_signed(-by * k as i64)).collect()
        };
        let all = reach.iter().flat_map(|&(v, times)| (1..=times).map(move |k| after(v, k)));
        let mut seen = HashSet::new();
        Ok(all.filter(|left| seen.insert(left.clone())).collect())
    }

    /// A bound from below for the work of a search: two vectors of different directions alone reach
    /// (s/2 + 1)(t/2 + 1) positions, if they can be subtracted s and t times.
    fn work(&self, at: &[u64]) -> u128 {
        if self.splits {
            // Every part of what is left is reached, and split in its turn.
            let left = |v: &Vector| at.iter().zip(v).map(|(n, &by)| n.wrapping_add_signed(-by)).collect();
            let first = self.moves.all().find(|v| self.times(at, v) > 0);
            let parts = first.map_or(1, |v| ways(&left(v)));
            return parts.saturating_mul(parts / 8);
        }
        let is_ride = |i: usize| i >= self.moves.steps.len();
        let all: Vec<(&Vector, u128)> = self.moves.all().map(|v| (v, self.times(at, v).into())).collect();
        let (mut most, mut longest) = (0, 1);
        for (i, &(v, s)) in all.iter().enumerate() {
            most = most.max(s);
            longest = longest.max(if is_ride(i) { s / 4 } else { 1 });
            for &(w, t) in &all[..i] {
                let is_other = (0..3).any(|k| v[k] * w[(k + 1) % 3] != v[(k + 1) % 3] * w[k]);
                most = most.max(if is_other { (s / 2 + 1).saturating_mul(t / 2 + 1) } else { 0 });
            }
        }
        // A position that is remembered costs as much as some options that are looked up.
        let work = most.saturating_mul(longest.max(200));
        // Where numbers grow, there is more in reach than what lies below.
        if self.moves.never_grow() { work } else { work.saturating_mul(8) }
    }
}

/// How many positions have no larger numbers.
fn ways(whole: &Position) -> u128 {
    whole.iter().fold(1, |ways, &n| ways.saturating_mul(u128::from(n) + 1))
}

/// The ways to split a position in two, neither of them the corner.
fn pairs(whole: &Position) -> impl Iterator<Item = Parts> {
    let count: u64 = whole.iter().map(|n| n + 1).product();
    (1..count).filter_map(move |mut number| {
        let mut part = vec![0; whole.len()];
        for (n, side) in part.iter_mut().zip(whole).rev() {
            *n = number % (side + 1);
            number /= side + 1;
        }
        let other: Position = whole.iter().zip(&part).map(|(n, part)| n - part).collect();
        if part <= other { Some(vec![part, other]) } else { None }
    })
}

impl Game for Rides {
    fn title(&self) -> String {
        self.title.clone()
    }

    fn shape(&self) -> Shape {
        if let Some(board) = &self.board {
            let squares = board.iter().fold(vec![vec![]], |squares: Vec<Position>, &side| {
                let longer = |square: &Position, n| [&square[..], &[n]].concat();
                squares.iter().flat_map(|square| (0..side).map(move |n| longer(square, n))).collect()
            });
            return Shape::Places(squares);
        }
        if self.moves.dimensions == 2 {
            return Shape::Grid { first: 0 };
        }
        Shape::Tuples { size: 3, first: 0, sorted: self.moves.is_symmetric() }
    }

    fn may_repeat(&self) -> bool {
        self.board.is_some()
    }

    fn options(&mut self, position: &Position) -> Result<Vec<Parts>, Flaw> {
        let left = self.left(position)?;
        if self.is_race && left.is_empty() && position.iter().any(|&n| n > 0) {
            return Ok(vec![vec![position.clone()]]);
        }
        if !self.splits {
            return Ok(left.into_iter().map(|left| vec![left]).collect());
        }
        let count = left.iter().fold(0u128, |count, left| count.saturating_add(ways(left) / 2 + 1));
        bounds::listed(count, &self.show(position))?;
        Ok(left.iter().flat_map(|left| [vec![left.clone()]].into_iter().chain(pairs(left))).collect())
    }

    fn value(&mut self, position: &Position) -> Option<Result<u32, Flaw>> {
        if let Err(flaw) = self.check(position) {
            return Some(Err(flaw));
        }
        if let Some(Theorem::Value(value)) = self.theorem {
            return Some(bounds::value(value(position)));
        }
        let mut at = [0; 3];
        at[..position.len()].copy_from_slice(position);
        if let Some(value) = self.table.as_mut().and_then(|table| table.value(at)) {
            return Some(Ok(value));
        }
        bounds::searched(self.work(position), &self.show(position)).err().map(Err)
    }

    fn large(&mut self, sum: &[Position], is_misere: bool) -> Option<Result<LargeAnswer, Flaw>> {
        let (Some(Theorem::Wythoff), None) = (self.theorem, &self.board) else { return None };
        wythoff_pairs::large(1, sum, is_misere).map(Ok)
    }

    fn row(&mut self, x: u64, across: u64) -> Option<Result<Vec<u32>, Flaw>> {
        let row = self.table.as_mut()?.row(x, across);
        Some(row.ok_or_else(|| Flaw(format!("the table to {x},{across} is too large to be kept"))))
    }

    fn read(&self, text: &str) -> Result<Position, Flaw> {
        let position = numbers(text, self.moves.dimensions)?;
        self.check(&position).map(|()| position)
    }
}
