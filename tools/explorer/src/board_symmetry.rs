//! One form for all images of a set of places under translation and the symmetries of the square.
//!
//! - **Theorem**: images have the same value, if the symmetries keep the rules. The form is the
//!   least as a number of all images in the corner, but for those wider than high if rows and
//!   columns may change places.
//! - **Time**: O(rows) word operations; on 8 rows of 8 bits O(1), as rows are bytes. A table of
//!   2^columns words.
//! - **Needs**: `word`.
//! - **Checked**: through `board`.
//!
//! ```
//! use grundy_explorer::board_symmetry::{Shape, Symmetries};
//! let symmetries: Symmetries<u64> = Symmetries::new(8, 6);
//! let shape: Shape<u64> = symmetries.least(0b110 << 6 | 0b011 << 12);
//! assert_eq!((shape.height, shape.width, shape.central), (3, 2, true));
//! assert_eq!(shape.bits, symmetries.least(0b01 | 0b11 << 6 | 0b10 << 12).bits, "the S tetromino upright");
//! ```

use crate::word::Word;
use crate::word::transposed_bytes;

/// The symmetries that keep the rules on boards of a number of columns, the stride.
#[derive(Clone, Debug)]
pub struct Symmetries<W> {
    /// 8, 4 (flips), 2 (half turn) or 1.
    count: u32,
    stride: u32,
    /// By row: the same as a column.
    column: Vec<W>,
}

/// The least image in the corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape<W> {
    /// The places.
    pub bits: W,
    /// Rows.
    pub height: u32,
    /// Columns.
    pub width: u32,
    /// Whether the half turn is among the symmetries, and maps it to itself.
    pub central: bool,
}

impl<W: Word> Symmetries<W> {
    /// All 8, the 4 without exchange of rows and columns, the 2 without reflections, or none but
    /// translation (1), for a stride of at most the square root of the number of bits.
    pub fn new(count: u32, stride: u32) -> Symmetries<W> {
        let spread = |row: u32| {
            (0..stride).filter(move |c| row >> c & 1 == 1).map(move |c| W::from(1) << (c * stride))
        };
        let column = (0..1 << stride).map(|row| spread(row).fold(W::from(0), |a, b| a | b)).collect();
        Symmetries { count, stride, column }
    }

    /// The form of a set that is not empty.
    #[inline]
    pub fn least(&self, bits: W) -> Shape<W> {
        let shape = self.corner(bits);
        match self.count {
            1 => shape,
            2 => {
                let half_turn = self.half_turn(shape.bits, shape.height, shape.width);
                Shape { bits: shape.bits.min(half_turn), central: half_turn == shape.bits, ..shape }
            }
            4 => self.upright(shape),
            _ if shape.height > shape.width => self.upright(shape),
            _ if shape.height < shape.width => self.upright(self.transposed(shape)),
            _ => {
                let (one, other) = (self.upright(shape), self.upright(self.transposed(shape)));
                if one.bits < other.bits { one } else { other }
            }
        }
    }

    /// The bits after a half turn of so many rows and columns.
    #[inline]
    pub fn half_turn(&self, bits: W, height: u32, width: u32) -> W {
        bits.reversed() >> (W::BITS - (height - 1) * self.stride - width)
    }

    /// Moved to the first row and column.
    #[inline]
    fn corner(&self, bits: W) -> Shape<W> {
        if self.bytes() {
            let bits = bits.low() >> (bits.first() & !7);
            let columns = bits | bits >> 32;
            let columns = columns | columns >> 16;
            let columns = (columns | columns >> 8) & 255;
            let (height, left) = (8 - bits.leading_zeros() / 8, columns.trailing_zeros());
            let width = 64 - columns.leading_zeros() - left;
            return Shape { bits: W::from(bits >> left), height, width, central: false };
        }
        let stride = self.stride;
        let row = |bit: u32| (bit * (65536 / stride + 1)) >> 16;
        let (top, height) = (row(bits.first()), row(bits.last()) - row(bits.first()) + 1);
        let bits = bits >> (top * stride);
        let (mut columns, mut step) = (bits, stride);
        while step < height * stride {
            columns = columns | columns >> step;
            step *= 2;
        }
        let columns = columns.low() & (self.column.len() as u64 - 1);
        let left = columns.trailing_zeros();
        Shape { bits: bits >> left, height, width: 64 - columns.leading_zeros() - left, central: false }
    }

    /// The least image under flips. The last row decides first, which saves half of the flips.
    #[inline]
    fn upright(&self, shape: Shape<W>) -> Shape<W> {
        let Shape { bits, height, width, .. } = shape;
        let half_turn = self.half_turn(bits, height, width);
        let (central, least) = (half_turn == bits, half_turn.min(bits));
        if self.bytes() {
            let flipped = |bits: W| W::from(bits.low().swap_bytes() >> (64 - 8 * height));
            let bits = least.min(flipped(bits).min(flipped(half_turn)));
            return Shape { bits, central, ..shape };
        }
        let (last, mask) = ((height - 1) * self.stride, self.column.len() as u64 - 1);
        if (bits.low() & mask).min(half_turn.low() & mask) > (least >> last).low() {
            return Shape { bits: least, central, ..shape };
        }
        let (mut flipped, mut rest) = (W::from(0), bits);
        for _ in 0..height {
            flipped = flipped << self.stride | W::from(rest.low() & mask);
            rest = rest >> self.stride;
        }
        Shape { bits: least.min(flipped).min(self.half_turn(flipped, height, width)), central, ..shape }
    }

    /// Rows and columns exchanged.
    #[inline]
    fn transposed(&self, shape: Shape<W>) -> Shape<W> {
        let (height, width) = (shape.width, shape.height);
        if self.bytes() {
            return Shape { bits: W::from(transposed_bytes(shape.bits.low())), height, width, ..shape };
        }
        let (mut transposed, mut rest, mut row) = (W::from(0), shape.bits, 0);
        while rest != W::from(0) {
            transposed = transposed | self.column[rest.low() as usize & (self.column.len() - 1)] << row;
            rest = rest >> self.stride;
            row += 1;
        }
        Shape { bits: transposed, height, width, ..shape }
    }

    /// Whether rows are bytes.
    fn bytes(&self) -> bool {
        W::BITS == 64 && self.stride == 8
    }
}
