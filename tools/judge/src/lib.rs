//! A program, its cases and limits in; verdicts out.
//!
//! - [`executable`], [`process`], [`clock`], [`stream`]: a program run within a budget;
//! - [`server`]: a program that is kept alive, and answers many requests;
//! - [`cases`]: inputs and right outputs in a folder;
//! - [`verdict`], [`comparison`], [`diff`]: is an output right, and if not, where does it differ;
//! - [`referee`], [`talk`]: checkers, and interactors with which a program talks;
//! - [`trial`], [`batch`]: one program on one case; many on all of theirs, on all cores;
//! - [`stress`]: random inputs until the program fails, then the smallest such input.

#![warn(missing_docs)]

pub mod batch;
pub mod cases;
pub mod clock;
pub mod comparison;
pub mod diff;
pub mod executable;
pub mod process;
pub mod referee;
pub mod server;
mod stream;
pub mod stress;
pub mod talk;
pub mod trial;
pub mod verdict;
