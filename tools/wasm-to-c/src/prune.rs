//! Removes what a run without a panic never needs.

pub mod call_depth;
pub mod cleanup;
pub mod live;
pub mod traps;
