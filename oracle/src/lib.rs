//! What the fast code is compared with: the definition itself, and per problem a brute force and a generator.

/// What the file of a problem needs.
pub mod prelude {
    pub use crate::naive::{self, Naive};
    pub use fastrand::Rng;
    pub use grundy::scan::{Error, Out, Scan};
}

pub mod generate;
pub mod hackenbush;
pub mod naive;
pub mod nimber;

include!(concat!(env!("OUT_DIR"), "/problems.rs"));

/// One problem's independent answer.
pub struct Problem {
    /// The name of its file, its binary and its inputs folder.
    pub slug: &'static str,
    /// Small random input in the judge's format.
    pub generate: fn(&mut fastrand::Rng) -> String,
    /// Solves such an input straight from the rules.
    pub brute: fn(&mut grundy::scan::Scan, &mut grundy::scan::Out) -> Result<(), grundy::scan::Error>,
}

/// The problem of that name.
pub fn problem(slug: &str) -> Option<&'static Problem> {
    PROBLEMS.iter().find(|problem| problem.slug == slug)
}
