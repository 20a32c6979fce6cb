//! 2x2 blocks on small boards with holes, short enough to type in: HDU's "A New Tetris Game".
//!
//! - **Rules**: players alternately put a block on four free cells of a board; who cannot loses.
//! - **Theorem**: a position is the set of *anchors*, the cells where the top left corner of a
//!   block still fits; a move takes an anchor and its up to 8 neighbours. Connected parts are
//!   independent: the xor of their values counts, and images under translation and the symmetries
//!   of the square have the same one.
//! - **Time**: exponential; up to 1300 positions for a board of up to 50 cells (1 ms), 17000 for
//!   8x8. The memo is shared, 1 MB, and forgets.
//! - **Source**: HDU 1760. Winning moves, longer boards and other pieces: `board`.
//! - **Needs**: `board_cells`, `scan`.
//! - **Checked**: against the naive solver on every board of up to 12 cells (`prove_`: 2x8, 3x5 and
//!   4x4, too) and random ones of up to 30; against `board` on random boards of up to 64 cells.

use crate::board_cells::free_cells;
use crate::scan::Error;

/// The values known so far, by columns of the board and anchors of a part.
///
/// A board is a list of rows of `0` (free) and `1` (not free), as `Scan::grid` reads it; at most 64
/// cells.
///
/// ```
/// use grundy::block_board::Blocks;
/// let mut game = Blocks::default();
/// assert_eq!(game.grundy(&["0000", "0010", "0100", "0000"]), Ok(0));
/// assert_eq!(game.grundy(&["0000"; 4]), Ok(1));
/// ```
#[derive(Clone, Debug)]
pub struct Blocks {
    /// Anchors, columns, value, by a hash of the anchors: the last one stays. No part is 0.
    memo: Vec<(u64, u32, u32)>,
}

impl Default for Blocks {
    fn default() -> Blocks {
        Blocks { memo: vec![(0, 0, 0); 1 << 16] }
    }
}

impl Blocks {
    /// The Grundy value: the xor over several boards tells who wins on all of them together.
    ///
    /// # Errors
    /// Rows of different lengths, other characters than `0` and `1`, more than 64 cells.
    pub fn grundy(&mut self, board: &[impl AsRef<[u8]>]) -> Result<u32, Error> {
        let (columns, anchors) = anchors(board)?;
        Ok(self.sum(columns, anchors))
    }

    /// The value of a position: the xor of its parts'.
    fn sum(&mut self, columns: u32, mut anchors: u64) -> u32 {
        let mut sum = 0;
        while anchors != 0 {
            let (mut part, mut before) = (anchors & anchors.wrapping_neg(), 0);
            while part != before {
                before = part;
                part = grown(columns, part) & anchors;
            }
            anchors &= !part;
            sum ^= self.value(columns, canonical(columns, part));
        }
        sum
    }

    /// The value of a part: the mex of its options'.
    fn value(&mut self, columns: u32, part: u64) -> u32 {
        let place = ((part ^ part >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 48) as usize;
        let found = self.memo[place];
        if (found.0, found.1) == (part, columns) {
            return found.2;
        }
        let (mut options, mut rest) = (0u64, part);
        while rest != 0 {
            let anchor = rest & rest.wrapping_neg();
            rest &= !anchor;
            options |= 1 << self.sum(columns, part & !grown(columns, anchor));
        }
        let value = options.trailing_ones();
        self.memo[place] = (part, columns, value);
        value
    }
}

/// The board's columns, at most as many as rows, and its anchors row by row. The last column never
/// has one: what is shifted out of a row ends there.
fn anchors(board: &[impl AsRef<[u8]>]) -> Result<(u32, u64), Error> {
    let free = free_cells(board)?;
    let (rows, columns) = (free.len(), free.first().map_or(0, Vec::len));
    if rows * columns > 64 {
        return Err(Error(format!("a board with {rows} x {columns} cells: at most 64 can be solved")));
    }
    let (mut anchors, stride) = (0, rows.min(columns));
    for row in 1..rows {
        for column in 1..columns {
            let free = |r: usize| free[r][column - 1] && free[r][column];
            if free(row - 1) && free(row) {
                let (long, short) = if rows < columns { (column, row) } else { (row, column) };
                anchors |= 1 << ((long - 1) * stride + short - 1);
            }
        }
    }
    Ok((stride as u32, anchors))
}

/// The anchors with their neighbours.
fn grown(columns: u32, anchors: u64) -> u64 {
    let wide = anchors | anchors << 1 | anchors >> 1;
    wide | wide << columns | wide >> columns
}

/// The least image in the corner, none that is wider than high.
fn canonical(columns: u32, part: u64) -> u64 {
    let part = part >> (part.trailing_zeros() / columns * columns);
    let (mut row, mut rest, mut height) = (0, part, 0);
    while rest != 0 {
        row |= rest & ((1 << columns) - 1);
        rest >>= columns;
        height += 1;
    }
    let part = part >> row.trailing_zeros();
    let width = 64 - row.leading_zeros() - row.trailing_zeros();
    if height > width {
        return upright(columns, part, height, width);
    }
    let places = (0..64).filter(|place| part >> place & 1 == 1);
    let transposed = places.fold(0, |image, i| image | 1 << (i % columns * columns + i / columns));
    let other = upright(columns, transposed, width, height);
    if height < width { other } else { other.min(upright(columns, part, height, width)) }
}

/// The least image under flips and the half turn, which reverses the bits.
fn upright(columns: u32, part: u64, height: u32, width: u32) -> u64 {
    let row = |r: u32| part >> (r * columns) & ((1 << columns) - 1);
    let flipped = (0..height).fold(0, |image, r| image << columns | row(r));
    let turned = |bits: u64| bits.reverse_bits() >> (64 - (height - 1) * columns - width);
    part.min(flipped).min(turned(part).min(turned(flipped)))
}
