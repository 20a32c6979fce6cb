//! Programs built, run and judged.

pub mod build;
pub mod clock;
pub mod diff;
pub mod executable;
pub mod flaw;
pub mod framed;
pub mod in_process;
pub mod leeway;
pub mod make;
pub mod options;
pub mod oracle;
pub mod package;
pub mod process;
pub mod profile;
pub mod referee;
pub mod samples;
pub mod search;
pub mod shrink;
pub mod single_file;
pub mod stream;
pub mod talk;
pub mod trial;
pub mod verdict;
