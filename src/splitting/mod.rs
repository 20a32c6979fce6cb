//! Heaps and rows that fall apart.

pub mod circle;
pub mod equal_split;
pub mod filling_boxes;
pub mod grundys_game;
pub mod halving;
pub mod kayles;
pub mod lasker;
pub mod multi_sg;
pub mod octal;
pub mod pair_split;
pub mod take_and_break;
pub mod treblecross;
