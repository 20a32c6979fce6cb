//! Misère Nim: whoever takes the last stone loses.

pub use crate::hdu1907::{brute, generate};
