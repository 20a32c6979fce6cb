//! Chomp: a chocolate bar; bite off a square with everything to the right of it and below it; the
//! top left square is poisoned.
//!
//! - **Rules**: the player who is left with only the poisoned square loses.
//! - **Theorem**: the first player wins every full bar but 1 x 1 (strategy stealing), but no
//!   formula is known, so all positions are tabulated. The lower right edge of what is left,
//!   followed from the upper right corner, is a word of bits: 1 for a step along a row, 0 for one
//!   along a column. A bite moves the zeros between a 1 and a later 0 to the front, which makes the
//!   word smaller.
//! - **Time**: C(r + c, r) positions with at most r c bites each; 2^(r + c) bits of memory.
//! - **Source**: F. Schuh (1952); D. Gale, American Mathematical Monthly 81 (1974).
//! - **Needs**: `bits`.
//! - **Checked**: against the naive solver for all positions within 5 x 5 and 3 x 7 (`prove_`: 7 x
//!   7, 4 x 9, 3 x 14).

use crate::bits::Bits;

/// A bite at a row and a column, both counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The row of the upper left square of the bite.
    pub row: usize,
    /// The column of the upper left square of the bite.
    pub column: usize,
}

/// Who wins each position within a bar.
#[derive(Clone, Debug)]
pub struct Chomp {
    rows: usize,
    columns: usize,
    lost: Bits,
}

impl Chomp {
    /// The table of all positions within a bar.
    ///
    /// # Panics
    /// If the bar has no square, or more than 26 rows and columns together.
    ///
    /// ```
    /// use grundy::chomp::{Chomp, Move};
    /// let chomp = Chomp::new(2, 3);
    /// assert!(chomp.first_player_wins(&[3, 3]) && !chomp.first_player_wins(&[3, 2]));
    /// assert!(chomp.winning_moves(&[3, 3]).eq([Move { row: 1, column: 2 }]));
    /// ```
    pub fn new(rows: usize, columns: usize) -> Chomp {
        let length = rows.saturating_add(columns);
        let fits = rows > 0 && columns > 0 && length <= 26;
        assert!(fits, "a bar of {} x {}: 1 to 26 rows and columns together", rows, columns);
        let mut chomp = Chomp { rows, columns, lost: Bits::repeat(false, 1 << length) };
        // All words with a 1 for each row, ascending; the first one, an empty bar, is left out.
        let (mut word, end) = ((1u32 << rows) - 1, 1u32 << length);
        while let Some(next) = next_word(word).filter(|&next| next < end) {
            word = next;
            let lost = !chomp.bites(word).any(|(_, after)| chomp.lost[after as usize]);
            chomp.lost.set(word as usize, lost);
        }
        chomp
    }

    /// Whether the player to move wins, when the rows have these lengths.
    ///
    /// # Panics
    /// If the lengths grow, exceed the bar, or leave out the poisoned square.
    pub fn first_player_wins(&self, lengths: &[usize]) -> bool {
        !self.lost[self.word(lengths) as usize]
    }

    /// All winning bites by row, then by column.
    ///
    /// # Panics
    /// As [`Chomp::first_player_wins`].
    pub fn winning_moves(&self, lengths: &[usize]) -> impl Iterator<Item = Move> {
        let word = self.word(lengths);
        let wins = self.bites(word).filter(|(_, after)| self.lost[*after as usize]);
        let mut moves: Vec<Move> = wins.map(|(bite, _)| bite).collect();
        moves.sort_unstable_by_key(|bite| (bite.row, bite.column));
        moves.into_iter()
    }

    /// The edge from the upper right corner to the lower left one, highest bit first.
    fn word(&self, lengths: &[usize]) -> u32 {
        let fits = lengths.len() <= self.rows && matches!(lengths.first(), Some(1..));
        assert!(fits && lengths[0] <= self.columns, "rows {lengths:?} in {} x {}", self.rows, self.columns);
        assert!(lengths.windows(2).all(|pair| pair[0] >= pair[1]), "rows {:?} grow", lengths);
        let all = lengths.iter().chain(std::iter::repeat(&0)).take(self.rows).enumerate();
        all.fold(0, |word, (row, length)| word | 1 << (self.rows - 1 - row + length))
    }

    /// The bites of a position, with the position after each.
    fn bites(&self, word: u32) -> impl Iterator<Item = (Move, u32)> + '_ {
        let length = self.rows + self.columns;
        let ones = (0..length).rev().filter(move |&one| word >> one & 1 == 1).enumerate();
        ones.flat_map(move |(row, one)| {
            let zeros = (0..one).filter(move |&zero| word >> zero & 1 == 0).enumerate();
            zeros.filter(move |&(column, _)| (row, column) != (0, 0)).map(move |(column, zero)| {
                let part = (2u32 << one) - (1 << zero);
                let rows = (word & part).count_ones();
                (Move { row, column }, word & !part | ((1 << rows) - 1) << zero)
            })
        })
    }
}

/// The next larger word with as many ones (R. W. Gosper).
fn next_word(word: u32) -> Option<u32> {
    let lowest = word & word.wrapping_neg();
    let carried = word.checked_add(lowest)?;
    Some(carried | ((word ^ carried) / lowest) >> 2)
}
