//! What a command-line program asks of its machine.
//!
//! - [`failure`]: what was wrong and where, what to do about it, and the exit code;
//! - [`names`]: what a misspelt name probably means;
//! - [`terminal`]: standard output and error, with colour only where it belongs;
//! - [`progress`]: a line that says what takes so long;
//! - [`files`]: files that appear complete or not at all;
//! - [`temporary`], [`child`], [`shutdown`]: temporary folders and child programs, which end with
//!   this program, whatever ends it;
//! - [`memory`]: how much memory processes have;
//! - [`pool`]: work on all cores;
//! - [`cache`], [`program_name`]: where to keep what can be made again; what the user called us.

#![warn(missing_docs)]

pub mod cache;
pub mod child;
pub mod failure;
pub mod files;
pub mod memory;
pub mod names;
#[cfg_attr(not(target_os = "linux"), path = "no_orphans.rs")]
mod orphans;
pub mod pool;
pub mod program_name;
pub mod progress;
mod registry;
pub mod shutdown;
pub mod temporary;
pub mod terminal;

pub use failure::Failure;
pub use program_name::{called, quoted};
pub use progress::{Progress, ProgressLine};
