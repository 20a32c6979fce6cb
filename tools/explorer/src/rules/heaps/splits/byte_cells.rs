//! Cells without their class, as bytes: one register has those of a whole group of heaps. They are
//! enough where the class is known, as most partners of rare parts are common.

use super::lanes::{LANES, Lanes, PartCell, TableCell, WANTED, meet};

pub struct ByteCells {
    cells: Vec<u8>,
    rare: Vec<PartCell<u8>>,
}

/// The cells of a class with this many words are bytes. Where it has fewer, they are bytes together
/// with their class.
const WORDS: usize = 4;

impl ByteCells {
    pub fn new(words: usize) -> Option<ByteCells> {
        (words == WORDS).then(|| ByteCells { cells: vec![], rare: vec![] })
    }

    pub fn push(&mut self, cell: usize) {
        self.cells.push(cell as u8);
    }

    /// A rare part, larger than those before.
    pub fn push_rare(&mut self, part: PartCell<u8>) {
        self.rare.push(part);
    }

    /// Does what `meet` does, for those of the first `count` rare parts that leave common partners
    /// only; how many there are.
    pub fn meet<T: TableCell>(
        &self,
        left: &mut [Lanes<T>; WANTED],
        wanted: &[Lanes<T>; WANTED],
        total: usize,
        count: usize,
    ) -> usize {
        let last = self.rare.last().map_or(LANES, |part| part.0 as usize);
        let count = self.rare[..count].partition_point(|part| part.0 as usize + last < total);
        let mut bytes = [[0; LANES]; WANTED];
        for (bytes, wanted) in bytes.as_flattened_mut().iter_mut().zip(wanted.as_flattened()) {
            *bytes = wanted.index() as u8;
        }
        let mut left_bytes = [[u8::MAX; LANES]; WANTED];
        meet(&mut left_bytes, &bytes, &self.cells, total, &self.rare[..count]);
        for (left, byte) in left.as_flattened_mut().iter_mut().zip(left_bytes.as_flattened()) {
            *left = if *byte == 0 { T::default() } else { *left };
        }
        count
    }
}
