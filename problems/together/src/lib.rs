//! All problems in one crate. Users build and submit one program per problem; building all of those
//! takes minutes, so the tests call the problems' functions from here, and `grundy test` runs all
//! problems by the one program of this package.

use grundy::scan::{Error, Out, Scan};
use std::process::ExitCode;

/// A problem's `main`: reads standard input and writes to standard output.
pub type Main = fn() -> ExitCode;

/// A problem's `solve`: reads a judge's input and writes the output.
pub type Solve = fn(&mut Scan, &mut Out) -> Result<(), Error>;

/// The solution of one problem.
pub struct Solution {
    /// The name of its file, its program and its folder in `inputs/`.
    pub slug: &'static str,
    /// What its program runs.
    pub main: Main,
    /// The function that its `main` runs.
    pub solve: Solve,
}

include!(concat!(env!("OUT_DIR"), "/problems.rs"));
