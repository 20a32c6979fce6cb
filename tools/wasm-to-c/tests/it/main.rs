//! Tests the translation against a reference interpreter and against native Rust.

mod features;
mod fixtures;
mod floats;
mod fuzz;
mod limits;
mod programs;
mod std_names;
mod support;
