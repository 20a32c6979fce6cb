//! What `cargo grundy` is made of: one file per command, and below them the rooms they share.
#![allow(clippy::incompatible_msrv, reason = "the tool runs here, not on a judge")]

pub mod commands;

pub mod base;
pub mod bundle;
pub mod problem;
pub mod run;
