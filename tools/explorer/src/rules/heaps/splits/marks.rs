//! Marks which values are options of a heap.

use super::lanes::TableCell;
use fearless_simd::{Level, dispatch};

/// Marks the xor of each part and its partner. The length of `seen` is a power of two above them.
pub fn mark_pairs<T: TableCell>(seen: &mut [u8], parts: &[T], partners: &[T]) {
    dispatch!(Level::new(), _ => mark_all(seen, parts, partners));
}

/// How many pairs are marked at once.
const ROW: usize = 512;

#[inline(always)]
fn mark_all<T: TableCell>(seen: &mut [u8], parts: &[T], partners: &[T]) {
    let (places, mut xors) = (seen.len() - 1, [T::default(); ROW]);
    for (parts, partners) in parts.chunks(ROW).zip(partners.chunks(ROW)) {
        // In memory: a register would have to be taken apart.
        for ((xor, part), partner) in xors.iter_mut().zip(parts).zip(partners) {
            *xor = *part ^ *partner;
        }
        for xor in &xors[..parts.len()] {
            seen[xor.index() & places] = 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fastrand::Rng;

    /// With values that are common and some that come late.
    #[test]
    fn all_xors_are_marked() {
        let mut random = Rng::with_seed(1024);
        for places in [64, 256, 1024, 2048, 4096] {
            for len in [0, 1, 600, 2048, 2049, 2561, 15000] {
                let common = random.usize(1..=places);
                let mut cell = |_| {
                    let end = if random.usize(..1000) == 0 { places } else { common };
                    random.usize(..end) as u16
                };
                let (parts, partners): (Vec<u16>, Vec<u16>) = (0..len).map(|i| (cell(i), cell(i))).unzip();
                let (mut seen, mut defined) = (vec![0; places], vec![0; places]);
                parts.iter().zip(&partners).for_each(|(part, other)| defined[usize::from(part ^ other)] = 1);
                mark_pairs(&mut seen, &parts, &partners);
                assert_eq!(seen, defined, "{len} pairs below {common}");
            }
        }
    }
}
