//! A program, its cases and limits in; verdicts out.
//!
//! - [`executable`], [`process`]: a program run within a budget;
//! - [`cases`], [`text_file`]: inputs and right outputs in a folder, and what is in them;
//! - [`verdict`], [`diff`]: is an output right, and if not, where does it differ;
//! - [`referee`]: what decides that: a comparison, a checker, an interactor;
//! - [`trial`], [`batch`]: one program on one case; many on all of theirs, on all cores;
//! - [`LineServer`]: a program that is kept alive, asked a line and answers a line;
//! - [`stress`]: random inputs until the program fails, then the smallest such input.

#![warn(missing_docs)]

pub mod batch;
pub mod cases;
mod clock;
mod comparison;
pub mod diff;
pub mod executable;
mod line_server;
mod memory;
mod no_answer;
mod own_folder;
pub mod process;
pub mod referee;
mod server;
mod stream;
pub mod stress;
mod talk;
pub mod text_file;
mod transcript;
pub mod trial;
pub mod verdict;

pub use cases::Case;
pub use comparison::Comparison;
pub use executable::Executable;
pub use line_server::LineServer;
pub use no_answer::NoAnswer;
pub use referee::Referee;
pub use transcript::Transcript;
pub use trial::Trial;
pub use verdict::Verdict;
