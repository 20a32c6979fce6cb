//! The engines that are too heavy to paste.

pub mod bitboard;
pub mod board;
pub mod board_king;
pub mod board_memo;
pub mod board_solver;
pub mod board_symmetry;
pub mod placements;
pub mod polyomino;
pub mod word;
