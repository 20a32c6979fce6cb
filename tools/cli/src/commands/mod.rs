//! The commands, one file each: arguments, and what is done with them.

pub mod add;
pub mod answer;
#[cfg(feature = "book")]
pub mod book;
pub mod brute;
pub mod build;
#[cfg(feature = "whole")]
pub mod bundle;
#[cfg(feature = "whole")]
pub mod completions;
#[cfg(feature = "whole")]
pub mod explore;
#[cfg(feature = "whole")]
pub mod find;
pub mod init;
#[cfg(feature = "whole")]
pub mod json;
pub mod judges;
pub mod list;
pub mod listen;
#[cfg(feature = "whole")]
pub mod new;
#[cfg(feature = "whole")]
pub mod pattern;
#[cfg(feature = "whole")]
pub mod show;
#[cfg(feature = "whole")]
pub mod snippet;
pub mod stress;
#[cfg(feature = "whole")]
pub mod submit;
pub mod test;
mod verdicts;
#[cfg(feature = "whole")]
pub mod watch;
