//! A position of a placement game in one machine word: its independent parts, and one form for all
//! parts of one shape.
//!
//! - **Theorem**: parts that no placement links are independent. A part that a half turn maps to
//!   itself while no placement meets its own image has value 0: answer each move by its image.
//! - **Source**: R. Sprague and P. M. Grundy for the sum; Tweedledum and Tweedledee (Winning Ways)
//!   for the half turn.

use super::essential_pieces::essential;
use super::neighbours::Neighbours;
use super::piece::{Offset, Piece, invariant};
use super::placements::{Placement, Placements};
use super::symmetry::{Group, Symmetries};
use super::word::Word;

/// The game on a board of `stride` columns and as many rows as the word has room for.
#[derive(Clone, Debug)]
pub(crate) struct WordRules<W> {
    pub(crate) placements: Placements<W>,
    symmetries: Symmetries<W>,
    /// Where neighbours are what hangs together.
    neighbours: Option<Neighbours<W>>,
}

impl<W: Word> WordRules<W> {
    /// The rules for these pieces; a stride of at most the square root of the number of bits.
    pub(crate) fn new(pieces: &[Piece], stride: u32) -> WordRules<W> {
        let around = (0..9).map(|i| (i / 3 - 1, i % 3 - 1)).collect();
        // One piece that needs one bit and clears its neighbours: what 2x2 blocks are.
        let is_king = pieces == [Piece { need: vec![(0, 0)], clear: around }] && (5..=11).contains(&stride);
        let mut essential: Vec<&Piece> = essential(pieces).into_iter().map(|i| &pieces[i]).collect();
        essential.sort_unstable();
        let domino = |cells: &[Offset; 2]| Piece { need: cells.to_vec(), clear: cells.to_vec() };
        let dominoes = [domino(&[(0, 0), (0, 1)]), domino(&[(0, 0), (1, 0)])];
        let is_rook = essential.iter().copied().eq(&dominoes);
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
            neighbours: if is_king || is_rook { Some(Neighbours::new(is_king, stride)) } else { None },
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
        let connected =
            self.neighbours.as_ref().is_some_and(|near| near.is_king && near.is_arc(ring, index as u32));
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
        let apart = match &self.neighbours {
            Some(near) if near.is_king => shape.bits & near.centre(height, width) == W::from(0),
            _ => self.placements.moves(shape.bits).all(|i| {
                let Placement { need, keep, .. } = self.placements.all[i];
                self.symmetries.half_turn(need, height, width) & !keep == W::from(0)
            }),
        };
        if apart { W::from(0) } else { shape.bits }
    }

    /// How many rows a placement is from the middle one of a part in the corner, in the order in
    /// which one reads.
    pub(crate) fn rows_from_middle(&self, part: W, index: usize) -> u32 {
        let (place, stride) = (index as u32 % W::BITS, self.symmetries.stride);
        (2 * place).abs_diff(part.last() / stride * stride) / (2 * stride)
    }

    /// Each part of a position; `ring` has a bit of each.
    #[inline]
    fn split_at(&self, mut position: W, mut ring: W, connected: bool, mut found: impl FnMut(W)) {
        position = match &self.neighbours {
            Some(near) if !near.is_king => near.paired(position),
            _ => self.placements.live(position),
        };
        ring = ring & position;
        while ring != W::from(0) {
            let start = ring & !ring.rest();
            let part = match &self.neighbours {
                // All of it, if no other part has a bit in the ring.
                _ if connected || ring.rest() == W::from(0) => position,
                Some(near) => near.part(position, ring, start),
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
