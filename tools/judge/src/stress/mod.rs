//! The search for an input on which a program fails.
//!
//! - [`InputSource`]: random inputs with their answers, from an [`Oracle`] or [`HelperProgram`]s;
//! - [`FrameServer`]: one process that answers many inputs;
//! - [`Worker`]: tries a program on one input after the other, as its [`Setup`] says;
//! - [`check_samples`], [`still_failing`]: what is checked before a search;
//! - [`search`]: tries random inputs until one fails;
//! - [`smallest`]: a failing input made as small as possible, by [`shrink`]; [`Shape`]: what inputs
//!   have in common, so that a smaller one is legal, too;
//! - [`Variations`]: inputs like known ones, to compare programs on.

mod contraction;
mod frame_server;
mod graph;
mod helper_program;
mod input_source;
mod lists;
mod oracle;
mod sample_check;
mod search;
mod shape;
mod shrink;
mod smallest_input;
mod tokens;
mod variation;
mod worker;

pub use frame_server::FrameServer;
pub use helper_program::{HelperProgram, Question};
pub use input_source::{InputSource, opinion};
pub use oracle::{Opinion, Oracle};
pub use sample_check::{FOUND, check_samples, still_failing};
pub use search::{FEW, Plan, SearchReport, search};
pub use shape::Shape;
pub use shrink::shrink;
pub use smallest_input::{Cut, Smallest, smallest};
pub use variation::Variations;
pub use worker::{Failing, Setup, Solved, Worker};
