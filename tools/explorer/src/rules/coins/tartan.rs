//! The product of two coin-turning games: coins on a board; a move chooses a turn of one game for
//! the first number and one of the other for the second, and turns all coins where they cross.

use super::super::bounds;
use super::turns::Turns;
use super::values::CoinValues;
use crate::game::{Flaw, Game, Parts, Position, Shape};
use crate::nimbers;

/// A product. A head has the nim product of the values of its numbers: the Tartan theorem
/// (Winning Ways, chapter 14; H. W. Lenstra, Nim multiplication, 1978).
pub struct Tartan {
    turns: [Turns; 2],
    values: [CoinValues; 2],
}

impl Tartan {
    /// The games for the first and for the second number.
    pub fn new(first: Turns, second: Turns) -> Tartan {
        Tartan {
            values: [CoinValues::new(first.clone()), CoinValues::new(second.clone())],
            turns: [first, second],
        }
    }
}

impl Game for Tartan {
    fn title(&self) -> String {
        format!("tartan {} x {}", self.turns[0], self.turns[1])
    }

    fn shape(&self) -> Shape {
        Shape::Grid { first: 0 }
    }

    fn options(&mut self, position: &Position) -> Result<Vec<Parts>, Flaw> {
        let (x, y) = (position[0], position[1]);
        let turns = |turns: &Turns, coin: u64| -> Result<Vec<Vec<u64>>, Flaw> {
            Ok(turns.of_coin(coin)?.into_iter().map(|others| [&[coin], &others[..]].concat()).collect())
        };
        let (first, second) = (turns(&self.turns[0], x)?, turns(&self.turns[1], y)?);
        let coins = |turns: &[Vec<u64>]| turns.iter().map(|turn| turn.len() as u128).sum::<u128>();
        bounds::listed(coins(&first) * coins(&second), &self.show(position))?;
        let crossings = |a: &Vec<u64>, b: &Vec<u64>| -> Parts {
            let all = a.iter().flat_map(|&x| b.iter().map(move |&y| vec![x, y]));
            // The first one is the head that goes.
            all.skip(1).collect()
        };
        Ok(first.iter().flat_map(|a| second.iter().map(|b| crossings(a, b))).collect())
    }

    fn value(&mut self, position: &Position) -> Option<Result<u32, Flaw>> {
        let [first, second] = &mut self.values;
        let values = first.at(position[0]).and_then(|a| Ok((a, second.at(position[1])?)));
        Some(values.and_then(|(a, b)| bounds::value(nimbers::product(a.into(), b.into()))))
    }

    fn cancels(&self) -> bool {
        true
    }

    fn row(&mut self, x: u64, across: u64) -> Option<Result<Vec<u32>, Flaw>> {
        let cell = |y| self.value(&vec![x, y]).expect("always known");
        Some((0..=across).map(cell).collect())
    }
}
