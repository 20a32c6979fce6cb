//! What the templates share: parts, not games.

pub mod backward;
pub mod bits;
pub mod board_cells;
pub mod fx;
pub mod mex;
pub mod scan;
pub mod sparse;
