//! What a game is: its positions, and what a move leaves of one.

use super::LargeAnswer;
use super::claim::Claim;
use super::numbers::{largest_number, numbers};
use super::value::{Certificate, Flaw, Outcome};
use std::rc::Rc;

/// What a position is called: the size of a heap, two coordinates, the rows of a bar, bits of a
/// board. Each game says what its numbers mean.
pub type Position = Vec<u64>;

/// What one move leaves: independent positions. None at all: an empty sum, of value 0.
pub type Parts = Vec<Position>;

/// What the positions of a game look like, and so its tables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shape {
    /// One number, from this one on.
    Line {
        /// The least.
        first: u64,
    },
    /// Two numbers, each from this one on.
    Grid {
        /// The least.
        first: u64,
    },
    /// `size` numbers, each from `first` on.
    Tuples {
        /// How many.
        size: usize,
        /// The least.
        first: u64,
        /// Whether their order means nothing: the tables have the ascending ones only.
        sorted: bool,
    },
    /// These positions: a board, the vertices of a graph.
    Places(Vec<Position>),
    /// What has a size, such as a tree: [`Game::of_size`] lists all of each size.
    Sizes {
        /// The least size.
        first: u64,
        /// Of larger ones there are too many.
        most: u64,
    },
}

impl Shape {
    /// That of this many numbers, each from 0 on.
    pub fn of_numbers(count: usize) -> Shape {
        match count {
            0 => Shape::Places(Vec::new()),
            1 => Shape::Line { first: 0 },
            2 => Shape::Grid { first: 0 },
            size => Shape::Tuples { size, first: 0, sorted: false },
        }
    }

    /// The least number, or size.
    pub fn first(&self) -> u64 {
        match self {
            Shape::Line { first }
            | Shape::Grid { first }
            | Shape::Tuples { first, .. }
            | Shape::Sizes { first, .. } => *first,
            Shape::Places(_) => 0,
        }
    }

    /// How many numbers a position has, if it is made of numbers.
    pub fn numbers(&self) -> usize {
        match self {
            Shape::Line { .. } => 1,
            Shape::Grid { .. } => 2,
            Shape::Tuples { size, .. } => *size,
            Shape::Places(_) | Shape::Sizes { .. } => 0,
        }
    }
}

/// A game given by its moves. The player who cannot move loses, unless one asks for misère play.
pub trait Game {
    /// The rules, in a form that can be read again.
    fn title(&self) -> String;

    /// The largest number in its rules: what it does shows in larger positions only.
    fn largest_number(&self) -> u64 {
        largest_number(&self.title())
    }

    /// How its rules were understood, where they may be taken for others.
    fn meaning(&self) -> Option<String> {
        None
    }

    /// What its positions look like.
    fn shape(&self) -> Shape;

    /// What each move leaves, straight from the rules, in an order that a player would expect.
    ///
    /// # Errors
    /// What is wrong with the position, or with a program that is asked.
    fn options(&mut self, position: &Position) -> Result<Vec<Parts>, Flaw>;

    /// The Grundy value, if there is a faster way than a search.
    ///
    /// # Errors
    /// What is wrong with the position.
    fn value(&mut self, _position: &Position) -> Option<Result<u32, Flaw>> {
        None
    }

    /// All winning moves of a sum in normal play, each as the part and which of its options, in
    /// order: if the options' values would take far longer than that. Then they are not asked for.
    ///
    /// # Errors
    /// What is wrong with a position.
    fn winning(&mut self, _sum: &[Position]) -> Option<Result<Vec<(usize, usize)>, Flaw>> {
        None
    }

    /// The theorem that proves what a law says of all positions.
    fn proves(&self, _claim: &Claim, _is_misere: bool) -> Option<String> {
        None
    }

    /// What a theorem says of a sum whose options are too many to list; `None` if they are not, or
    /// if no theorem says anything.
    ///
    /// # Errors
    /// What is wrong with a position.
    fn large(&mut self, _sum: &[Position], _is_misere: bool) -> Option<Result<LargeAnswer, Flaw>> {
        None
    }

    /// Any move from a position of which a theorem says more than can be listed, if there is one.
    fn some_option(&mut self, _position: &Position) -> Option<Parts> {
        None
    }

    /// Who wins a sum in misère play, if a theorem says so, and which one.
    fn misere(&mut self, _sum: &[Position]) -> Option<(Outcome, String)> {
        None
    }

    /// Of a game on a line: the period of who wins in misère play, if one is proven.
    fn misere_certificate(&mut self) -> Option<Certificate> {
        None
    }

    /// Of a game on a line: what decides sums of any positions in misère play, if all are proven to
    /// be tame. Of each twice its value in normal play, and 1 more if it is firm, up to the end of
    /// the second period.
    fn misere_sums(&mut self) -> Option<(Vec<u32>, Certificate)> {
        None
    }

    /// A row of the table of a game on a grid, if there is a faster way than a search: the values
    /// of (`x`, y) for all y up to `across`. Rows are asked for in ascending order, but a new table
    /// begins anew, and may be wider.
    ///
    /// # Errors
    /// Why it cannot go on.
    fn row(&mut self, _x: u64, _across: u64) -> Option<Result<Vec<u32>, Flaw>> {
        None
    }

    /// Somebody who is asked, such as a program, need not answer any longer when `is_over` says so:
    /// then the flaw is a [stop](Flaw::is_stop).
    fn stop_when(&self, _is_over: &Rc<dyn Fn() -> bool>) {}

    /// Whether play may come back to a position.
    fn may_repeat(&self) -> bool {
        false
    }

    /// Whether its own values have come upon play that does.
    fn has_repeated(&self) -> bool {
        false
    }

    /// Whether there is such a position: tables have a mark for one that does not exist.
    ///
    /// # Errors
    /// What is wrong with a program that is asked.
    fn exists(&mut self, _position: &Position) -> Result<bool, Flaw> {
        Ok(true)
    }

    /// How many numbers name a start, 1 or 2; none if tables are of positions. The rules say with
    /// which position the game of these numbers begins.
    fn starts(&self) -> usize {
        0
    }

    /// What tables are of: positions, or starts.
    fn table_shape(&self) -> Shape {
        match self.starts() {
            0 => self.shape(),
            count => Shape::of_numbers(count),
        }
    }

    /// The position with which the game of these numbers begins, if there is one.
    ///
    /// # Errors
    /// What is wrong with the numbers, or with a program that is asked.
    fn start(&mut self, _numbers: &[u64]) -> Result<Option<Position>, Flaw> {
        Ok(None)
    }

    /// The position that stands for all that differ from it only by names or order, if it is not
    /// this one: what is known of it is known of all of them.
    fn form(&self, _position: &Position) -> Option<Position> {
        None
    }

    /// All positions of a size.
    fn of_size(&mut self, _size: u64) -> Vec<Position> {
        vec![]
    }

    /// What is counted of a position that has a size, by name; the size is the first. A law over
    /// sizes is about these numbers.
    fn features(&self, _position: &Position) -> Vec<(&'static str, u64)> {
        vec![]
    }

    /// Whether two equal parts of a sum are none, as two heads on one coin are. In normal play that
    /// makes no difference to values.
    fn cancels(&self) -> bool {
        false
    }

    /// The move that leads from a position to these parts, as a player would call it; else an
    /// option is known by what it leaves.
    fn describe(&self, _from: &Position, _to: &Parts) -> Option<String> {
        None
    }

    /// Fast tables, for a game on a line.
    fn engine(&self) -> Option<Box<dyn Engine>> {
        None
    }

    /// A position as typed.
    ///
    /// # Errors
    /// What is wrong with the text, and what a position looks like.
    fn read(&self, text: &str) -> Result<Position, Flaw> {
        let size = self.shape().numbers().max(1);
        numbers(text, size)
    }

    /// A position as one would type it.
    fn show(&self, position: &Position) -> String {
        position.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
    }
}

/// The table of a game on a line, value after value.
pub trait Engine {
    /// Appends values until there are `count`. The values that are there are its own, or those of
    /// an earlier run.
    ///
    /// # Errors
    /// Why it cannot go on.
    fn extend(&mut self, values: &mut Vec<u32>, count: usize) -> Result<(), Flaw>;

    /// The period that the values so far prove, if they prove one.
    fn certificate(&self, _values: &[u32]) -> Option<Certificate> {
        None
    }

    /// A bound for the bytes of memory that `count` values take.
    fn memory(&self, count: usize) -> u64 {
        4 * count as u64
    }
}
