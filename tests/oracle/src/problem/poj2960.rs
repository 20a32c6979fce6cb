//! S-Nim, as HDU 1536.

pub use crate::hdu1536::{brute, generate};
