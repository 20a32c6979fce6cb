//! Two heaps; a move takes stones from one, or the same number from both; `1` if the first player
//! wins.

pub use crate::hdu1527::{brute, generate};
