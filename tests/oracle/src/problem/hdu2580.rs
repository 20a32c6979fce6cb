//! The game of HDU 2486.

pub use crate::hdu2486::{brute, generate};
