//! A position of a placement game in one machine word: its independent parts, one form for parts of
//! one shape.
//!
//! - **Rules**: a piece needs some bits around its place and clears some; who finds no place loses.
//!   (`board` makes bits of cells.)
//! - **Theorem**: parts that no placement links are independent. A part that a half turn maps to
//!   itself, no placement touching its own image, has value 0: answer each move by its image.
//! - **Time**: O(rows) word operations a part. See `placements` for the tables.
//! - **Source**: R. Sprague and P. M. Grundy for the sum; Tweedledum and Tweedledee (Winning Ways)
//!   for the half turn.
//! - **Needs**: `board_king`, `board_symmetry`, `placements`, `polyomino`, `word`.
//! - **Checked**: through `board`.
//!
//! ```
//! use grundy_explorer::bitboard::Rules;
//! use grundy_explorer::polyomino::pieces;
//! let cram: Rules<u64> = Rules::new(&pieces(&["##", "#/#"]).1, 8);
//! let mut parts = Vec::new();
//! cram.after(0b11111, 1, |part| parts.push(cram.canonical(part)));
//! assert_eq!(parts, [1 | 1 << 8], "the domino leaves one cell, which is of no use, and two: an upright domino");
//! ```

use crate::board_king::King;
use crate::board_symmetry::Symmetries;
use crate::placements::Placement;
use crate::placements::Placements;
use crate::polyomino::Piece;
use crate::polyomino::invariant;
use crate::word::Word;

/// The game on a board of `stride` columns and as many rows as the word has room for.
#[derive(Clone, Debug)]
pub struct Rules<W> {
    /// The pieces at all places.
    pub placements: Placements<W>,
    symmetries: Symmetries<W>,
    /// One piece that needs one bit and clears its neighbours: what 2x2 blocks are.
    king: Option<King<W>>,
}

impl<W: Word> Rules<W> {
    /// The rules for these pieces; a stride of at most the square root of the number of bits.
    pub fn new(pieces: &[Piece], stride: u32) -> Rules<W> {
        let around = (0..9).map(|i| (i / 3 - 1, i % 3 - 1)).collect();
        let is_king = pieces == [Piece { need: vec![(0, 0)], clear: around }] && (5..=11).contains(&stride);
        let symmetries = match () {
            _ if !invariant(pieces, |(r, c)| (-r, -c)) => 1,
            _ if !invariant(pieces, |(r, c)| (-r, c)) => 2,
            _ if !invariant(pieces, |(r, c)| (c, r)) => 4,
            _ => 8,
        };
        Rules {
            placements: Placements::new(pieces, stride),
            symmetries: Symmetries::new(symmetries, stride),
            king: if is_king { Some(King::new(stride)) } else { None },
        }
    }

    /// Calls `found` with each independent part.
    pub fn split(&self, position: W, found: impl FnMut(W)) {
        self.split_at(position, position, false, found);
    }

    /// The same after a move in a connected position.
    #[inline]
    pub fn after(&self, position: W, index: usize, found: impl FnMut(W)) {
        let Placement { keep, ring, .. } = self.placements.all[index];
        let (position, ring) = (position & keep, position & keep & ring);
        let connected = self.king.as_ref().map_or(false, |king| king.is_arc(ring, index as u32));
        self.split_at(position, ring, connected, found);
    }

    /// The least image of a part under translation and the symmetries; 0 where the half turn shows
    /// its value to be 0.
    #[inline]
    pub fn canonical(&self, part: W) -> W {
        let shape = self.symmetries.least(part);
        let (height, width) = (shape.height, shape.width);
        if !shape.central {
            return shape.bits;
        }
        let apart = match &self.king {
            Some(king) => shape.bits & king.centre(height, width) == W::from(0),
            None => self.placements.moves(shape.bits).all(|i| {
                let Placement { need, keep, .. } = self.placements.all[i];
                self.symmetries.half_turn(need, height, width) & !keep == W::from(0)
            }),
        };
        if apart { W::from(0) } else { shape.bits }
    }

    /// Each part of a position; `ring` has a bit of each.
    #[inline]
    fn split_at(&self, mut position: W, mut ring: W, connected: bool, mut found: impl FnMut(W)) {
        position = self.placements.live(position);
        ring = ring & position;
        while ring != W::from(0) {
            let start = ring & !ring.rest();
            let part = match &self.king {
                _ if connected => position,
                Some(king) => king.part(position, ring, start),
                None => self.placements.part(position, ring, start),
            };
            position = position & !part;
            ring = ring & !part;
            found(part);
        }
    }
}
