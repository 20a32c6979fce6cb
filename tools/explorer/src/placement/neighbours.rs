//! Boards on which what hangs together are neighbours, by shifts of whole words: a king's
//! neighbours for 2x2 blocks on their anchors, a rook's for dominoes and what they imply.
//!
//! A 2x2 block takes a place together with its up to 8 neighbours.

use super::word::Word;

/// A board of `stride` columns in a word.
#[derive(Clone, Debug)]
pub(crate) struct Neighbours<W> {
    /// Diagonal ones count.
    pub(crate) is_king: bool,
    stride: u32,
    /// The places that have a neighbour on the left, and on the right.
    left: W,
    right: W,
}

impl<W: Word> Neighbours<W> {
    /// # Panics
    /// Unless a king's `stride` is 5 to 11: the ring around the neighbours of a place is 5 columns
    /// wide, and no layout has more than 11.
    pub(crate) fn new(is_king: bool, stride: u32) -> Neighbours<W> {
        assert!(!is_king || (5..=11).contains(&stride), "{stride} columns");
        let first = (0..W::BITS / stride).fold(W::from(0), |all, row| all | W::from(1) << (row * stride));
        Neighbours { is_king, stride, left: !first, right: !(first << (stride - 1)) }
    }

    /// The part of a position that has the place `start`. Each part must have a place in the
    /// `ring`: once this one has all of them, it is the whole position. O(diameter) operations.
    #[inline]
    pub(crate) fn part(&self, position: W, ring: W, start: W) -> W {
        // Shifts by a constant are cheaper.
        match (self.is_king, self.stride) {
            (true, 8) => self.grown::<true>(8, position, ring, start),
            (true, row) => self.grown::<true>(row, position, ring, start),
            (false, 8) => self.grown::<false>(8, position, ring, start),
            (false, row) => self.grown::<false>(row, position, ring, start),
        }
    }

    /// The places of a position that have a rook's neighbour in it.
    #[inline]
    pub(crate) fn paired(&self, position: W) -> W {
        let row = if self.stride == 8 { 8 } else { self.stride };
        let beside = (position & self.right) << 1 | (position & self.left) >> 1;
        position & (beside | position << row | position >> row)
    }

    /// Whether the bits of the `ring` of 16 places around the neighbours of a place hang together
    /// on their own: then a connected position stays connected after a move to that place.
    #[inline]
    pub(crate) fn is_arc(&self, ring: W, place: u32) -> bool {
        // The ring's corner becomes bit 0.
        let corner = 2 * self.stride + 2;
        let ring = ring.rotated((corner + W::BITS - place) % W::BITS).low();
        if self.stride == 8 { is_arc(8, ring) } else { is_arc(self.stride, ring) }
    }

    #[inline(always)]
    fn grown<const KING: bool>(&self, row: u32, position: W, ring: W, mut part: W) -> W {
        let step = |part: W| {
            let wide = part | (part & self.right) << 1 | (part & self.left) >> 1;
            let high = if KING { wide } else { part };
            (wide | high << row | high >> row) & position
        };
        loop {
            let grown = step(step(part));
            if ring & !grown == W::from(0) {
                return position;
            }
            if grown == part {
                return part;
            }
            part = grown;
        }
    }

    /// The one, two or four places in the centre of a rectangle: only there a placement meets its
    /// image under the half turn.
    #[inline]
    pub(crate) fn centre(&self, height: u32, width: u32) -> W {
        let row = W::from(1 | 1 << ((width + 1) % 2)) << ((width - 1) / 2);
        row << ((height - 1) / 2 * self.stride) | row << (height / 2 * self.stride)
    }
}

/// Whether the bits of the ring around a 3x3 square hang together as king's neighbours; the ring's
/// corners are the bits 0, 4, 4 rows, and 4 rows + 4.
///
/// Clockwise, the bits of an arc have one start, a bit to which no other leads; a full circle has
/// none.
#[inline(always)]
fn is_arc(row: u32, ring: u64) -> bool {
    // The left side but its lowest place; shifted by 4, the right side but its lowest place.
    let side = 1 | 1 << row | 1 << (2 * row) | 1 << (3 * row);
    // One step clockwise; or two, past a corner, which is a king's step, too.
    let right = (ring & 15) << 1 | (ring & 8) << (row + 1);
    let down = (ring & side << 4) << row | (ring & 1 << (3 * row + 4)) << (row - 1);
    let left = (ring & 30 << (4 * row)) >> 1 | (ring & 2 << (4 * row)) >> (row + 1);
    let up = (ring & side << row) >> row | (ring & 1 << row) >> (row - 1);
    let starts = ring & !(right | down | left | up);
    ring != 0 && starts & starts.wrapping_sub(1) == 0
}

#[cfg(test)]
mod tests {
    use super::super::word::ones;
    use super::*;

    #[test]
    fn neighbours_are_parts() {
        let king: Neighbours<u64> = Neighbours::new(true, 8);
        let position = 0b1011 | 0b1000 << 8;
        assert_eq!(king.part(position, position, 1), 0b11);
        assert_eq!(king.part(position, position, 8), 0b1000 | 0b1000 << 8);
        assert_eq!(king.centre(3, 2), 0b11 << 8);
        let rook: Neighbours<u64> = Neighbours::new(false, 8);
        assert_eq!(rook.part(position, position, 8), 0b1000 | 0b1000 << 8);
        assert_eq!(rook.part(0b1 | 0b10 << 8, 0b10 << 8, 0b1), 0b1);
        assert_eq!(rook.paired(0b1011 | 0b100 << 8), 0b11);
    }

    #[test]
    fn an_arc_is_one_part() {
        for stride in 5..=8 {
            let king: Neighbours<u64> = Neighbours::new(true, stride);
            let row = |r: u32, columns: u64| columns << (r * stride);
            let ring = row(0, 31) | row(1, 17) | row(2, 17) | row(3, 17) | row(4, 31);
            let places: Vec<u32> = ones(ring).collect();
            for subset in 1..1_u64 << 16 {
                let bits = (0..16).fold(0, |bits, i| bits | (subset >> i & 1) << places[i]);
                let connected = king.part(bits, bits, bits & bits.wrapping_neg()) == bits;
                assert_eq!(king.is_arc(bits, 2 * stride + 2), connected, "{stride} columns: {bits:b}");
            }
        }
    }
}
