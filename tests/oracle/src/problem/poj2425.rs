//! Pieces on a directed graph without cycles; a move takes one along an edge. HDU 1524, word for
//! word.

pub use crate::hdu1524::{brute, generate, max_deep_graph};
