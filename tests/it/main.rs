//! One integration crate: the folders of `src/`, one file per template, and what holds for all of
//! them.

/// The repository; cargo runs tests in the folder of their package.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

mod boards;
mod graphs;
mod heaps;
mod numbers;
mod search;
mod splitting;
mod sums;
mod support;

/// Solutions of interactive problems against their interactors.
mod conversations;
/// Graphs, and a small stack, for the tests of the engines.
mod fixtures;
/// The games that the theory is usually introduced with.
mod introduction;
/// A test for each problem: its samples, and its brute force on these and on random inputs.
mod problems;
/// The samples in `inputs/`.
mod samples;
/// The conventions of CONTRIBUTING.md.
mod tidy;
