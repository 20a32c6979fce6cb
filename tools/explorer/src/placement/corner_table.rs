//! The values of all sets of places within 4x4, by table: a third of the parts that remain after a
//! move of Cram on 5x8 are that small.

use super::placements::Placements;
use super::word::Word;
use std::sync::Arc;

/// Rows and columns of the corner.
const SIDE: u32 = 4;

#[derive(Clone, Debug)]
pub(crate) struct CornerTable {
    /// By the bits of the rows, four each.
    values: Arc<[u8]>,
}

impl CornerTable {
    /// O(2^16) positions, some 3 ms, unless rows have fewer than four places.
    pub(crate) fn new<W: Word>(placements: &Placements<W>, stride: u32) -> Option<CornerTable> {
        if stride < SIDE {
            return None;
        }
        let mut values: Vec<u8> = Vec::with_capacity(1 << (SIDE * SIDE));
        for index in 0..1 << (SIDE * SIDE) {
            let rows = (0..SIDE).map(|row| (index >> (SIDE * row) & 15) << (stride * row));
            let set = W::from(rows.fold(0, |set, row| set | row));
            // Whatever is taken away, a smaller index remains.
            let after = placements.moves(set).map(|i| packed(set & placements.all[i].keep, stride));
            let seen = after.fold(0_u32, |seen, after| seen | 1 << values[after]);
            values.push(seen.trailing_ones() as u8);
        }
        Some(CornerTable { values: values.into() })
    }

    /// The value of a set in the corner, if it is within 4x4.
    #[inline]
    pub(crate) fn value<W: Word>(&self, set: W, (height, width): (u32, u32), stride: u32) -> Option<u32> {
        (height <= SIDE && width <= SIDE).then(|| self.values[packed(set, stride)].into())
    }
}

/// The first four places of the first four rows.
#[inline]
fn packed<W: Word>(set: W, stride: u32) -> usize {
    if stride == 8 {
        let rows = set.low() & 0x0F0F_0F0F;
        let rows = (rows | rows >> 4) & 0x00FF_00FF;
        return ((rows | rows >> 8) & 0xFFFF) as usize;
    }
    (0..SIDE).fold(0, |index, row| index | ((set.low() >> (row * stride) & 15) << (SIDE * row)) as usize)
}

#[cfg(test)]
mod tests {
    use super::super::piece::pieces;
    use super::super::rules::WordRules;
    use super::super::search::Search;
    use super::*;

    /// What a search without the table says of some sets.
    fn check<W: Word>(shapes: &[&str], stride: u32) {
        let mut random = fastrand::Rng::with_seed(4);
        let mut search: Search<W> = Search::new(WordRules::new(&pieces(shapes).1, stride));
        let table = CornerTable::new(&search.rules.placements, stride).unwrap();
        for _ in 0..1000 {
            let rows = (0..SIDE).map(|row| random.u64(0..16) << (stride * row));
            let set = W::from(rows.fold(0, |set, row| set | row));
            assert_eq!(table.value(set, (4, 4), stride), Some(search.grundy(set)), "{shapes:?} {stride}");
        }
        assert_eq!(table.value(W::from(1), (5, 4), stride), None);
        assert_eq!(table.value(W::from(1), (4, 5), stride), None);
    }

    #[test]
    fn a_search_gives_the_same_values() {
        for shapes in [&["##/##"][..], &["##", "#/#"], &["#", "##/#."], &["#.#", "###"]] {
            (4..=8).for_each(|stride| check::<u64>(shapes, stride));
            (4..=11).for_each(|stride| check::<u128>(shapes, stride));
        }
        let placements: Placements<u64> = Placements::new(&pieces(&["##"]).1, 3);
        assert!(CornerTable::new(&placements, 3).is_none());
    }
}
