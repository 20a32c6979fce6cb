//! Kayles on rows and circles: a move knocks down one pin, or two that stand side by side.
//!
//! - **Rules**: the gaps stay; who cannot move loses.
//! - **Theorem**: the value of a row has period 12 from 71 on (proven anew by
//!   [`octal`](crate::octal)). A circle's first move leaves a row, never of value 0 unless it is
//!   empty: circles of 1 and 2 have value 1 and 2, all larger ones 0.
//! - **Time**: O(1) per row of any `u64` length after 0.1 ms; O(n) for all winning moves on a row
//!   of n.
//! - **Source**: R. K. Guy and C. A. B. Smith, Proc. Camb. Phil. Soc. 52 (1956); Winning Ways,
//!   chapter 4.
//! - **Needs**: `octal`, `period`.
//! - **Checked**: rows and circles of up to 16 pins, any of them standing, against the naive
//!   solver.

use crate::octal::Code;
use crate::period::Periodic;

/// The values of all rows.
pub struct Kayles {
    rows: Periodic,
}

/// A move: `pins` neighbours (1 or 2) of row `row`, behind the first `before` of it (both counted
/// from 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Which row.
    pub row: usize,
    /// How many pins of the row stand before those knocked down.
    pub before: u64,
    /// How many pins fall.
    pub pins: u64,
}

impl Kayles {
    /// Proves the period.
    pub fn new() -> Kayles {
        Kayles { rows: Code::new("0.77").periodic(1000).expect("Kayles has period 12 from 71 on") }
    }

    /// The Grundy value of a row.
    ///
    /// ```
    /// use grundy::kayles::Kayles;
    /// assert_eq!(Kayles::new().row(1_000_000_000_000_000_000), 1);
    /// ```
    pub fn row(&self, pins: u64) -> u32 {
        self.rows.at(pins)
    }

    /// The Grundy value of a circle.
    ///
    /// ```
    /// use grundy::kayles::Kayles;
    /// assert_eq!([1, 2, 3, 4].map(|pins| Kayles::new().circle(pins)), [1, 2, 0, 0]);
    /// ```
    pub fn circle(&self, pins: u64) -> u32 {
        if pins < 3 { pins as u32 } else { 0 }
    }

    /// Whether the player to move wins on these rows.
    ///
    /// ```
    /// use grundy::kayles::Kayles;
    /// assert!(!Kayles::new().first_player_wins(&[1, 4]));
    /// ```
    pub fn first_player_wins(&self, rows: &[u64]) -> bool {
        rows.iter().fold(0, |sum, &pins| sum ^ self.row(pins)) != 0
    }

    /// All winning moves: by row, from the left, one pin before two.
    ///
    /// ```
    /// use grundy::kayles::{Kayles, Move};
    /// assert_eq!(Kayles::new().winning_moves(&[4]).next(), Some(Move { row: 0, before: 1, pins: 2 }));
    /// ```
    pub fn winning_moves<'a>(&'a self, rows: &'a [u64]) -> impl Iterator<Item = Move> + 'a {
        let sum = rows.iter().fold(0, |sum, &pins| sum ^ self.row(pins));
        rows.iter().enumerate().flat_map(move |(row, &n)| {
            let moves = (0..n).flat_map(move |before| [(before, 1), (before, 2)]);
            let rest = sum ^ self.row(n);
            let moves = moves.filter(move |&(before, pins)| before + pins <= n);
            let wins =
                move |&(before, pins): &(u64, u64)| self.row(before) ^ self.row(n - before - pins) == rest;
            moves.filter(wins).map(move |(before, pins)| Move { row, before, pins })
        })
    }
}

impl Default for Kayles {
    fn default() -> Kayles {
        Kayles::new()
    }
}
