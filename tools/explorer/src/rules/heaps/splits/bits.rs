//! Sets of cells as bits.

/// Marks a cell.
#[inline]
pub fn mark(seen: &mut [u64], cell: usize) {
    seen[cell / 64] |= 1 << (cell % 64);
}

/// The places of bits that are 0, ascending, from one on.
pub fn unset(words: &[u64], from: usize) -> impl Iterator<Item = usize> + '_ {
    let (mut place, mut rest) =
        (from / 64, words.get(from / 64).map_or(0, |word| !word & u64::MAX << (from % 64)));
    std::iter::from_fn(move || {
        while rest == 0 {
            place += 1;
            rest = !*words.get(place)?;
        }
        let bit = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        Some(64 * place + bit)
    })
}
