//! Any other game, given by its moves.

pub mod intervals;
pub mod minimax;
pub mod outcome;
pub mod sg_dfs;
pub mod subsets;
