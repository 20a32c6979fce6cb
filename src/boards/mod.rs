//! Boards, coins, tokens.

pub mod block_board;
pub mod chomp;
pub mod coin_table;
pub mod coin_turning;
pub mod cutting;
pub mod northcott;
pub mod square_turning;
pub mod tartan;
pub mod walk_table;
pub mod walks;
pub mod young_walk;
