//! The engines that are too heavy to paste into a submission.
//!
//! A template of the package `grundy` is short enough to type in and fast enough for a judge. An
//! engine here may be as long as it needs to be, and solves the same games further: longer tables,
//! larger boards. The aim is one explorer of new games: rules go in; positions, values, periods,
//! patterns and pictures come out. So far there is:
//!
//! - [`placement`]: pieces are put on a board until none fits;
//! - [`pattern`]: the laws behind tables of values or P-positions.
//!
//! No file, clock or thread is used, so that all of it also runs in a page (`wasm32-wasip1`).

#![allow(clippy::incompatible_msrv, reason = "the old compiler is for submissions; this runs on ours")]

pub mod pattern;
pub mod placement;

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
