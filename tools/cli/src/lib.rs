//! What `cargo grundy` is made of: one file per subcommand, and below them the parts they share.
#![allow(clippy::incompatible_msrv, reason = "the tool runs here, not on a judge")]

// Subcommands.
pub mod brute;
pub mod build;
pub mod bundle;
pub mod completions;
pub mod judges;
pub mod list;
pub mod listen;
pub mod new;
pub mod snippet;
pub mod stress;
pub mod test;

// Parts.
pub mod cases;
pub mod catalogue;
pub mod diff;
pub mod failure;
pub mod files;
pub mod judge;
pub mod report;
pub mod shrink;
pub mod task;
