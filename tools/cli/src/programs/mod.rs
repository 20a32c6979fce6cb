//! From a source in any language to a program that can be run.

pub mod build;
mod editions;
pub mod helpers;
pub mod in_process;
mod java;
pub mod library_error;
pub mod made_inputs;
pub mod make;
pub mod options;
pub mod profile;
pub mod referee;
pub mod samples;
pub mod single_file;
mod testlib;

pub use options::RunOptions;
pub use profile::Profile;
pub use referee::referee;
pub use samples::{Runs, TestEntry};
