//! Impartial combinatorial games for online judges: one file, one idea, ready to paste.
//!
//! The Sprague–Grundy theorem: if both players have the same moves, every game ends, and a player
//! who cannot move loses, then every position is equivalent to a Nim heap. The size of that heap is
//! the position's *Grundy value*: the mex (the least number that is missing) of the values that one
//! move leads to. The value of a sum of games is the xor of their values, and the player to move
//! loses exactly if it is 0.

#![warn(missing_docs)] // whoever looks one up is in a hurry
#![allow(
    clippy::uninlined_format_args,
    reason = "before edition 2021 the message of a panic cannot name variables"
)]

// On disk the templates are grouped by kind, in the order of docs/templates.md; in code their
// paths are flat: `grundy::nim`.
mod heaps;
pub use heaps::*;

mod splitting;
pub use splitting::*;

mod sums;
pub use sums::*;

mod numbers;
pub use numbers::*;

mod boards;
pub use boards::*;

mod graphs;
pub use graphs::*;

mod search;
pub use search::*;

mod support;
pub use support::*;

/// The templates and their lean twins as text, by path from the root of the package, such as
/// `src/heaps/nim.rs`: what a tool carries that pastes them.
#[cfg(feature = "sources")]
pub const SOURCES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/sources.rs"));

/// Which template is for which statement: the text of `docs/templates.md`.
#[cfg(feature = "sources")]
pub const GUIDE: &str = include_str!("../docs/templates.md");
