//! The engines that are too heavy to paste into a submission.
//!
//! A template of the package `grundy` is short enough to type in and fast enough for a judge. An
//! engine here may be as long as it needs to be, and solves the same games further: longer tables,
//! larger boards. Together they explore new games: rules go in; values, proven periods and winning
//! moves come out.
//!
//! - [`rules`]: from a line of text to a game;
//! - [`game`]: what a game is, and what can be asked about it;
//! - `report` (a feature): the laws behind its tables, and all that is said of it as JSON;
//! - [`placement`]: the engine for pieces that are put on a board until none fits;
//! - [`nimbers`]: nim products.
//!
//! No file or clock is used, and threads only where there are some, so that all of it also runs in
//! a page (`wasm32-wasip1`).

#![warn(missing_docs)]

mod cores;
pub mod game;
mod halfwidth;
pub mod nimbers;
pub mod placement;
#[cfg(feature = "report")]
pub mod report;
pub mod rules;

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
