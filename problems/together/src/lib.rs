//! All problems in one crate. Their programs, one each, are what users build and submit; building
//! all of those takes minutes, so the tests call these.

use grundy::scan::{Error, Out, Scan};

/// A problem's `solve`: reads a judge's input, writes the output.
pub type Solve = fn(&mut Scan, &mut Out) -> Result<(), Error>;

/// The solution of one problem.
pub struct Solution {
    /// The name of its file, its program and its inputs folder.
    pub slug: &'static str,
    /// What its `main` runs.
    pub solve: Solve,
}

include!(concat!(env!("OUT_DIR"), "/problems.rs"));
