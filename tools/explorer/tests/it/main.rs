//! The explorer: every kind of rules against the definition, what can be asked about a game, and
//! the engine for pieces on a board.

mod ask;
mod awkward;
mod block_board;
mod boards;
mod boards_large;
mod chomp;
mod coins;
mod coins_misere;
mod edges;
mod endless;
mod game;
mod graph_marks;
mod graph_text;
mod graphs;
mod hackenbush;
mod heaps;
mod limits;
mod names;
mod names_misere;
mod nimbers;
mod placement;
mod rides;
mod rides_text;
mod rooms;
mod sentences;
mod trees;
