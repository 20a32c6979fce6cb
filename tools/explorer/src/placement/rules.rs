//! A position of a placement game in one machine word: its independent parts, and one form for all
//! parts of one shape.
//!
//! - **Theorem**: parts that no placement links are independent. A part that a half turn maps to
//!   itself while no placement meets its own image has value 0: answer each move by its image.
//! - **Source**: R. Sprague and P. M. Grundy for the sum; Tweedledum and Tweedledee (Winning Ways)
//!   for the half turn.

use super::corner_table::CornerTable;
use super::essential_pieces::essential;
use super::neighbours::Neighbours;
use super::piece::{Offset, Piece, invariant};
use super::placements::{Placement, Placements};
use super::symmetry::{Corner, Group, Symmetries};
use super::word::Word;

/// The game on a board of `stride` columns and as many rows as the word has room for.
#[derive(Clone, Debug)]
pub(crate) struct WordRules<W> {
    pub(crate) placements: Placements<W>,
    symmetries: Symmetries<W>,
    /// Where a search lasts.
    corner: Option<CornerTable>,
    /// Where neighbours are what hangs together.
    neighbours: Option<Neighbours<W>>,
}

/// What a part is reduced to.
pub(crate) enum Reduced<W> {
    Form(W),
    Value(u32),
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
            corner: None,
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

    /// From now on the values of the smallest parts come from a table.
    pub(crate) fn add_corner_table(&mut self) {
        if self.corner.is_none() {
            self.corner = CornerTable::new(&self.placements, self.symmetries.stride);
        }
    }

    /// The value of a part, if that is known without a search, else its canonical form.
    #[inline]
    pub(crate) fn reduced(&self, part: W) -> Reduced<W> {
        let corner = self.symmetries.corner(part);
        let (size, stride) = ((corner.height, corner.width), self.symmetries.stride);
        if let Some(value) = self.corner.as_ref().and_then(|table| table.value(corner.bits, size, stride)) {
            return Reduced::Value(value);
        }
        let form = self.form(corner);
        if form == W::from(0) { Reduced::Value(0) } else { Reduced::Form(form) }
    }

    /// The least image of a part under translation and the symmetries; 0 where the half turn shows
    /// its value to be 0.
    pub(crate) fn canonical(&self, part: W) -> W {
        self.form(self.symmetries.corner(part))
    }

    /// The same of a part in the corner.
    #[inline]
    fn form(&self, corner: Corner<W>) -> W {
        let shape = self.symmetries.least(corner);
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

    /// The rows and columns of a part.
    pub(crate) fn size(&self, part: W) -> (u32, u32) {
        let corner = self.symmetries.corner(part);
        (corner.height, corner.width)
    }

    /// The placements in a part in the corner, those in the middle third of its rows first.
    pub(crate) fn moves(&self, part: W, (height, _): (u32, u32)) -> impl Iterator<Item = usize> + '_ {
        let first = (height - 1) / 3;
        let from = |row: u32| !W::from(0) << (row * self.symmetries.stride);
        let middle = if first == 0 { !W::from(0) } else { from(first) & !from(height - first) };
        self.placements.moves_at(part, middle).chain(self.placements.moves_at(part, !middle))
    }

    /// How many half steps a placement is from the middle row, and from the middle column, of a
    /// part of this size in the corner.
    #[inline]
    pub(crate) fn distance(&self, (height, width): (u32, u32), index: usize) -> (u32, u32) {
        let (row, column) = self.placements.all[index].middle;
        (row.abs_diff(height - 1), column.abs_diff(width - 1))
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
