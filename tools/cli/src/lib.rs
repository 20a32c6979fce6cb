//! What `grundy` is made of: one file per command, and below them the rooms they share.

pub mod commands;

pub mod base;
pub mod bundling;
pub mod explore;
pub mod lookup;
pub mod problem;
pub mod programs;
pub mod watch;
