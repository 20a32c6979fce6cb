//! Loops over neighbouring heaps. They are plain loops over arrays, compiled once more for the wide
//! registers that a processor may have.

use fearless_simd::{Level, dispatch};
use std::ops::BitXor;

/// How many heaps are valued at once.
pub const LANES: usize = 32;

/// How many values of each heap are looked for at once.
pub const WANTED: usize = 3;

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
    first: usize,
) {
    dispatch!(Level::new(), _ => see_in_registers(seen, cells, total, parts, first as u64));
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

/// Whether one of the first LANES parts and its partner have this cell together.
#[inline]
pub fn is_near_split<T: TableCell>(parts: &[T], partners: &[T], cell: T) -> bool {
    let (parts, partners) = (window(parts, 0), window(partners, 0));
    let mut is_there = false;
    for (part, partner) in parts.iter().zip(partners) {
        is_there |= *part ^ *partner == cell;
    }
    is_there
}

/// Whether some part and its partner, at the same place, have this cell together.
pub fn is_split<T: TableCell>(parts: &[T], partners: &[T], cell: T) -> bool {
    dispatch!(Level::new(), _ => is_split_in_registers(parts, partners, cell))
}

#[inline(always)]
fn is_split_in_registers<T: TableCell>(parts: &[T], partners: &[T], cell: T) -> bool {
    let ((parts, last), (partners, last_partners)) = (parts.as_chunks::<256>(), partners.as_chunks::<256>());
    // No closures: they might be compiled for narrow registers.
    for (parts, partners) in parts.iter().zip(partners) {
        let mut is_there = false;
        for (part, partner) in parts.iter().zip(partners) {
            is_there |= *part ^ *partner == cell;
        }
        if is_there {
            return true;
        }
    }
    let mut is_there = false;
    for (part, partner) in last.iter().zip(last_partners) {
        is_there |= *part ^ *partner == cell;
    }
    is_there
}

/// The place of the first of these cells.
pub fn first_equal<T: TableCell>(cells: &[T], cell: T) -> Option<usize> {
    dispatch!(Level::new(), _ => first_equal_in_registers(cells, cell))
}

#[inline(always)]
fn first_equal_in_registers<T: TableCell>(cells: &[T], cell: T) -> Option<usize> {
    let mut from = 0;
    for row in cells.as_chunks::<128>().0 {
        let mut is_there = false;
        for other in row {
            is_there |= *other == cell;
        }
        if is_there {
            break;
        }
        from += row.len();
    }
    cells[from..].iter().position(|other| *other == cell).map(|place| from + place)
}

#[inline(always)]
fn window<T>(cells: &[T], start: usize) -> &Lanes<T> {
    cells[start..start + LANES].try_into().expect("the slice is so long")
}

#[cfg(test)]
mod tests {
    use super::*;
    use fastrand::Rng;

    #[test]
    fn rows_of_any_length() {
        let mut random = Rng::with_seed(256);
        for len in (0..20).chain([63, 64, 65, 127, 128, 129, 255, 256, 257, 1000]) {
            let mut cells = || -> Vec<u16> { (0..len).map(|_| random.u16(..200)).collect() };
            let (parts, partners) = (cells(), cells());
            let xors: Vec<u16> = parts.iter().zip(&partners).map(|(part, partner)| part ^ partner).collect();
            for cell in 0..256 {
                assert_eq!(is_split(&parts, &partners, cell), xors.contains(&cell), "{cell} of {len}");
                assert_eq!(first_equal(&parts, cell), parts.iter().position(|part| *part == cell));
            }
        }
    }
}
