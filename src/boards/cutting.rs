//! Cutting paper: sheets are cut along grid lines; who first cuts out a single cell wins.
//!
//! - **Rules**: a move cuts one sheet in two along a grid line; the first 1 x 1 piece wins for who
//!   cut it.
//! - **Theorem**: a piece with a side of 1 lets the other player win at once, so nobody makes one
//!   before all sheets are 2 x 2, 2 x 3 or 3 x 3: then every move does and who must move loses.
//!   Among sides from 2 up it is a sum.
//! - **Time**: O(n^3) for the table of all sheets up to n x n.
//! - **Source**: R. Sprague, Tohoku Math. J. 41 (1935); the game is POJ 2311 (POJ Monthly).
//! - **Needs**: `mex`.
//! - **Checked**: against the naive solver on the rules as they stand for all sheets and pairs of
//!   them of up to 14 cells together (`prove_`: 20), with all winning moves.

use crate::mex::Mex;

/// A cut of sheet `sheet` (counted from 0) into two of these sizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cut {
    /// Which sheet.
    pub sheet: usize,
    /// The pieces, (width, height) each; the first is the one with the smaller coordinates.
    pub pieces: [(usize, usize); 2],
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
    /// As the other methods, if a side is not in 2..=n.
    ///
    /// ```
    /// assert_eq!(grundy::cutting::Sheets::new(9).grundy(3, 3), 0);
    /// ```
    pub fn grundy(&self, width: usize, height: usize) -> u32 {
        assert!(width.min(height) >= 2, "sides from 2 up");
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

    /// All winning moves: by sheet, then cuts of the width, then of the height, the first piece
    /// growing.
    ///
    /// ```
    /// use grundy::cutting::{Cut, Sheets};
    /// let first = Sheets::new(9).winning_moves(&[(4, 2)]).next();
    /// assert_eq!(first, Some(Cut { sheet: 0, pieces: [(2, 2), (2, 2)] }));
    /// ```
    pub fn winning_moves<'a>(&'a self, sheets: &'a [(usize, usize)]) -> impl Iterator<Item = Cut> + 'a {
        let sum = self.sum(sheets);
        sheets.iter().enumerate().filter(move |_| sum != 0).flat_map(move |(sheet, &(w, h))| {
            let across = (2..w - 1).map(move |at| [(at, h), (w - at, h)]);
            let down = (2..h - 1).map(move |at| [(w, at), (w, h - at)]);
            let cuts = across.chain(down).map(move |pieces| Cut { sheet, pieces });
            cuts.filter(move |cut| self.sum(&cut.pieces) == sum ^ self.grundy(w, h))
        })
    }

    fn sum(&self, sheets: &[(usize, usize)]) -> u32 {
        sheets.iter().fold(0, |sum, &(w, h)| sum ^ self.grundy(w, h))
    }
}
