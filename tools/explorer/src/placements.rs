//! The pieces of a placement game at all places of a board: which bits each needs and clears, and
//! what it links.
//!
//! - **Theorem**: bits no placement needs can go. Bits that some possible placement needs and
//!   clears belong together.
//! - **Time**: O(bits) word operations a part. Tables of O(pieces * bits) words.
//! - **Needs**: `polyomino`, `word`.
//! - **Checked**: through `board`.
//!
//! ```
//! use grundy_explorer::placements::{Placement, Placements};
//! use grundy_explorer::polyomino::pieces;
//! let cram: Placements<u64> = Placements::new(&pieces(&["##", "#/#"]).1, 8);
//! assert_eq!(cram.moves(0b111).count(), 2);
//! let first: &Placement<u64> = &cram.all[0];
//! assert_eq!(0b111 & first.keep, 0b100);
//! assert_eq!((cram.live(0b1011), cram.part(0b11011, 0b11011, 1)), (0b11, 0b11));
//! ```

use crate::polyomino::Piece;
use crate::word::Word;
use crate::word::ones;

/// One piece at one place.
#[derive(Clone, Debug)]
pub struct Placement<W> {
    /// The bits that must be there.
    pub need: W,
    /// The bits that stay.
    pub keep: W,
    /// The surroundings: each part of what stays of a connected position has a bit here.
    pub ring: W,
}

/// All placements on a board of `stride` columns and as many rows as the word has room for.
#[derive(Clone, Debug)]
pub struct Placements<W> {
    /// By index: piece times number of bits, plus place.
    pub all: Vec<Placement<W>>,
    /// By piece: the distances of the bits it needs from its place, and the places where it does
    /// not stick out.
    fits: Vec<(Vec<u32>, W)>,
    /// By bit: the bits a placement that needs this one may clear.
    near: Vec<W>,
    /// By bit: the placements that need it.
    through: Vec<Vec<usize>>,
    /// Every piece needs one bit, so none is ever without a use.
    single: bool,
    /// A part of at most so many bits has value 1: one placement ends it.
    pub trivial: u32,
}

impl<W: Word> Placements<W> {
    /// The placements of these pieces.
    pub fn new(pieces: &[Piece], stride: u32) -> Placements<W> {
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
        let (mut all, mut fits) = (Vec::new(), Vec::new());
        for Piece { need, clear } in pieces {
            let mut room = none;
            for place in 0..W::BITS {
                let (row, column) = at(place);
                let (needed, cleared) = (word(need, row, column), word(clear, row, column));
                if needed.count() as usize == need.len() {
                    room = room | W::from(1) << place;
                }
                all.push(Placement { need: needed, keep: !cleared, ring: none });
            }
            let distance = |&(row, column): &(i32, i32)| (row * columns + column) as u32;
            let needs = if room == none { Vec::new() } else { need.iter().map(distance).collect() };
            fits.push((needs, room));
        }
        let mut through = vec![Vec::new(); W::BITS as usize];
        for (i, placement) in all.iter_mut().enumerate() {
            placement.ring = ones(!placement.keep).fold(none, |ring, bit| ring | near[bit as usize]);
            if fits[i / W::BITS as usize].1 >> (i as u32 % W::BITS) & W::from(1) != none {
                ones(placement.need).for_each(|bit| through[bit as usize].push(i));
            }
        }
        let single = pieces.iter().all(|piece| piece.need.len() == 1);
        let least = pieces.iter().map(|piece| piece.need.len() as u32).min().unwrap_or(1);
        let trivial = if single { 2 } else { 2 * least - 1 };
        Placements { all, fits, near, through, single, trivial }
    }

    /// The placements that are possible, by index: piece by piece, row by row.
    pub fn moves(&self, position: W) -> impl Iterator<Item = usize> + '_ {
        let by_piece = move |(piece, fits)| {
            ones(places(fits, position)).map(move |place| piece * W::BITS as usize + place as usize)
        };
        self.fits.iter().enumerate().flat_map(by_piece)
    }

    /// The bits that some possible placement needs.
    #[inline]
    pub fn live(&self, position: W) -> W {
        if self.single {
            return position;
        }
        self.fits.iter().fold(W::from(0), |live, fits| {
            let places = places(fits, position);
            fits.0.iter().fold(live, |live, &bit| live | places << bit)
        })
    }

    /// The part of a position with one bit of the ring; the rest at once when it has all of the
    /// ring.
    pub fn part(&self, position: W, ring: W, start: W) -> W {
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
        let possible =
            self.through[bit].iter().map(|&i| &self.all[i]).filter(|p| p.need & !position == W::from(0));
        possible.fold(W::from(0), |linked, placement| linked | !placement.keep)
    }
}

/// The places where a piece fits.
fn places<W: Word>((needs, room): &(Vec<u32>, W), position: W) -> W {
    needs.iter().fold(*room, |places, &bit| places & position >> bit)
}
