//! Loops over neighbouring heaps. They are plain loops over arrays, compiled once more for the wide
//! registers that a processor may have.

use fearless_simd::{Level, dispatch};
use std::ops::BitXor;

/// So many heaps at once.
pub const LANES: usize = 32;

/// So many values of each heap are looked for at once.
pub const WANTED: usize = 4;

/// A heap that may be a part, and its cell.
pub type PartCell<T> = (u32, T);

/// For each heap of a block one value.
pub type Lanes<T> = [T; LANES];

/// A folded value and, as the highest bit that is in use, its class.
pub trait TableCell: Copy + Default + Ord + BitXor<Output = Self> + Into<u64> {
    fn of(cell: usize) -> Self;
    fn index(self) -> usize;
}

macro_rules! cell {
    ($($type:ty)*) => {$(
        impl TableCell for $type {
            #[inline]
            fn of(cell: usize) -> $type {
                cell as $type
            }
            #[inline]
            fn index(self) -> usize {
                self as usize
            }
        }
    )*};
}

cell!(u8 u16 u32);

/// For each of these heaps: adds the options that have one of the parts and are one of the 64 cells
/// from `first` on, as bits. Lane 0 leaves `total`.
pub fn see<T: TableCell>(
    seen: &mut Lanes<u64>,
    cells: &[T],
    total: usize,
    parts: &[PartCell<T>],
    first: u64,
) {
    dispatch!(Level::new(), _ => see_in_registers(seen, cells, total, parts, first));
}

#[inline(always)]
fn see_in_registers<T: TableCell>(
    seen: &mut Lanes<u64>,
    cells: &[T],
    total: usize,
    parts: &[PartCell<T>],
    first: u64,
) {
    let mut all = *seen;
    for &(part, cell) in parts {
        let cell = cell.into() ^ first;
        for (all, partner) in all.iter_mut().zip(window(cells, total - part as usize)) {
            let bit = (*partner).into() ^ cell;
            *all |= if bit < 64 { 1 << bit } else { 0 };
        }
    }
    *seen = all;
}

/// For each of these heaps: makes 0 of what is left of a wanted cell that is an option with one of
/// the parts.
pub fn meet<T: TableCell>(
    left: &mut [Lanes<T>; WANTED],
    wanted: &[Lanes<T>; WANTED],
    cells: &[T],
    total: usize,
    parts: &[PartCell<T>],
) {
    dispatch!(Level::new(), _ => meet_in_registers(left, wanted, cells, total, parts));
}

#[inline(always)]
fn meet_in_registers<T: TableCell>(
    left: &mut [Lanes<T>; WANTED],
    wanted: &[Lanes<T>; WANTED],
    cells: &[T],
    total: usize,
    parts: &[PartCell<T>],
) {
    let (mut rest, wanted) = (*left, *wanted);
    for &(part, cell) in parts {
        let partners = window(cells, total - part as usize);
        for (rest, wanted) in rest.iter_mut().zip(&wanted) {
            for ((rest, wanted), partner) in rest.iter_mut().zip(wanted).zip(partners) {
                *rest = (*rest).min(*partner ^ cell ^ *wanted);
            }
        }
    }
    *left = rest;
}

/// Whether the first and the last of these parts, or the second and the last but one, and so on,
/// have this cell together.
pub fn is_split<T: TableCell>(small: &[T], large: &[T], cell: T) -> bool {
    dispatch!(Level::new(), _ => is_split_in_registers(small, large, cell))
}

#[inline(always)]
fn is_split_in_registers<T: TableCell>(small: &[T], large: &[T], cell: T) -> bool {
    // Enough pairs for a look at the result to cost little, which is a row for the registers each.
    let (rows, last) = small.as_chunks::<LANES>();
    let (first, rows_large) = large.as_rchunks::<LANES>();
    let mut pairs = rows.chunks(8).zip(rows_large.rchunks(8));
    let is_among = |(small, large): (&[Lanes<T>], &[Lanes<T>])| {
        let mut least = [T::of(usize::MAX); LANES];
        for (small, large) in small.iter().zip(large.iter().rev()) {
            for lane in 0..LANES {
                least[lane] = least[lane].min(small[lane] ^ large[LANES - 1 - lane] ^ cell);
            }
        }
        least.iter().fold(T::of(usize::MAX), |least, lane| least.min(*lane)) == T::default()
    };
    pairs.any(is_among) || last.iter().zip(first.iter().rev()).any(|(a, b)| *a ^ *b == cell)
}

#[inline(always)]
fn window<T>(cells: &[T], start: usize) -> &Lanes<T> {
    cells[start..start + LANES].try_into().expect("the slice is so long")
}
