//! Games as an explorer sees them, and what can be asked about one.
//!
//! - `definition`: positions, and what a move leaves of one; `value`: what is said of a position.
//! - `search`: Grundy values by a search of everything that can be reached; `smith`: Smith's values
//!   if positions are repeated.
//! - `misere`: who wins if the player who cannot move wins; `misere_cycles`: the same if sums are
//!   repeated; `sums`: what both need.
//! - `reach`: all that can be reached, as a graph; `retrograde`: who wins there, and how soon.
//! - `cache`: what is remembered of positions and sums, in how many bytes; `limits`: in how many at
//!   most, and whether somebody has stopped the search.
//! - `line`: the values of a game on a line, and their proven period.
//! - `explorer`: what is asked about a position or a sum: its value, its options, the winning
//!   moves; `answer`: what is said of them; `large`: the same where options are too many to list;
//!   `play`: whole games.
//! - [`table`]: the values of all positions up to a bound; `claim`: what a law says of them all.

mod answer;
mod cache;
mod claim;
mod definition;
mod ever_more_parts;
mod explorer;
mod large;
mod limits;
mod line;
mod misere;
mod misere_cycles;
mod numbers;
mod play;
mod reach;
mod retrograde;
mod search;
mod smith;
mod sums;
pub mod table;
mod value;

pub use answer::{Answer, Choice, Part};
pub use claim::Claim;
pub use definition::{Engine, Game, Parts, Position, Shape};
pub use explorer::Explorer;
pub use large::{LargeAnswer, Run};
pub use line::Line;
pub use numbers::{largest_number, number, numbers};
pub use play::{End, Played, Replies, Reply, Step};
pub use value::{Certificate, Flaw, Outcome, Value, mex};
