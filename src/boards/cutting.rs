//! Cutting paper: sheets are cut along grid lines; whoever first cuts out a single cell wins.
//!
//! - **Rules**: a move cuts one sheet in two along a grid line; whoever cuts out the first 1 x 1
//!   piece wins.
//! - **Theorem**: a piece with a side of 1 lets the other player win at once, so nobody makes one
//!   as long as another move is left. When all sheets are 2 x 2, 2 x 3 or 3 x 3, every move makes
//!   one, and the player to move loses. So sheets with sides from 2 up are a sum.
//! - **Time**: O(n^3) for the table of all sheets up to n x n.
//! - **Source**: R. Sprague, Tohoku Math. J. 41 (1935); the game is POJ 2311 (POJ Monthly).
//! - **Needs**: `mex`, `sum`.
//! - **Checked**: against the naive solver under the rules as stated, for all sheets and pairs of
//!   them of up to 14 cells together (`prove_`: 20), with all winning moves, and for sheets of up
//!   to 15 cells beside a heap of Nim; the values against the recursion up to 40 x 40 (120 x 120).

use crate::mex::Mex;
use crate::sum;

/// A move: sheet `heap` (counted from 0) is cut in two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Which sheet.
    pub heap: usize,
    /// The pieces, (width, height) each; the first is the one with the smaller coordinates.
    pub to: [(usize, usize); 2],
}

/// The Grundy values of all sheets with sides 2..=n.
#[derive(Clone, Debug)]
pub struct Sheets {
    values: Vec<Vec<u32>>,
}

impl Sheets {
    /// The table for sides up to `n`.
    ///
    /// ```
    /// use grundy::cutting::Sheets;
    /// assert_eq!(Sheets::new(4).grundy(4, 2), 1);
    /// ```
    pub fn new(n: usize) -> Sheets {
        let (mut values, mut mex) = (vec![vec![0; n + 1]; n + 1], Mex::new());
        for w in 2..=n {
            for h in 2..=w {
                (2..=w / 2).for_each(|at| mex.insert(values[at][h] ^ values[w - at][h]));
                (2..=h / 2).for_each(|at| mex.insert(values[w][at] ^ values[w][h - at]));
                values[w][h] = mex.take();
                values[h][w] = values[w][h];
            }
        }
        Sheets { values }
    }

    /// The Grundy value of one sheet.
    ///
    /// # Panics
    /// If a side is not in 2..=n, as in the other methods.
    ///
    /// ```
    /// assert_eq!(grundy::cutting::Sheets::new(9).grundy(3, 3), 0);
    /// ```
    pub fn grundy(&self, width: usize, height: usize) -> u32 {
        let n = self.values.len() - 1;
        let is_known = width.min(height) >= 2 && width.max(height) <= n;
        assert!(is_known, "a sheet of {} x {}: sides from 2 to {}", width, height, n);
        self.values[width][height]
    }

    /// Whether the player to move wins with these sheets on the table.
    ///
    /// ```
    /// assert!(grundy::cutting::Sheets::new(9).first_player_wins(&[(4, 2), (2, 2)]));
    /// ```
    pub fn first_player_wins(&self, sheets: &[(usize, usize)]) -> bool {
        self.sum(sheets) != 0
    }

    /// All winning moves: by sheet, first the cuts that divide its width, then those that divide
    /// its height, the first piece growing. `rest` is the value of the rest of a sum (0 if none).
    ///
    /// ```
    /// use grundy::cutting::{Move, Sheets};
    /// let first = Sheets::new(9).winning_moves(&[(4, 2)], 0).next();
    /// assert_eq!(first, Some(Move { heap: 0, to: [(2, 2), (2, 2)] }));
    /// ```
    pub fn winning_moves<'a>(
        &'a self,
        sheets: &'a [(usize, usize)],
        rest: u64,
    ) -> impl Iterator<Item = Move> + 'a {
        let sum = self.sum(sheets) ^ rest;
        sheets.iter().enumerate().flat_map(move |(heap, &(w, h))| {
            let across = (2..w - 1).map(move |at| [(at, h), (w - at, h)]);
            let down = (2..h - 1).map(move |at| [(w, at), (w, h - at)]);
            let target = sum ^ u64::from(self.grundy(w, h));
            let wins = across.chain(down).filter(move |pieces| self.sum(pieces) == target);
            wins.map(move |to| Move { heap, to })
        })
    }

    fn sum(&self, sheets: &[(usize, usize)]) -> u64 {
        sum::grundy(sheets.iter().map(|&(w, h)| self.grundy(w, h)))
    }
}
