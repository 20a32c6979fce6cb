//! Kayles on rows and circles: a move knocks down one pin, or two that stand side by side.
//!
//! - **Rules**: the gaps stay; the player who cannot move loses.
//! - **Theorem**: the value of a row has period 12 from 71 on (`octal` proves it anew). The first
//!   move on a circle leaves a row, whose value is 0 only if it is empty: circles of 1 and 2 have
//!   value 1 and 2, all larger ones 0. For other takes see `circle`.
//! - **Time**: O(1) per row of any `u64` length after 0.1 ms; O(n) for all winning moves on a row
//!   of n.
//! - **Source**: R. K. Guy and C. A. B. Smith, Proc. Camb. Phil. Soc. 52 (1956); Winning Ways,
//!   chapter 4.
//! - **Needs**: `octal`, `period`, `sum`.
//! - **Checked**: rows and circles of up to 10 pins (`prove_`: 16), any of them standing, against
//!   the naive solver.

use crate::octal::Code;
use crate::period::Periodic;
use crate::sum;

/// The Grundy values of all rows.
pub struct Kayles {
    rows: Periodic,
}

/// A move on row `heap` (counted from 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Which row.
    pub heap: usize,
    /// The pins that still stand to the left and to the right of those knocked down.
    pub to: [u64; 2],
}

/// The Grundy value of a circle.
///
/// ```
/// use grundy::kayles;
/// assert_eq!([1, 2, 3, 4].map(kayles::grundy_circle), [1, 2, 0, 0]);
/// ```
pub fn grundy_circle(pins: u64) -> u32 {
    if pins < 3 { pins as u32 } else { 0 }
}

impl Kayles {
    /// Computes enough values to prove the period.
    pub fn new() -> Kayles {
        const ENOUGH: usize = 1000; // heaps; the proof needs fewer than 300
        Kayles { rows: Code::new("0.77").periodic(ENOUGH).expect("Kayles has period 12 from 71 on") }
    }

    /// The Grundy value of a row.
    ///
    /// ```
    /// use grundy::kayles::Kayles;
    /// assert_eq!(Kayles::new().grundy(1_000_000_000_000_000_000), 1);
    /// ```
    pub fn grundy(&self, row: u64) -> u32 {
        self.rows.at(row)
    }

    /// Whether the player to move wins on these rows.
    ///
    /// ```
    /// use grundy::kayles::Kayles;
    /// assert!(!Kayles::new().first_player_wins(&[1, 4]));
    /// ```
    pub fn first_player_wins(&self, rows: &[u64]) -> bool {
        sum::first_player_wins(rows.iter().map(|&row| self.grundy(row)))
    }

    /// All winning moves: by row, from the left, one pin before two.
    ///
    /// ```
    /// use grundy::kayles::{Kayles, Move};
    /// assert_eq!(Kayles::new().winning_moves(&[4]).next(), Some(Move { heap: 0, to: [1, 1] }));
    /// ```
    pub fn winning_moves<'a>(&'a self, rows: &'a [u64]) -> impl Iterator<Item = Move> + 'a {
        let sum = sum::grundy(rows.iter().map(|&row| self.grundy(row)));
        rows.iter().enumerate().flat_map(move |(heap, &row)| {
            let rest = sum ^ u64::from(self.grundy(row));
            let falls = (0..row).flat_map(|left| [(left, 1), (left, 2)]);
            let fits = falls.filter(move |(left, pins)| left + pins <= row);
            let moves = fits.map(move |(left, pins)| Move { heap, to: [left, row - left - pins] });
            moves.filter(move |to| u64::from(self.grundy(to.to[0]) ^ self.grundy(to.to[1])) == rest)
        })
    }
}

impl Default for Kayles {
    fn default() -> Kayles {
        Kayles::new()
    }
}
