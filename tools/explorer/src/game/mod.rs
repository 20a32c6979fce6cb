//! Games as an explorer sees them, and what can be asked about one.
//!
//! - `definition`: positions, and what a move leaves of one; `value`: what is said of a position.
//! - `search`: Grundy values by a search of everything that can be reached; `smith`: Smith's values
//!   if positions are repeated.
//! - `misere`: who wins if the player who cannot move wins; `misere_cycles`: the same if sums are
//!   repeated; `sums`: what both need.
//! - `reach`: all that can be reached, as a graph.
//! - `cache`: what is remembered of positions and sums, in how many bytes.
//! - `line`: the values of a game on a line, and their proven period.
//! - `explorer`: what is asked about a position or a sum: its value, its options, the winning
//!   moves, a whole game.
//! - [`table`]: the values of all positions up to a bound.

mod cache;
mod definition;
mod explorer;
mod line;
mod misere;
mod misere_cycles;
mod reach;
mod search;
mod smith;
mod sums;
pub mod table;
mod value;

pub use definition::{Engine, Game, Parts, Position, Shape, numbers};
pub use explorer::{Answer, Choice, Explorer, Part, Step};
pub use line::Line;
pub use value::{Certificate, Flaw, Outcome, Value, mex};
