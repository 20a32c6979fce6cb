//! A position of a placement game in one machine word: its independent parts, and one form for all
//! parts of one shape.
//!
//! - **Theorem**: parts that no placement links are independent. A part that a half turn maps to
//!   itself while no placement meets its own image has value 0: answer each move by its image.
//! - **Source**: R. Sprague and P. M. Grundy for the sum; Tweedledum and Tweedledee (Winning Ways)
//!   for the half turn.

use super::king::King;
use super::piece::{Piece, invariant};
use super::placements::{Placement, Placements};
use super::symmetry::{Group, Symmetries};
use super::word::Word;

/// The game on a board of `stride` columns and as many rows as the word has room for.
#[derive(Clone, Debug)]
pub(crate) struct WordRules<W> {
    pub(crate) placements: Placements<W>,
    symmetries: Symmetries<W>,
    /// One piece that needs one bit and clears its neighbours: what 2x2 blocks are.
    king: Option<King<W>>,
}

impl<W: Word> WordRules<W> {
    /// The rules for these pieces; a stride of at most the square root of the number of bits.
    pub(crate) fn new(pieces: &[Piece], stride: u32) -> WordRules<W> {
        let around = (0..9).map(|i| (i / 3 - 1, i % 3 - 1)).collect();
        let is_king = pieces == [Piece { need: vec![(0, 0)], clear: around }] && (5..=11).contains(&stride);
        let group = if !invariant(pieces, |(r, c)| (-r, -c)) {
            Group::Translations
        } else if !invariant(pieces, |(r, c)| (-r, c)) {
            Group::HalfTurn
        } else if !invariant(pieces, |(r, c)| (c, r)) {
            Group::Flips
        } else {
            Group::Square
        };
        WordRules {
            placements: Placements::new(pieces, stride),
            symmetries: Symmetries::new(group, stride),
            king: if is_king { Some(King::new(stride)) } else { None },
        }
    }

    /// Calls `found` with each independent part.
    pub(crate) fn split(&self, position: W, found: impl FnMut(W)) {
        self.split_at(position, position, false, found);
    }

    /// The same for what remains after a move, given by its index, in a connected position.
    #[inline]
    pub(crate) fn after(&self, position: W, index: usize, found: impl FnMut(W)) {
        let Placement { keep, ring, .. } = self.placements.all[index];
        let (position, ring) = (position & keep, position & keep & ring);
        let connected = self.king.as_ref().is_some_and(|king| king.is_arc(ring, index as u32));
        self.split_at(position, ring, connected, found);
    }

    /// The least image of a part under translation and the symmetries; 0 where the half turn shows
    /// its value to be 0.
    #[inline]
    pub(crate) fn canonical(&self, part: W) -> W {
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

#[cfg(test)]
mod tests {
    use super::super::piece::pieces;
    use super::*;

    #[test]
    fn a_domino_in_a_row_of_five() {
        let cram: WordRules<u64> = WordRules::new(&pieces(&["##", "#/#"]).1, 8);
        let mut parts = Vec::new();
        cram.after(0b11111, 1, |part| parts.push(cram.canonical(part)));
        // One cell remains, which is of no use, and two: an upright domino.
        assert_eq!(parts, [1 | 1 << 8]);
    }
}
