//! What the templates share: parts, not games.

pub mod backward_induction;
pub mod backward_search;
pub mod bits;
pub mod board_cells;
pub mod fx;
#[doc(hidden)]
pub mod lean;
pub mod leetcode;
pub mod leetcode_types;
pub mod mex;
pub mod nested_circles;
pub mod rooted;
pub mod rows;
pub mod scan;
pub mod sparse;
pub mod xor_sets;
