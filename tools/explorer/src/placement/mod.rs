//! Placement games: the players alternately put a piece of a given set on free cells of a board;
//! the player who cannot move loses.
//!
//! - **Rules**: any set of pieces, each in the orientations listed: 2x2 blocks (HDU's Tetris),
//!   dominoes (Cram), …
//! - **Theorem**: a position is determined by its *anchors*: the places where the largest
//!   rectangle still fits of which all pieces are unions. So 2x2 blocks play Node Kayles on the
//!   king's graph of the (rows - 1) x (columns - 1) anchors; on boards of 2 or 3 rows that is
//!   Dawson's Kayles.
//! - **Time**: exponential in the worst case, yet boards of up to 50 cells take milliseconds.
//! - **Source**: HDU 1760; Cram in M. Gardner, Mathematical Games (February 1974).
//! - **Checked**: values, outcomes and winning moves against the naive solver: 2x2 blocks and
//!   dominoes on every board of up to 10 and 9 cells (`prove_`: 12), random ones of up to 30 and
//!   16; seventeen other sets on every board of up to 6 cells (`prove_`: 8) and random ones of up
//!   to 14; three rooms of 20 cells on a board of 30x30; known values of empty boards up to 8x8
//!   (`prove_`: 9x11, 10x10), of Cram up to 30 cells (`prove_`: 40, and 5x9, 6x7 and 7x7).
//!
//! # From a board to its value
//!
//! The files in the order in which a board passes through them:
//!
//! 1. `game`: what is public; adds up the values of a board's parts.
//! 2. `board`: reads rows of `0` and `1`.
//! 3. `piece`: the shapes as sets of anchors; `essential_pieces`: the few of them that decide
//!    what hangs together.
//! 4. `parts`: a board of any size as parts that do not affect each other; `layout`: how a part
//!    lies in a machine word (`word`).
//! 5. `rules`: the parts that remain after a move, each in its canonical form. It stands on
//!    `placements` (any pieces, by tables), `neighbours` (2x2 blocks and dominoes, by shifts) and
//!    `symmetry`; `corner_table` has the values of the smallest parts.
//! 6. `memo`: the values that have come out; `options`: the moves of a part while it is searched;
//!    `search`: what proves the values.
//! 7. `solver`: a search or, if it lasts, one in each thread; `exchange`: what they tell each
//!    other; `path`: what is being searched, until another thread makes that superfluous.

mod board;
mod corner_table;
mod essential_pieces;
mod exchange;
mod game;
mod layout;
mod memo;
mod neighbours;
mod options;
mod parts;
mod path;
mod piece;
mod placements;
mod rules;
mod search;
mod solver;
mod symmetry;
mod word;

pub use game::{BLOCK, DOMINOES, Move, PlacementGame};
