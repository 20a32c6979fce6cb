//! Placement games: 2x2 blocks, dominoes (Cram) or a few other pieces, on small boards with holes.
//!
//! - **Rules**: players alternately put one of the pieces, turned and flipped at will, on free
//!   cells of a board of at most 64 cells; the player who cannot move loses.
//! - **Theorem**: only free cells that a piece can still cover matter. Parts that no placement
//!   connects add up by xor; a part keeps its value when it is moved, turned or flipped.
//! - **Time**: exponential: 2x2 blocks on 50 cells 1 ms, on 64 0.15 s; dominoes on 28 0.4 s; 4 MB.
//! - **Source**: HDU 1760; Cram: M. Gardner, Scientific American 230 (February 1974).
//! - **Needs**: `board_cells`.
//! - **Checked**: against the naive solver for 2x2 blocks, dominoes, L trominoes with 1x3 on every
//!   board of up to 12 cells (`prove_`: 15), random ones of up to 30, 18, 18 (30, 24, 24).

use crate::board_cells::free_cells;

/// A set of pieces, and the values known so far, which all boards share. A piece is drawn in rows
/// of `#` and `.`, separated by `/`. A board is a list of rows of `0` (free) and `1` (not free), as
/// `Scan::grid` reads it.
///
/// ```
/// use grundy::block_board::Blocks;
/// let mut blocks = Blocks::new(&["##/##"]);
/// assert_eq!(blocks.grundy(&["0000", "0010", "0100", "0000"]), Ok(0));
/// ```
#[derive(Clone, Debug)]
pub struct Blocks {
    images: Vec<Vec<(usize, usize)>>, // of the pieces, turned and flipped, as cells (row, column)
    stride: u32,                      // cell (r, c) is bit r * stride + c, stride <= rows
    columns: Vec<u64>,                // for each set of bits of a row, these bits as a column
    shapes: Vec<(u64, Vec<[u32; 4]>)>, // for each image where it fits, and its bits, four at a time
    /// Part, then stride and value, by a hash of the part: the latest stays. No part is 0.
    memo: Vec<[u64; 2]>,
}

impl Blocks {
    /// The game with these pieces.
    ///
    /// # Panics
    /// If a piece has no cell, or another character.
    pub fn new(pieces: &[&str]) -> Blocks {
        let mut images = Vec::new();
        for piece in pieces {
            assert!(piece.bytes().all(|c| b"#./".contains(&c)), "only # and .: {}", piece);
            let rows = piece.split('/').enumerate();
            let mut cells: Vec<_> =
                rows.flat_map(|(r, row)| row.match_indices('#').map(move |c| (r, c.0))).collect();
            // Transposed, then flipped, …: four steps move it to the corner, eight make all images.
            for step in 0..12 {
                let last = cells.iter().map(|cell| cell.0).max().expect("a piece has a cell");
                let image = |&(r, c)| if step % 2 == 0 { (c, r) } else { (last - r, c) };
                cells = cells.iter().map(image).collect();
                cells.sort_unstable();
                if step >= 4 && !images.contains(&cells) {
                    images.push(cells.clone());
                }
            }
        }
        Blocks { images, stride: 0, columns: Vec::new(), shapes: Vec::new(), memo: vec![[0; 2]; 1 << 18] }
    }

    /// The Grundy value: the xor over several boards tells who wins on all of them together.
    ///
    /// # Errors
    /// More than 64 cells, rows of different lengths, other characters than `0` and `1`.
    pub fn grundy(&mut self, board: &[impl AsRef<[u8]>]) -> Result<u32, String> {
        let (rows, stride, free) = free_cells(board)?;
        let shape = |cells: &Vec<(usize, usize)>| {
            let at = |i: usize| (i / stride, i % stride);
            let fits = |&i: &usize| cells.iter().all(|(r, c)| at(i).0 + r < rows && at(i).1 + c < stride);
            let places = (0..rows * stride).filter(fits).fold(0, |places, i| places | 1 << i);
            let bit = |(r, c)| (r * stride + c) as u32 % 64;
            (places, cells.chunks(4).map(|four| [0, 1, 2, 3].map(|i| bit(four[i % four.len()]))).collect())
        };
        self.shapes = self.images.iter().map(shape).collect();
        let column = |row: u64| (0..stride).fold(0, |column, i| column | (row >> i & 1) << (i * stride));
        self.columns = (0..1 << stride).map(column).collect();
        self.stride = stride as u32;
        Ok(self.sum(free))
    }

    /// The value of free cells: the xor of their parts'.
    fn sum(&mut self, mut free: u64) -> u32 {
        let mut sum = 0;
        for i in 0..self.shapes.len() {
            let mut places = fits(&self.shapes[i], free);
            while places != 0 {
                let (mut part, mut before) = (cover(&self.shapes[i], 1 << places.trailing_zeros()), 0);
                while part != before {
                    before = part;
                    for shape in &self.shapes {
                        part |= cover(shape, fits(shape, free) & !fits(shape, !part));
                    }
                }
                free &= !part;
                places = fits(&self.shapes[i], free);
                sum ^= self.value(self.canonical(part));
            }
        }
        sum
    }

    /// The value of a part: the mex of its options'.
    fn value(&mut self, part: u64) -> u32 {
        // Fibonacci hashing, to 18 bits: the factor is 2^64 / the golden ratio.
        let slot = ((part ^ part >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 46) as usize;
        let [known, value] = self.memo[slot];
        if known == part && value >> 8 == self.stride.into() {
            return value as u32 & 255;
        }
        let mut options = 0u64; // no value exceeds the number of moves that are left
        for i in 0..self.shapes.len() {
            let mut places = fits(&self.shapes[i], part);
            while places != 0 {
                options |= 1 << self.sum(part & !cover(&self.shapes[i], 1 << places.trailing_zeros()));
                places &= places - 1;
            }
        }
        self.memo[slot] = [part, u64::from(self.stride << 8 | options.trailing_ones())];
        options.trailing_ones()
    }

    /// The least image of a part in the corner, among those not wider than high.
    fn canonical(&self, part: u64) -> u64 {
        let stride = self.stride;
        let row = |part: u64, r: u32| part >> (r * stride) & ((1 << stride) - 1);
        let part = part >> (part.trailing_zeros() / stride * stride);
        let height = (63 - part.leading_zeros()) / stride + 1;
        let used = (0..height).fold(0, |used, r| used | row(part, r));
        let part = part >> used.trailing_zeros();
        let width = 64 - used.leading_zeros() - used.trailing_zeros();
        let least = |part: u64, height: u32, width: u32| {
            let flipped = (0..height).fold(0, |image, r| image << stride | row(part, r));
            let turned = |bits: u64| bits.reverse_bits() >> (64 - (height - 1) * stride - width);
            part.min(flipped).min(turned(part)).min(turned(flipped))
        };
        let column = |image, r| image | self.columns[row(part, r) as usize] << r;
        let transposed = || least((0..height).fold(0, column), width, height);
        let upright = if height < width { u64::MAX } else { least(part, height, width) };
        if height > width { upright } else { upright.min(transposed()) }
    }
}

/// The places where all cells of a shape are free.
fn fits((places, cells): &(u64, Vec<[u32; 4]>), free: u64) -> u64 {
    cells.iter().fold(*places, |all, [a, b, c, d]| all & free >> a & free >> b & free >> c & free >> d)
}

/// All cells that a shape covers in these places.
fn cover((_, cells): &(u64, Vec<[u32; 4]>), places: u64) -> u64 {
    cells.iter().fold(0, |all, [a, b, c, d]| all | places << a | places << b | places << c | places << d)
}
