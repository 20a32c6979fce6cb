//! Programs built, run and judged.

pub mod build;
pub mod diff;
pub mod judge;
pub mod shrink;
