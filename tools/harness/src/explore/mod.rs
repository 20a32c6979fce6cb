//! Answers what is asked about the rules of a game: a line for each request. A library that is
//! compiled once: only what depends on the type of the positions is compiled with the rules.
//!
//! - `game`: the rules, their moves and values; `scores`: the same of rules with scores;
//! - `codec`, `types`: positions as numbers and as texts;
//! - `partial`: rules that say which positions there are; `starts`: positions by number;
//! - `played`: a game with what is known of it so far;
//! - `serve`: requests and answers; `escapes`: texts in them.

mod codec;
mod escapes;
mod game;
mod partial;
mod played;
mod scores;
mod serve;
mod starts;
mod types;

pub use codec::{Known, Unknown};
pub use game::{moves, moves_of, splits, splits_of};
pub use partial::{some_moves, some_moves_of, some_splits, some_splits_of};
pub use scores::{Turn, Turned, owned, scores, scores_of};
pub use serve::serve;
pub use starts::starts;
