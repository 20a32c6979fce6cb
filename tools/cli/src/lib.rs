//! What `grundy` is made of: one file per command, and below them the rooms they share.

pub mod commands;

pub mod base;
#[cfg(feature = "book")]
pub mod book;
#[cfg(feature = "whole")]
pub mod bundling;
#[cfg(feature = "whole")]
pub mod explore;
pub mod problem;
pub mod program;
pub mod programs;
#[cfg(feature = "whole")]
pub mod watch;
