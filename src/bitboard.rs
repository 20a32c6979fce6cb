//! A position of a placement game in one machine word: moves, independent parts, canonical form.
//!
//! - **Rules**: a piece needs some bits around its place and clears some; who finds no place loses. (`board` makes bits
//!   of cells.)
//! - **Theorem**: bits no placement needs can go. Parts that no placement links are independent: their Grundy values
//!   xor, so equal ones cancel. A part that a half turn maps to itself, no placement touching its own image, has
//!   value 0: answer each move by its image.
//! - **Time**: O(rows) word operations a part; for 2x2 blocks on up to 8x8 places O(1), as rows are bytes. Tables of
//!   O(pieces * bits + 2^columns) words.
//! - **Source**: R. Sprague and P. M. Grundy for the sum; Tweedledum and Tweedledee (Winning Ways) for the half turn.
//! - **Needs**: nothing.
//! - **Used by**: `board_solver`, `board`.
//! - **Checked**: through `board`.
//!
//! ```
//! use grundy::bitboard::{Piece, Rules, image};
//! let domino = Piece { need: vec![(0, 0), (0, 1)], clear: vec![(0, 0), (0, 1)] };
//! let upright = image(&domino, |(row, column)| (column, row));
//! let rules: Rules<u64> = Rules::new(&[domino, upright], 8);
//! assert_eq!(rules.moves(0b111).count(), 2);
//! assert_eq!(rules.placements.len(), 128, "a Placement for each piece and bit");
//! ```

use std::hash::Hash;
use std::ops::{BitAnd, BitOr, Not, Shl, Shr};

/// The machine words a position can live in: `u64` and `u128`.
pub trait Word:
    Copy
    + Ord
    + Hash
    + From<u64>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// The number of bits.
    const BITS: u32;
    /// The low bits of a longer word.
    fn cut(bits: u128) -> Self;
    /// The lowest 64 bits.
    fn low(self) -> u64;
    /// The number of ones.
    fn count(self) -> u32;
    /// The place of the lowest one.
    fn first(self) -> u32;
    /// The place of the highest one.
    fn last(self) -> u32;
    /// Without the lowest one.
    fn rest(self) -> Self;
    /// The highest bit becomes the lowest one, and so on.
    fn reversed(self) -> Self;
}

impl Word for u64 {
    const BITS: u32 = u64::BITS;
    fn cut(bits: u128) -> u64 {
        bits as u64
    }
    fn low(self) -> u64 {
        self
    }
    fn count(self) -> u32 {
        self.count_ones()
    }
    fn first(self) -> u32 {
        self.trailing_zeros()
    }
    fn last(self) -> u32 {
        u64::BITS - 1 - self.leading_zeros()
    }
    fn rest(self) -> u64 {
        self & self.wrapping_sub(1)
    }
    fn reversed(self) -> u64 {
        self.reverse_bits()
    }
}

impl Word for u128 {
    const BITS: u32 = u128::BITS;
    fn cut(bits: u128) -> u128 {
        bits
    }
    fn low(self) -> u64 {
        self as u64
    }
    fn count(self) -> u32 {
        self.count_ones()
    }
    fn first(self) -> u32 {
        self.trailing_zeros()
    }
    fn last(self) -> u32 {
        u128::BITS - 1 - self.leading_zeros()
    }
    fn rest(self) -> u128 {
        self & self.wrapping_sub(1)
    }
    fn reversed(self) -> u128 {
        self.reverse_bits()
    }
}

/// The places of the ones, ascending.
fn ones<W: Word>(word: W) -> impl Iterator<Item = u32> {
    let rests = std::iter::successors(Some(word), |word| Some(word.rest()));
    rests.take_while(|&word| word != W::from(0)).map(W::first)
}

/// A piece: the (row, column) of the bits it needs, the first row and column being 0, and of those it clears.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Piece {
    /// The bits that must be there.
    pub need: Vec<(i32, i32)>,
    /// The bits that are gone afterwards: with those, all whose placements overlap this one.
    pub clear: Vec<(i32, i32)>,
}

/// One piece at one place.
#[derive(Clone, Debug)]
pub struct Placement<W> {
    /// The bits that must be there.
    need: W,
    /// The bits that stay.
    pub keep: W,
    /// The surroundings: each part of what stays of a connected position has a bit here.
    ring: W,
}

/// The game on a board of `stride` columns and as many rows as the word has room for.
#[derive(Clone, Debug)]
pub struct Rules<W> {
    /// By index: piece times number of bits, plus place.
    pub placements: Vec<Placement<W>>,
    /// By piece: the distances of the bits it needs from its place, and the places where it does not stick out.
    fits: Vec<(Vec<u32>, W)>,
    /// By bit: the bits a placement that needs this one may clear.
    near: Vec<W>,
    /// By bit: the placements that need it.
    through: Vec<Vec<usize>>,
    /// Every piece needs one bit, so none is ever without a use.
    single: bool,
    /// A part of at most so many bits has value 1: one placement ends it.
    trivial: u32,
    /// How many of the symmetries of the square keep the rules: 8, 4 (flips), 2 (half turn) or 1.
    symmetries: u32,
    stride: u32,
    /// One piece that needs one bit and clears its neighbours, in up to 11 columns: what 2x2 blocks are.
    king: bool,
    /// The bits that have a neighbour on the left, and on the right.
    left: W,
    right: W,
    /// By row: the same as a column.
    column: Vec<W>,
}

impl<W: Word> Rules<W> {
    /// The rules for these pieces; a stride of at most the square root of the number of bits.
    pub fn new(pieces: &[Piece], stride: u32) -> Rules<W> {
        let (none, rows, columns) = (W::from(0), (W::BITS / stride) as i32, stride as i32);
        let word = |cells: &[(i32, i32)], row: i32, column: i32| {
            let cells = cells.iter().map(|cell| (cell.0 + row, cell.1 + column));
            let inside = cells.filter(|&(r, c)| 0 <= r && r < rows && 0 <= c && c < columns);
            inside.fold(none, |word, (r, c)| word | W::from(1) << (r * columns + c) as u32)
        };
        let at = |place: u32| (place as i32 / columns, place as i32 % columns);
        let mut links: Vec<(i32, i32)> = Vec::new();
        for Piece { need, clear } in pieces {
            links.extend(need.iter().flat_map(|n| clear.iter().map(move |c| (c.0 - n.0, c.1 - n.1))));
        }
        let near: Vec<W> = (0..W::BITS).map(at).map(|(row, column)| word(&links, row, column)).collect();
        let (mut placements, mut fits) = (Vec::new(), Vec::new());
        for Piece { need, clear } in pieces {
            let mut room = none;
            for place in 0..W::BITS {
                let (row, column) = at(place);
                let (needed, cleared) = (word(need, row, column), word(clear, row, column));
                if needed.count() as usize == need.len() {
                    room = room | W::from(1) << place;
                }
                placements.push(Placement { need: needed, keep: !cleared, ring: none });
            }
            let distance = |&(row, column): &(i32, i32)| (row * columns + column) as u32;
            let needs = if room == none { Vec::new() } else { need.iter().map(distance).collect() };
            fits.push((needs, room));
        }
        let single = pieces.iter().all(|piece| piece.need.len() == 1);
        let mut through = vec![Vec::new(); W::BITS as usize];
        for (i, placement) in placements.iter_mut().enumerate() {
            placement.ring = ones(!placement.keep).fold(none, |ring, bit| ring | near[bit as usize]);
            if fits[i / W::BITS as usize].1 >> (i as u32 % W::BITS) & W::from(1) != none {
                ones(placement.need).for_each(|bit| through[bit as usize].push(i));
            }
        }
        let around: Vec<_> = (0..9).map(|i| (i / 3 - 1, i % 3 - 1)).collect();
        let king = Piece { need: vec![(0, 0)], clear: around };
        let column =
            |column| (0..rows).fold(none, |all, row| all | W::from(1) << (row * columns + column) as u32);
        let least = pieces.iter().map(|piece| piece.need.len() as u32).min().unwrap_or(1);
        let spread = |row: u32| {
            (0..stride).filter(move |c| row >> c & 1 == 1).map(move |c| W::from(1) << (c * stride))
        };
        Rules {
            placements,
            fits,
            near,
            through,
            single,
            trivial: if single { 2 } else { 2 * least - 1 },
            symmetries: match () {
                _ if !invariant(pieces, |(r, c)| (-r, -c)) => 1,
                _ if !invariant(pieces, |(r, c)| (-r, c)) => 2,
                _ if !invariant(pieces, |(r, c)| (c, r)) => 4,
                _ => 8,
            },
            stride,
            left: !column(0),
            right: !column(columns - 1),
            king: pieces == [king] && (5..=11).contains(&stride),
            column: (0..1 << stride).map(|row| spread(row).fold(none, |a, b| a | b)).collect(),
        }
    }

    /// The placements that are possible, by index: piece by piece, row by row.
    pub fn moves(&self, position: W) -> impl Iterator<Item = usize> + '_ {
        let by_piece = move |(piece, fits)| {
            ones(places(fits, position)).map(move |place| piece * W::BITS as usize + place as usize)
        };
        self.fits.iter().enumerate().flat_map(by_piece)
    }

    /// Adds the independent parts in canonical form, but for those of known value, whose sum is returned.
    pub fn split(&self, position: W, parts: &mut Vec<W>) -> u32 {
        self.split_at(position, position, parts)
    }

    /// The same after a move in a connected position.
    pub fn after(&self, position: W, index: usize, parts: &mut Vec<W>) -> u32 {
        let Placement { keep, ring, .. } = self.placements[index];
        let (position, ring) = (position & keep, position & keep & ring);
        if self.king && self.is_arc(ring, index as u32) {
            return self.add(position, parts.len(), parts);
        }
        self.split_at(position, ring, parts)
    }

    /// Whether some of the 16 bits around a king's neighbours hang together on their own.
    fn is_arc(&self, ring: W, place: u32) -> bool {
        let (row, corner) = (self.stride, 2 * self.stride + 2);
        let ring = if place < corner { ring << (corner - place) } else { ring >> (place - corner) }.low();
        let side = 1 | 1 << row | 1 << (2 * row) | 1 << (3 * row);
        // One step clockwise, or two where the first would be to a corner.
        let right = (ring & 15) << 1 | (ring & 8) << (row + 1);
        let down = (ring & side << 4) << row | (ring & 1 << (3 * row + 4)) << (row - 1);
        let left = (ring & 30 << (4 * row)) >> 1 | (ring & 2 << (4 * row)) >> (row + 1);
        let up = (ring & side << row) >> row | (ring & 1 << row) >> (row - 1);
        let starts = ring & !(right | down | left | up);
        ring != 0 && starts & starts.wrapping_sub(1) == 0
    }

    /// Adds the parts; `ring` has a bit of each.
    fn split_at(&self, mut position: W, mut ring: W, parts: &mut Vec<W>) -> u32 {
        let (from, mut known) = (parts.len(), 0);
        if !self.single {
            position = self.fits.iter().fold(W::from(0), |live, fits| {
                let places = places(fits, position);
                fits.0.iter().fold(live, |live, &bit| live | places << bit)
            });
        }
        ring = ring & position;
        while ring != W::from(0) {
            let part = self.part(position, ring);
            position = position & !part;
            ring = ring & !part;
            known ^= self.add(part, from, parts);
        }
        known
    }

    /// Adds a part, unless its value is known or an equal one cancels it.
    fn add(&self, part: W, from: usize, parts: &mut Vec<W>) -> u32 {
        if part.count() <= self.trivial {
            return 1;
        }
        let part = self.canonical(part);
        match parts[from..].iter().position(|&other| other == part) {
            Some(i) => drop(parts.swap_remove(from + i)),
            None if part == W::from(0) => {}
            None => parts.push(part),
        }
        0
    }

    /// The part with the first bit of the ring; the rest at once when it has all of the ring.
    fn part(&self, position: W, ring: W) -> W {
        let mut part = ring & !ring.rest();
        if self.king {
            return self.king_part(position, ring, part);
        }
        let mut todo = part;
        while todo != W::from(0) {
            let next = if todo & ring != W::from(0) { todo & ring } else { todo };
            let bit = next.first() as usize;
            let linked = if self.single { self.near[bit] } else { self.linked(position, bit) };
            let new = position & linked & !part;
            part = part | new;
            if ring & !part == W::from(0) {
                return position;
            }
            todo = todo & !(next & !next.rest()) | new;
        }
        part
    }

    /// The same by whole words: all neighbours of a part at once.
    fn king_part(&self, position: W, ring: W, mut part: W) -> W {
        let (row, left, right) = (self.stride, self.left, self.right);
        loop {
            let wide = part | (part & right) << 1 | (part & left) >> 1;
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

    /// What the placements that need a bit would clear.
    fn linked(&self, position: W, bit: usize) -> W {
        let possible = self.through[bit]
            .iter()
            .map(|&i| &self.placements[i])
            .filter(|p| p.need & !position == W::from(0));
        possible.fold(W::from(0), |linked, placement| linked | !placement.keep)
    }

    /// The least image of a part under translation and the symmetries; 0 where the half turn shows its value to be 0.
    fn canonical(&self, part: W) -> W {
        let (none, stride) = (W::from(0), self.stride);
        if W::BITS == 64 && stride == 8 && self.king {
            return W::from(self.canonical_square(part.low()));
        }
        let top = self.row(part.first());
        let height = self.row(part.last()) - top + 1;
        let part = part >> (top * stride);
        let (mut columns, mut step) = (part, stride);
        while step < height * stride {
            columns = columns | columns >> step;
            step *= 2;
        }
        let columns = columns.low() & (self.column.len() as u64 - 1);
        let left = columns.trailing_zeros();
        let width = 64 - columns.leading_zeros() - left;
        let part = part >> left;
        if self.symmetries < 2 {
            return part;
        }
        let turned = self.turned(part, height, width);
        if turned == part && self.apart(part, height, width) {
            return none;
        }
        match self.symmetries {
            2 => part.min(turned),
            4 => self.upright(part, height, width),
            _ if height < width => self.upright(self.transposed(part), width, height),
            _ if height > width => self.upright(part, height, width),
            _ => {
                let transposed = self.transposed(part);
                self.upright(part, height, width).min(self.upright(transposed, height, width))
            }
        }
    }

    /// The same on 8 rows of 8 bits, where rows swap as bytes do.
    fn canonical_square(&self, part: u64) -> u64 {
        let part = part >> (part.trailing_zeros() & !7);
        let columns = part | part >> 32;
        let columns = columns | columns >> 16;
        let columns = (columns | columns >> 8) & 255;
        let part = part >> columns.trailing_zeros();
        let (below, right) =
            (part.leading_zeros() & !7, columns.leading_zeros() - 56 + columns.trailing_zeros());
        let half_turn = |part: u64| part.reverse_bits() >> (below + right);
        let turned = half_turn(part);
        if turned == part && self.apart(W::from(part), 8 - below / 8, 8 - right) {
            return 0;
        }
        if 8 * right > below {
            return upright(part, below, right);
        }
        let across = upright(transposed(part), 8 * right, below / 8);
        if 8 * right < below { across } else { across.min(upright(part, below, right)) }
    }

    /// Whether no placement touches its image under a half turn.
    fn apart(&self, part: W, height: u32, width: u32) -> bool {
        if self.king {
            // Only in the centre, which is one, two or four bits.
            let row = W::from(1 | 1 << ((width + 1) % 2)) << ((width - 1) / 2);
            let centre = row << ((height - 1) / 2 * self.stride) | row << (height / 2 * self.stride);
            return part & centre == W::from(0);
        }
        let apart = |p: &Placement<W>| self.turned(p.need, height, width) & !p.keep == W::from(0);
        self.moves(part).all(|i| apart(&self.placements[i]))
    }

    fn row(&self, bit: u32) -> u32 {
        (bit * (65536 / self.stride + 1)) >> 16
    }

    /// After a half turn.
    fn turned(&self, part: W, height: u32, width: u32) -> W {
        part.reversed() >> (W::BITS - (height - 1) * self.stride - width)
    }

    /// The least image under flips. The last row decides first, which saves half of the flips.
    fn upright(&self, part: W, height: u32, width: u32) -> W {
        let (last, mask) = ((height - 1) * self.stride, self.column.len() as u64 - 1);
        let turned = self.turned(part, height, width);
        let least = part.min(turned);
        if (part.low() & mask).min(turned.low() & mask) > (least >> last).low() {
            return least;
        }
        let (mut flipped, mut rest) = (W::from(0), part);
        for _ in 0..height {
            flipped = flipped << self.stride | W::from(rest.low() & mask);
            rest = rest >> self.stride;
        }
        least.min(flipped).min(self.turned(flipped, height, width))
    }

    /// Rows and columns exchanged.
    fn transposed(&self, mut part: W) -> W {
        let (mut transposed, mut row) = (W::from(0), 0);
        while part != W::from(0) {
            let bits = part.low() as usize & (self.column.len() - 1);
            transposed = transposed | self.column[bits] << row;
            part = part >> self.stride;
            row += 1;
        }
        transposed
    }
}

/// The least image under flips of 8 rows of 8 bits, so many bits below and columns on the right being empty.
fn upright(part: u64, below: u32, right: u32) -> u64 {
    let flipped = part.swap_bytes() >> below;
    let half_turn = |part: u64| part.reverse_bits() >> (below + right);
    part.min(flipped).min(half_turn(part).min(half_turn(flipped)))
}

/// 8 rows of 8 bits become columns: blocks of 1, 2, 4 bits change places across the diagonal.
fn transposed(part: u64) -> u64 {
    let swapped = |part: u64, distance: u32, mask: u64| {
        let changed = (part ^ part >> distance) & mask;
        part ^ changed ^ changed << distance
    };
    let part = swapped(part, 7, 0x00AA_00AA_00AA_00AA);
    let part = swapped(part, 14, 0x0000_CCCC_0000_CCCC);
    swapped(part, 28, 0x0000_0000_F0F0_F0F0)
}

/// The places where a piece fits.
fn places<W: Word>((needs, room): &(Vec<u32>, W), position: W) -> W {
    needs.iter().fold(*room, |places, &bit| places & position >> bit)
}

/// Whether a symmetry of the plane maps the set of pieces to itself.
fn invariant(pieces: &[Piece], symmetry: impl Fn((i32, i32)) -> (i32, i32)) -> bool {
    let sorted = |mut pieces: Vec<Piece>| {
        pieces.sort_unstable();
        pieces
    };
    let images =
        |symmetry: &dyn Fn((i32, i32)) -> (i32, i32)| pieces.iter().map(|p| image(p, symmetry)).collect();
    sorted(images(&symmetry)) == sorted(images(&|cell| cell))
}

/// A piece after a symmetry of the plane, moved back to row and column 0.
pub fn image(piece: &Piece, symmetry: impl Fn((i32, i32)) -> (i32, i32)) -> Piece {
    let need: Vec<_> = piece.need.iter().map(|&cell| symmetry(cell)).collect();
    let least = |of: fn(&(i32, i32)) -> i32| need.iter().map(of).min().unwrap_or(0);
    let (row, column) = (least(|cell| cell.0), least(|cell| cell.1));
    let home = |cells: &[(i32, i32)]| {
        let mut cells: Vec<_> = cells.iter().map(|&(r, c)| (r - row, c - column)).collect();
        cells.sort_unstable();
        cells
    };
    let clear: Vec<_> = piece.clear.iter().map(|&cell| symmetry(cell)).collect();
    Piece { need: home(&need), clear: home(&clear) }
}
