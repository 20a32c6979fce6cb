//! How a part of a board lies in a machine word: a bit for each anchor, row by row.

/// The way to read the bits of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Layout {
    /// In a `u128` instead of a `u64`.
    pub(crate) wide: bool,
    /// Rows and columns have changed places.
    pub(crate) transposed: bool,
    /// The bits from one row to the next.
    pub(crate) stride: u32,
}

/// A part in a word; it begins in this row and column of the board.
#[derive(Clone, Debug)]
pub(crate) struct PackedPart {
    pub(crate) layout: Layout,
    pub(crate) bits: u128,
    row: usize,
    column: usize,
}

impl PackedPart {
    /// A part given by its anchors, at least one.
    pub(crate) fn new(part: &[(usize, usize)]) -> Result<PackedPart, String> {
        let (row, rows) = span(part.iter().map(|anchor| anchor.0));
        let (column, columns) = span(part.iter().map(|anchor| anchor.1));
        if rows.saturating_mul(columns) > 128 {
            return Err(format!(
                "the part of the board from row {}, column {} has {rows} x {columns} places for a piece: \
                 at most 128 can be solved",
                row + 1,
                column + 1
            ));
        }
        let (transposed, wide) = (columns > rows, rows * columns > 64);
        let (long, short) = (rows.max(columns) as u32, rows.min(columns));
        // Upright, the stride stays short. Rows of a byte are fastest. Where the part is low enough
        // for it, a longer stride than needed lets parts of many sizes share a memo.
        let stride = match wide {
            false => 8.min(64 / long),
            true if short <= 8 && long <= 16 => 8,
            true => long.min(11).min(128 / long),
        };
        let layout = Layout { wide, transposed, stride };
        let mut position = PackedPart { layout, bits: 0, row, column };
        for &anchor in part {
            position.bits |= 1 << position.place(anchor);
        }
        Ok(position)
    }

    /// The row and column of a bit's anchor on the board.
    pub(crate) fn anchor(&self, place: u32) -> (usize, usize) {
        let (long, short) = ((place / self.layout.stride) as usize, (place % self.layout.stride) as usize);
        let (row, column) = if self.layout.transposed { (short, long) } else { (long, short) };
        (self.row + row, self.column + column)
    }

    fn place(&self, (row, column): (usize, usize)) -> u32 {
        let (row, column) = ((row - self.row) as u32, (column - self.column) as u32);
        let (long, short) = if self.layout.transposed { (column, row) } else { (row, column) };
        long * self.layout.stride + short
    }
}

/// The least of some numbers, and how many there are from it to the greatest.
fn span(numbers: impl Iterator<Item = usize>) -> (usize, usize) {
    let (least, greatest) =
        numbers.fold((usize::MAX, 0), |(least, greatest), n| (least.min(n), greatest.max(n)));
    (least, greatest - least + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn anchors_and_bits_correspond() {
        let part = [(5, 7), (5, 8), (6, 8), (5, 17)];
        let position = PackedPart::new(&part).unwrap();
        assert_eq!(position.layout, Layout { wide: false, transposed: true, stride: 5 });
        assert_eq!(position.bits, 1 | 0b11 << 5 | 1 << 50);
        let mut anchors: Vec<_> = [0, 5, 6, 50].map(|place| position.anchor(place)).into();
        anchors.swap(2, 3);
        assert_eq!(anchors, [(5, 7), (5, 8), (5, 17), (6, 8)]);
    }

    #[test]
    fn every_rectangle_of_128_anchors_has_room() {
        for (rows, columns) in (1..=128).flat_map(|rows| (1..=128 / rows).map(move |columns| (rows, columns)))
        {
            let part: Vec<_> = (0..rows * columns).map(|i| (i / columns, i % columns)).collect();
            let position = PackedPart::new(&part).unwrap();
            assert_eq!(position.bits.count_ones() as usize, part.len(), "{rows}x{columns}");
            let bits = if position.layout.wide { 128 } else { 64 };
            assert!(128 - position.bits.leading_zeros() <= bits, "{rows}x{columns}");
        }
        assert!(PackedPart::new(&[(0, 0), (11, 10)]).is_err());
    }
}
