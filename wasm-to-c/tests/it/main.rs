//! The emitter against a reference interpreter and against native Rust.

mod features;
mod fuzz;
mod programs;
mod support;
