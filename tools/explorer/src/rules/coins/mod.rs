//! Coin turning: a move turns some coins over, the last of them from heads to tails.
//!
//! - `turns`: which coins a move may turn, as typed, and as a list.
//! - `values`: the values of single heads, one after the other.
//! - `window`: the fast way for neighbours.
//! - `tartan`: the product of two such games, on a board.
//! - this file: the grammar, and the games on a row.
//!
//! A position is a single head, with the number of coins to the left of it; a row of coins is the
//! sum of its heads, since two heads on one place cancel.

mod tartan;
mod turns;
mod values;
mod window;

use super::kind::form;
use super::{GameKind, Reading, Words};
use crate::game::{Engine, Flaw, Game, Parts, Position, Shape};
use tartan::Tartan;
use turns::Turns;
use values::CoinValues;

/// Games of coins in a row or on a board (Winning Ways, chapter 14; H. W. Lenstra 1978).
pub const KIND: GameKind = GameKind {
    name: "Coin turning",
    forms: &[
        form("turn 1 or 2", "turning turtles: coins, the rightmost from heads to tails"),
        form("turn up to 3", "mock turtles; also `turn exactly 2`, `turn 1..3`"),
        form("turn consecutive", "ruler: any number of neighbouring coins"),
        form("turn up to 3 consecutive", "at most that many neighbouring coins"),
        form("turn 3 equally spaced", "coins with equal distances"),
        form("turn (0),(0,1),(0,1,3)", "coins so far to the left of the rightmost one"),
        form("turn corners", "the corners of a rectangle: the nim product"),
        form("turn rectangles", "all coins of a rectangle"),
        form("tartan ruler x up to 3", "the crossings of a turn in a row and one in a column"),
        form("mock turtles", "by name: also twins, triplets, moebius, mogul, moidores"),
    ],
    read,
};

fn read(words: &mut Words) -> Reading {
    if words.take("tartan") {
        return Some(read_tartan(words).map(|game| Box::new(game) as _));
    }
    let both = |turns: Turns| Some(Ok(Box::new(Tartan::new(turns.clone(), turns)) as _));
    let turns = if turns::verb(words) {
        if words.take("corners") {
            return both(turns::exactly(2));
        }
        if words.take("rectangles") {
            return both(turns::consecutive());
        }
        turns::read(words)
    } else {
        turns::named(words).map(Ok)?
    };
    Some(turns.map(|turns| Box::new(Coins { values: CoinValues::new(turns.clone()), turns }) as _))
}

fn read_tartan(words: &mut Words) -> Result<Tartan, Flaw> {
    let mut side = || {
        turns::verb(words);
        let turns = match turns::named(words) {
            Some(turns) => turns,
            None => turns::read(words)?,
        };
        Ok::<_, Flaw>((turns, words.take("x")))
    };
    let (down, goes_on) = side()?;
    if !goes_on {
        return Err(Flaw("a product has two games: `tartan ruler x up to 3`".to_owned()));
    }
    Ok(Tartan::new(down, side()?.0))
}

struct Coins {
    turns: Turns,
    values: CoinValues,
}

impl Game for Coins {
    fn title(&self) -> String {
        format!("turn {}", self.turns)
    }

    fn shape(&self) -> Shape {
        Shape::Line { first: 0 }
    }

    fn options(&mut self, position: &Position) -> Result<Vec<Parts>, Flaw> {
        let parts = |others: Vec<u64>| others.into_iter().map(|other| vec![other]).collect();
        Ok(self.turns.of_coin(position[0])?.into_iter().map(parts).collect())
    }

    fn value(&mut self, position: &Position) -> Option<Result<u32, Flaw>> {
        Some(self.values.at(position[0]))
    }

    fn cancels(&self) -> bool {
        true
    }

    fn engine(&self) -> Option<Box<dyn Engine>> {
        Some(Box::new(CoinValues::new(self.turns.clone())))
    }
}
