//! Impartial combinatorial games for online judges: one file, one idea, ready to paste.
//!
//! The Sprague–Grundy theorem: every position of a finite game in which both players have the same
//! moves, and in which a player who cannot move loses, equals a nim-heap. Its size is the *Grundy
//! value*: the mex (least missing number) of the values one move leads to. A sum of games has the
//! xor of their values, and the player to move loses exactly at value 0.

// On disk by kind, in the order of the README's table; in code flat: `grundy::nim`.
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
