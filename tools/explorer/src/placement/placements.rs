//! The pieces of a placement game at all places of a word: which bits each needs and clears, and
//! what it links.
//!
//! Bits that no possible placement needs can be dropped. Bits that some possible placement needs,
//! and those that it clears, belong together. Both are asked of the essential pieces only.

use super::essential_pieces::essential;
use super::piece::{Offset, Piece};
use super::word::{Word, ones};

#[derive(Clone, Debug)]
pub(crate) struct Placement<W> {
    /// The bits that must be there.
    pub(crate) need: W,
    /// The bits that stay.
    pub(crate) keep: W,
    /// The surroundings: when a connected position has lost bits here, each part of what stays has
    /// a bit in the ring.
    pub(crate) ring: W,
    /// Twice its middle row and column, of what it needs.
    pub(crate) middle: (u32, u32),
}

/// All placements on a board of `stride` columns and as many rows as the word has room for.
#[derive(Clone, Debug)]
pub(crate) struct Placements<W> {
    /// By index: number of the piece times number of bits, plus place.
    pub(crate) all: Vec<Placement<W>>,
    /// By piece.
    fits: Vec<Fit<W>>,
    /// The same of the essential pieces only.
    essential: Vec<Fit<W>>,
    /// By bit: the bits that an essential placement that needs this one may clear.
    near: Vec<W>,
    /// By bit: the essential placements that need it.
    through: Vec<Vec<usize>>,
    /// Every essential piece needs just one bit, so each bit is of use.
    single: bool,
    /// Every essential piece clears just what it needs.
    cells: bool,
}

#[derive(Clone, Debug)]
struct Fit<W> {
    /// The distances from its place of the bits it needs.
    distances: Vec<u32>,
    /// The places where it does not stick out of the board.
    room: W,
}

impl<W: Word> Fit<W> {
    fn new(piece: &Piece, stride: u32) -> Fit<W> {
        let mut room = W::from(0);
        for place in 0..W::BITS {
            if bits::<W>(&piece.need, place, stride).count() as usize == piece.need.len() {
                room = room | W::from(1) << place;
            }
        }
        // A piece without room has no distances: they could exceed the word.
        let needed = if room == W::from(0) { &[][..] } else { &piece.need };
        let distance = |&(row, column): &Offset| (row * stride as i32 + column) as u32;
        Fit { distances: needed.iter().map(distance).collect(), room }
    }

    /// The places where the piece fits in a position.
    fn places(&self, position: W) -> W {
        self.distances.iter().fold(self.room, |places, &distance| places & position >> distance)
    }
}

impl<W: Word> Placements<W> {
    /// The placements of these pieces; tables of O(pieces * bits) words.
    pub(crate) fn new(pieces: &[Piece], stride: u32) -> Placements<W> {
        let essential = essential(pieces);
        let fits: Vec<Fit<W>> = pieces.iter().map(|piece| Fit::new(piece, stride)).collect();
        let near = near::<W>(essential.iter().map(|&i| &pieces[i]), stride);

        let mut all = Vec::new();
        for piece in pieces {
            for place in 0..W::BITS {
                let clear: W = bits(&piece.clear, place, stride);
                let ring = ones(clear).fold(W::from(0), |ring, bit| ring | near[bit as usize]);
                let need = bits(&piece.need, place, stride);
                all.push(Placement { need, keep: !clear, ring, middle: middle(need, stride) });
            }
        }

        let mut through = vec![Vec::new(); W::BITS as usize];
        for &piece in &essential {
            for place in ones(fits[piece].room) {
                let index = piece * W::BITS as usize + place as usize;
                ones(all[index].need).for_each(|bit| through[bit as usize].push(index));
            }
        }

        let cells = essential.iter().all(|&i| pieces[i].need == pieces[i].clear);
        let single = essential.iter().all(|&i| pieces[i].need.len() == 1);
        // Two bits are linked by a piece that needs one of them and clears both.
        let essential = essential.iter().map(|&i| fits[i].clone()).collect();
        Placements { all, fits, essential, near, through, single, cells }
    }

    /// The placements that are possible, by index: piece by piece, row by row.
    pub(crate) fn moves(&self, position: W) -> impl Iterator<Item = usize> + '_ {
        self.moves_at(position, !W::from(0))
    }

    /// Those of them that begin in some places.
    pub(crate) fn moves_at(&self, position: W, places: W) -> impl Iterator<Item = usize> + '_ {
        let by_piece = move |(piece, fit): (usize, &Fit<W>)| {
            ones(fit.places(position) & places).map(move |place| piece * W::BITS as usize + place as usize)
        };
        self.fits.iter().enumerate().flat_map(by_piece)
    }

    /// The bits that some possible placement needs.
    #[inline]
    pub(crate) fn live(&self, position: W) -> W {
        if self.single {
            return position;
        }
        self.essential.iter().fold(W::from(0), |live, fit| {
            let places = fit.places(position);
            fit.distances.iter().fold(live, |live, &distance| live | places << distance)
        })
    }

    /// The part of a position that has the bit `start` of a ring; once the part has all of the
    /// ring, it is the whole position, whose parts all meet the ring. O(bits) word operations.
    #[inline]
    pub(crate) fn part(&self, position: W, ring: W, start: W) -> W {
        if self.cells { self.grown(position, ring, start) } else { self.linked_part(position, ring, start) }
    }

    /// If every piece clears just what it needs: all placements that meet the part at once.
    fn grown(&self, position: W, ring: W, mut part: W) -> W {
        loop {
            let mut grown = part;
            for fit in &self.essential {
                let met = fit.distances.iter().fold(W::from(0), |met, &distance| met | grown >> distance);
                let places = fit.places(position) & met;
                grown = fit.distances.iter().fold(grown, |grown, &distance| grown | places << distance);
            }
            if ring & !grown == W::from(0) {
                return position;
            }
            if grown == part {
                return part;
            }
            part = grown;
        }
    }

    /// Bit by bit, by tables.
    fn linked_part(&self, position: W, ring: W, start: W) -> W {
        let (mut part, mut todo) = (start, start);
        while todo != W::from(0) {
            // Bits of the ring first: they may end the search.
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

    /// What the possible placements that need a bit would clear.
    fn linked(&self, position: W, bit: usize) -> W {
        let through = self.through[bit].iter().map(|&i| &self.all[i]);
        let possible = through.filter(|placement| placement.need & !position == W::from(0));
        possible.fold(W::from(0), |linked, placement| linked | !placement.keep)
    }
}

/// By bit: the bits that a placement of one of these pieces that needs this one may clear.
fn near<'a, W: Word>(pieces: impl Iterator<Item = &'a Piece>, stride: u32) -> Vec<W> {
    let mut steps: Vec<Offset> = Vec::new();
    for Piece { need, clear } in pieces {
        steps.extend(need.iter().flat_map(|n| clear.iter().map(move |c| (c.0 - n.0, c.1 - n.1))));
    }
    steps.sort_unstable();
    steps.dedup();
    (0..W::BITS).map(|place| bits(&steps, place, stride)).collect()
}

/// Twice the middle row and column of some bits.
fn middle<W: Word>(bits: W, stride: u32) -> (u32, u32) {
    let twice = |of: fn(u32, u32) -> u32| {
        let all = || ones(bits).map(|bit| of(bit, stride));
        all().min().unwrap_or(0) + all().max().unwrap_or(0)
    };
    (twice(|bit, stride| bit / stride), twice(|bit, stride| bit % stride))
}

/// Cells relative to a place as bits, but for those that stick out of the board.
fn bits<W: Word>(cells: &[Offset], place: u32, stride: u32) -> W {
    let (rows, columns) = ((W::BITS / stride) as i32, stride as i32);
    let mut bits = W::from(0);
    for cell in cells {
        let (row, column) = (place as i32 / columns + cell.0, place as i32 % columns + cell.1);
        if (0..rows).contains(&row) && (0..columns).contains(&column) {
            bits = bits | W::from(1) << (row * columns + column) as u32;
        }
    }
    bits
}

#[cfg(test)]
mod tests {
    use super::super::piece::pieces;
    use super::*;

    #[test]
    fn dominoes_in_a_row() {
        let cram: Placements<u64> = Placements::new(&pieces(&["##", "#/#"]).1, 8);
        assert_eq!(cram.moves(0b111).count(), 2);
        assert_eq!(0b111 & cram.all[0].keep, 0b100);
        assert_eq!((cram.live(0b1011), cram.part(0b11011, 0b11011, 1)), (0b11, 0b11));
    }

    #[test]
    fn long_pieces_link_no_more_than_short_ones() {
        let short: Placements<u64> = Placements::new(&pieces(&["##"]).1, 8);
        let both: Placements<u64> = Placements::new(&pieces(&["##", "###", "####"]).1, 8);
        for position in 0..256 {
            assert_eq!(both.live(position), short.live(position), "{position:b}");
        }
        assert_eq!(both.moves(0b111).collect::<Vec<_>>(), [0, 1, 2, 64, 65, 128], "on anchors");
    }
}
