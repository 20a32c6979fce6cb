//! What is said of a game, for a terminal, a script or a page to show.
//!
//! - [`sum`](read_sum): positions that are played together, as typed and as shown.
//! - [`laws`]: what is proven of a table, or else the pattern in it; [`law_search`]: in what it is
//!   sought, [`length`]: in how many values; [`dependence`]: which features of trees decide;
//!   [`best_law`]: one to make a function of; `claim`: which of them a theorem may prove.
//! - [`shown`]: the positions of a table, and which of those without a finite value are drawn.
//! - [`json`]: all of it as JSON, in the shape of `grundy explore --json`.

pub mod best_law;
mod claim;
pub mod dependence;
pub mod json;
pub mod law_search;
pub mod laws;
pub mod length;
pub mod shown;
mod sum;

pub use sum::{read_sum, show_sum};
