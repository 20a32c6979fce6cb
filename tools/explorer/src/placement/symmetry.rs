//! One form for all images of a set of places under translation and the symmetries of the square.
//!
//! Images have the same value if the symmetries keep the rules. The form is the least image in the
//! corner as a number; where rows and columns may be exchanged, images wider than high do not
//! count.

use super::word::{Word, transposed_bytes};

/// The symmetries that keep the rules, beside the translations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Group {
    Translations,
    HalfTurn,
    /// The half turn and the reflections in rows and in columns.
    Flips,
    /// These, and rows and columns exchanged: all 8 of the square.
    Square,
}

/// The symmetries on boards of `stride` columns.
#[derive(Clone, Debug)]
pub(crate) struct Symmetries<W> {
    group: Group,
    pub(crate) stride: u32,
    /// By row: the same as a column.
    column: Vec<W>,
}

/// A set in the corner of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Corner<W> {
    pub(crate) bits: W,
    pub(crate) height: u32,
    pub(crate) width: u32,
    /// Whether the half turn is among the symmetries, and maps it to itself.
    pub(crate) central: bool,
}

impl<W: Word> Symmetries<W> {
    /// For a stride of at most the square root of the number of bits, so that a row has room as a
    /// column. A table of 2^stride words.
    pub(crate) fn new(group: Group, stride: u32) -> Symmetries<W> {
        let mut column = vec![W::from(0)];
        for c in 0..stride {
            for row in 0..1 << c {
                column.push(column[row] | W::from(1) << (c * stride));
            }
        }
        Symmetries { group, stride, column }
    }

    /// The form of a set in the corner: O(rows) word operations; O(1) where a row is a byte.
    #[inline]
    pub(crate) fn least(&self, shape: Corner<W>) -> Corner<W> {
        match self.group {
            Group::Translations => shape,
            Group::HalfTurn => {
                let half_turn = self.half_turn(shape.bits, shape.height, shape.width);
                Corner { bits: shape.bits.min(half_turn), central: half_turn == shape.bits, ..shape }
            }
            Group::Flips => self.upright(shape),
            Group::Square if shape.height > shape.width => self.upright(shape),
            Group::Square if shape.height < shape.width => self.upright(self.transposed(shape)),
            Group::Square => {
                let (one, other) = (self.upright(shape), self.upright(self.transposed(shape)));
                if one.bits < other.bits { one } else { other }
            }
        }
    }

    /// The bits after a half turn of a rectangle in the corner.
    #[inline]
    pub(crate) fn half_turn(&self, bits: W, height: u32, width: u32) -> W {
        bits.reversed() >> (W::BITS - (height - 1) * self.stride - width)
    }

    /// A set that is not empty, moved to the first row and column.
    #[inline]
    pub(crate) fn corner(&self, bits: W) -> Corner<W> {
        if self.bytes() {
            let bits = bits >> (bits.first() & !7);
            let columns = bits.folded();
            let columns = columns | columns >> 32;
            let columns = columns | columns >> 16;
            let columns = (columns | columns >> 8) & 255;
            let (height, left) = (bits.last() / 8 + 1, columns.trailing_zeros());
            let width = 64 - columns.leading_zeros() - left;
            return Corner { bits: bits >> left, height, width, central: false };
        }
        let stride = self.stride;
        // bit / stride, exact for all bits below 128, by the rounded-up reciprocal.
        let row = |bit: u32| (bit * ((1 << 16) / stride + 1)) >> 16;
        let (top, height) = (row(bits.first()), row(bits.last()) - row(bits.first()) + 1);
        let bits = bits >> (top * stride);
        let (mut columns, mut step) = (bits, stride);
        while step < height * stride {
            columns = columns | columns >> step;
            step *= 2;
        }
        let columns = columns.low() & (self.column.len() as u64 - 1);
        let left = columns.trailing_zeros();
        Corner { bits: bits >> left, height, width: 64 - columns.leading_zeros() - left, central: false }
    }

    /// The least image under flips. As a number the last row counts most, which saves half of the
    /// flips: the flipped images have the present first rows as their last ones.
    #[inline]
    fn upright(&self, shape: Corner<W>) -> Corner<W> {
        let Corner { bits, height, width, .. } = shape;
        let half_turn = self.half_turn(bits, height, width);
        let (central, least) = (half_turn == bits, half_turn.min(bits));
        if self.bytes() {
            let flipped = |bits: W| bits.bytes_reversed() >> (W::BITS - 8 * height);
            let bits = least.min(flipped(bits).min(flipped(half_turn)));
            return Corner { bits, central, ..shape };
        }
        let (last, mask) = ((height - 1) * self.stride, self.column.len() as u64 - 1);
        if (bits.low() & mask).min(half_turn.low() & mask) > (least >> last).low() {
            return Corner { bits: least, central, ..shape };
        }
        let (mut flipped, mut rest) = (W::from(0), bits);
        for _ in 0..height {
            flipped = flipped << self.stride | W::from(rest.low() & mask);
            rest = rest >> self.stride;
        }
        Corner { bits: least.min(flipped).min(self.half_turn(flipped, height, width)), central, ..shape }
    }

    #[inline]
    fn transposed(&self, shape: Corner<W>) -> Corner<W> {
        let (height, width) = (shape.width, shape.height);
        if self.bytes() {
            return Corner { bits: W::from(transposed_bytes(shape.bits.low())), height, width, ..shape };
        }
        let (mut transposed, mut rest, mut row) = (W::from(0), shape.bits, 0);
        while rest != W::from(0) {
            transposed = transposed | self.column[rest.low() as usize & (self.column.len() - 1)] << row;
            rest = rest >> self.stride;
            row += 1;
        }
        Corner { bits: transposed, height, width, ..shape }
    }

    /// Whether rows are bytes.
    fn bytes(&self) -> bool {
        self.stride == 8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn images_have_one_form() {
        let symmetries: Symmetries<u64> = Symmetries::new(Group::Square, 6);
        let shape: Corner<u64> = symmetries.least(symmetries.corner(0b110 << 6 | 0b011 << 12));
        assert_eq!((shape.height, shape.width, shape.central), (3, 2, true));
        let upright = 0b01 | 0b11 << 6 | 0b10 << 12;
        assert_eq!(shape.bits, symmetries.least(symmetries.corner(upright)).bits, "the S tetromino");
    }

    #[test]
    fn rows_are_exact() {
        for stride in 1..=11 {
            assert!((0..128).all(|bit| (bit * ((1 << 16) / stride + 1)) >> 16 == bit / stride));
        }
    }

    /// The least image by its definition, and whether the half turn keeps the set.
    fn defined(group: Group, cells: &[(u32, u32)], stride: u32) -> (u128, bool) {
        let form = |image: &dyn Fn(i32, i32) -> (i32, i32)| {
            let cells: Vec<_> = cells.iter().map(|&(r, c)| image(r as i32, c as i32)).collect();
            let (top, bottom) = (cells.iter().map(|c| c.0).min(), cells.iter().map(|c| c.0).max());
            let (left, right) = (cells.iter().map(|c| c.1).min(), cells.iter().map(|c| c.1).max());
            let (top, left) = (top.unwrap(), left.unwrap());
            let bit = |&(r, c): &(i32, i32)| 1_u128 << ((r - top) as u32 * stride + (c - left) as u32);
            let upright = bottom.unwrap() - top >= right.unwrap() - left;
            (cells.iter().fold(0, |bits, cell| bits | bit(cell)), upright)
        };
        let keep = form(&|r, c| (r, c)).0;
        let half_turn = form(&|r, c| (-r, -c)).0;
        let flips = [form(&|r, c| (-r, c)).0, form(&|r, c| (r, -c)).0];
        match group {
            Group::Translations => (keep, false),
            Group::HalfTurn => (keep.min(half_turn), keep == half_turn),
            Group::Flips => (keep.min(half_turn).min(flips[0]).min(flips[1]), keep == half_turn),
            Group::Square => {
                let sign = [-1, 1];
                let mut least = u128::MAX;
                for (a, b) in sign.iter().flat_map(|a| sign.iter().map(move |b| (a, b))) {
                    for (bits, upright) in [form(&|r, c| (a * r, b * c)), form(&|r, c| (a * c, b * r))] {
                        least = if upright { least.min(bits) } else { least };
                    }
                }
                (least, keep == half_turn)
            }
        }
    }

    /// Random sets in rectangles of all sizes that have room.
    fn check<W: Word>(group: Group, stride: u32) {
        let mut random = fastrand::Rng::with_seed(8);
        let symmetries = Symmetries::<W>::new(group, stride);
        for _ in 0..2000 {
            let (rows, columns) = (random.u32(1..=W::BITS / stride), random.u32(1..=stride));
            let all = (0..rows).flat_map(|r| (0..columns).map(move |c| (r, c)));
            let dense = random.f64();
            let mut cells: Vec<_> = all.filter(|_| random.f64() < dense).collect();
            if random.bool() {
                cells.extend(cells.clone().iter().map(|(r, c)| (rows - 1 - r, columns - 1 - c)));
            }
            let bits = cells.iter().fold(W::from(0), |bits, (r, c)| bits | W::from(1) << (r * stride + c));
            if bits != W::from(0) {
                let shape = symmetries.least(symmetries.corner(bits));
                let form = (shape.bits.long(), shape.central);
                assert_eq!(form, defined(group, &cells, stride), "{group:?} {stride} {cells:?}");
            }
        }
    }

    #[test]
    fn the_form_is_the_least_image() {
        for group in [Group::Translations, Group::HalfTurn, Group::Flips, Group::Square] {
            (1..=8).for_each(|stride| check::<u64>(group, stride));
            (1..=11).for_each(|stride| check::<u128>(group, stride));
        }
    }
}
