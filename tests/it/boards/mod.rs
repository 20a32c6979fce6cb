mod block_board;
mod chomp;
mod coin_turning;
mod cutting;
mod northcott;
mod tartan;
mod walk_table;
mod walks;
