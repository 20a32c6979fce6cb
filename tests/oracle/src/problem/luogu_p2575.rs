//! Rows of 20 squares; a piece moves one square to the right, or over the pieces next to it to the
//! first free square.

pub use crate::hdu5724::{brute, generate, max_rows};
