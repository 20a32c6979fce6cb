//! All problems in one crate. Users build and submit one program per problem; building all of those
//! takes minutes, so the tests call the problems' functions from here.

use grundy::scan::{Error, Out, Scan};

/// A problem's `solve`: reads a judge's input and writes the output.
pub type Solve = fn(&mut Scan, &mut Out) -> Result<(), Error>;

/// The solution of one problem.
pub struct Solution {
    /// The name of its file, its program and its folder in `inputs/`.
    pub slug: &'static str,
    /// The function that its `main` runs.
    pub solve: Solve,
}

include!(concat!(env!("OUT_DIR"), "/problems.rs"));
