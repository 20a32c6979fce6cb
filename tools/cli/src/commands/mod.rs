//! The commands, one file each: arguments, and what is done with them.

pub mod add;
pub mod brute;
pub mod build;
pub mod bundle;
pub mod completions;
pub mod explore;
pub mod find;
pub mod init;
pub mod judges;
pub mod list;
pub mod listen;
pub mod new;
pub mod pattern;
pub mod show;
pub mod snippet;
pub mod stress;
pub mod submit;
pub mod test;
mod verdicts;
pub mod watch;
