//! Tests the translation against a reference interpreter and against native Rust.

#![allow(clippy::incompatible_msrv, reason = "the old compiler is for submissions only")]

mod features;
mod fixtures;
mod floats;
mod fuzz;
mod limits;
mod programs;
mod std_names;
mod support;
