//! `cargo oj`: from the rules of a game to one file that a judge accepts.
#![allow(clippy::incompatible_msrv, reason = "the tool runs here, not on a judge")]

pub mod bundle;
pub mod failure;
pub mod judges;
