//! The game of 2x2 blocks on its anchors: a king's neighbours by whole words.
//!
//! - **Rules**: a place is taken together with its up to 8 neighbours.
//! - **Time**: O(diameter) word operations for a part, O(1) for the neighbours of one place.
//! - **Needs**: `word`.
//! - **Checked**: through `board`.
//!
//! ```
//! use grundy_explorer::board_king::King;
//! let king: King<u64> = King::new(8);
//! let position = 0b1011 | 0b1000 << 8;
//! assert_eq!(king.part(position, position, 1), 0b11);
//! assert_eq!(king.part(position, position, 8), 0b1000 | 0b1000 << 8);
//! assert_eq!(king.centre(3, 2), 0b11 << 8);
//! ```

use crate::word::Word;

/// A board of `stride` columns, 5 to 11, in a word.
#[derive(Clone, Debug)]
pub struct King<W> {
    stride: u32,
    /// The places that have a neighbour on the left, and on the right.
    left: W,
    right: W,
}

impl<W: Word> King<W> {
    /// # Panics
    /// Unless `5 <= stride <= 11`.
    pub fn new(stride: u32) -> King<W> {
        assert!((5..=11).contains(&stride), "{stride} columns");
        let first = (0..W::BITS / stride).fold(W::from(0), |all, row| all | W::from(1) << (row * stride));
        King { stride, left: !first, right: !(first << (stride - 1)) }
    }

    /// The part of a position with the place `start`; when it has all of the `ring`, so has the
    /// position.
    #[inline]
    pub fn part(&self, position: W, ring: W, start: W) -> W {
        // Shifts by a constant are cheaper.
        if self.stride == 8 {
            self.grown(8, position, ring, start)
        } else {
            self.grown(self.stride, position, ring, start)
        }
    }

    /// Whether those of the 16 bits around the neighbours of a place hang together on their own.
    #[inline]
    pub fn is_arc(&self, ring: W, place: u32) -> bool {
        let corner = 2 * self.stride + 2;
        let ring = ring.rotated((corner + W::BITS - place) % W::BITS).low();
        if self.stride == 8 { is_arc(8, ring) } else { is_arc(self.stride, ring) }
    }

    #[inline(always)]
    fn grown(&self, row: u32, position: W, ring: W, mut part: W) -> W {
        loop {
            let wide = part | (part & self.right) << 1 | (part & self.left) >> 1;
            let grown = (wide | wide << row | wide >> row) & position;
            let wide = grown | (grown & self.right) << 1 | (grown & self.left) >> 1;
            let grown = (wide | wide << row | wide >> row) & position;
            if ring & !grown == W::from(0) {
                return position;
            }
            if grown == part {
                return part;
            }
            part = grown;
        }
    }

    /// The one, two or four places in the centre of so many rows and columns: a placement meets its
    /// image under the half turn only there.
    #[inline]
    pub fn centre(&self, height: u32, width: u32) -> W {
        let row = W::from(1 | 1 << ((width + 1) % 2)) << ((width - 1) / 2);
        row << ((height - 1) / 2 * self.stride) | row << (height / 2 * self.stride)
    }
}

/// Whether those of the 16 bits around a 3x3 square hang together, as king's neighbours.
#[inline(always)]
fn is_arc(row: u32, ring: u64) -> bool {
    let side = 1 | 1 << row | 1 << (2 * row) | 1 << (3 * row);
    // One step clockwise, or two where the first would be to a corner.
    let right = (ring & 15) << 1 | (ring & 8) << (row + 1);
    let down = (ring & side << 4) << row | (ring & 1 << (3 * row + 4)) << (row - 1);
    let left = (ring & 30 << (4 * row)) >> 1 | (ring & 2 << (4 * row)) >> (row + 1);
    let up = (ring & side << row) >> row | (ring & 1 << row) >> (row - 1);
    let starts = ring & !(right | down | left | up);
    ring != 0 && starts & starts.wrapping_sub(1) == 0
}
