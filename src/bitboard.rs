//! A position of a placement game in one machine word: its moves, its independent parts, one form for parts of one shape.
//!
//! - **Rules**: a piece needs some bits around its place and clears some; who finds no place loses. (`board` makes bits
//!   of cells.)
//! - **Theorem**: bits no placement needs can go. Parts that no placement links are independent. A part that a half turn
//!   maps to itself, no placement touching its own image, has value 0: answer each move by its image.
//! - **Time**: O(rows) word operations a part. Tables of O(pieces * bits + 2^columns) words.
//! - **Source**: R. Sprague and P. M. Grundy for the sum; Tweedledum and Tweedledee (Winning Ways) for the half turn.
//! - **Needs**: `board_king`, `board_symmetry`, `polyomino`, `word`.
//! - **Used by**: `board_solver`, `board`.
//! - **Checked**: through `board`.
//!
//! ```
//! use grundy::bitboard::{Placement, Rules};
//! use grundy::polyomino::pieces;
//! let cram: Rules<u64> = Rules::new(&pieces(&["##", "#/#"]).1, 8);
//! assert_eq!(cram.moves(0b111).count(), 2);
//! let first: &Placement<u64> = &cram.placements[0];
//! assert_eq!(0b111 & first.keep, 0b100);
//! ```

use crate::board_king::King;
use crate::board_symmetry::Symmetries;
use crate::polyomino::Piece;
use crate::polyomino::invariant;
use crate::word::Word;
use crate::word::ones;

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
    pub trivial: u32,
    symmetries: Symmetries<W>,
    /// One piece that needs one bit and clears its neighbours: what 2x2 blocks are.
    king: Option<King<W>>,
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
        let mut through = vec![Vec::new(); W::BITS as usize];
        for (i, placement) in placements.iter_mut().enumerate() {
            placement.ring = ones(!placement.keep).fold(none, |ring, bit| ring | near[bit as usize]);
            if fits[i / W::BITS as usize].1 >> (i as u32 % W::BITS) & W::from(1) != none {
                ones(placement.need).for_each(|bit| through[bit as usize].push(i));
            }
        }
        let single = pieces.iter().all(|piece| piece.need.len() == 1);
        let least = pieces.iter().map(|piece| piece.need.len() as u32).min().unwrap_or(1);
        let around = (0..9).map(|i| (i / 3 - 1, i % 3 - 1)).collect();
        let is_king = pieces == [Piece { need: vec![(0, 0)], clear: around }] && (5..=11).contains(&stride);
        let symmetries = match () {
            _ if !invariant(pieces, |(r, c)| (-r, -c)) => 1,
            _ if !invariant(pieces, |(r, c)| (-r, c)) => 2,
            _ if !invariant(pieces, |(r, c)| (c, r)) => 4,
            _ => 8,
        };
        Rules {
            placements,
            fits,
            near,
            through,
            single,
            trivial: if single { 2 } else { 2 * least - 1 },
            symmetries: Symmetries::new(symmetries, stride),
            king: if is_king { Some(King::new(stride)) } else { None },
        }
    }

    /// The placements that are possible, by index: piece by piece, row by row.
    pub fn moves(&self, position: W) -> impl Iterator<Item = usize> + '_ {
        let by_piece = move |(piece, fits)| {
            ones(places(fits, position)).map(move |place| piece * W::BITS as usize + place as usize)
        };
        self.fits.iter().enumerate().flat_map(by_piece)
    }

    /// Calls `found` with each independent part.
    pub fn split(&self, position: W, found: impl FnMut(W)) {
        self.split_at(position, position, false, found);
    }

    /// The same after a move in a connected position.
    #[inline]
    pub fn after(&self, position: W, index: usize, found: impl FnMut(W)) {
        let Placement { keep, ring, .. } = self.placements[index];
        let (position, ring) = (position & keep, position & keep & ring);
        let connected = self.king.as_ref().map_or(false, |king| king.is_arc(ring, index as u32));
        self.split_at(position, ring, connected, found);
    }

    /// The least image of a part under translation and the symmetries; 0 where the half turn shows its value to be 0.
    #[inline]
    pub fn canonical(&self, part: W) -> W {
        let shape = self.symmetries.least(part);
        let (height, width) = (shape.height, shape.width);
        if !shape.central {
            return shape.bits;
        }
        let apart = match &self.king {
            Some(king) => shape.bits & king.centre(height, width) == W::from(0),
            None => self.moves(shape.bits).all(|i| {
                let Placement { need, keep, .. } = self.placements[i];
                self.symmetries.half_turn(need, height, width) & !keep == W::from(0)
            }),
        };
        if apart { W::from(0) } else { shape.bits }
    }

    /// Each part of a position; `ring` has a bit of each.
    #[inline]
    fn split_at(&self, mut position: W, mut ring: W, connected: bool, mut found: impl FnMut(W)) {
        if !self.single {
            position = self.fits.iter().fold(W::from(0), |live, fits| {
                let places = places(fits, position);
                fits.0.iter().fold(live, |live, &bit| live | places << bit)
            });
        }
        ring = ring & position;
        while ring != W::from(0) {
            let start = ring & !ring.rest();
            let part = match &self.king {
                _ if connected => position,
                Some(king) => king.part(position, ring, start),
                None => self.part(position, ring, start),
            };
            position = position & !part;
            ring = ring & !part;
            found(part);
        }
    }

    /// The part of a position with one bit of the ring; the rest at once when it has all of the ring.
    fn part(&self, position: W, ring: W, start: W) -> W {
        let (mut part, mut todo) = (start, start);
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

    /// What the placements that need a bit would clear.
    fn linked(&self, position: W, bit: usize) -> W {
        let possible = self.through[bit]
            .iter()
            .map(|&i| &self.placements[i])
            .filter(|p| p.need & !position == W::from(0));
        possible.fold(W::from(0), |linked, placement| linked | !placement.keep)
    }
}

/// The places where a piece fits.
fn places<W: Word>((needs, room): &(Vec<u32>, W), position: W) -> W {
    needs.iter().fold(*room, |places, &bit| places & position >> bit)
}
