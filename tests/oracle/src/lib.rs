//! What the fast code is compared with: the definition itself, and per problem a brute force and a
//! generator.

/// What the file of a problem needs.
pub mod prelude {
    pub use crate::naive::{self, Naive};
    pub use fastrand::Rng;
    pub use grundy::scan::{Error, Out, Scan};
}

pub mod board;
pub mod generate;
pub mod hackenbush;
pub mod naive;
pub mod nimber;

use grundy::scan::{Error, Out, Scan};
use std::{io, thread};

include!(concat!(env!("OUT_DIR"), "/problems.rs"));

/// A brute force may recurse as deeply as the game is long.
const STACK: usize = 256 << 20;

/// One problem's independent answer.
pub struct Problem {
    /// The name of its file, its binary and its inputs folder.
    pub slug: &'static str,
    /// Small random input in the judge's format.
    pub generate: fn(&mut fastrand::Rng) -> String,
    /// Solves such an input straight from the rules.
    pub brute: fn(&mut Scan, &mut Out) -> Result<(), Error>,
}

/// What a brute force says of an input.
pub struct Answer {
    /// What it prints.
    pub text: String,
    /// What is wrong with the input.
    pub error: Option<Error>,
    /// Whether the input ends behind the last case.
    pub at_end: bool,
}

impl Problem {
    /// Runs the brute force on a stack of its own; `None` if it panics.
    ///
    /// # Errors
    /// No memory for the stack.
    pub fn answer(&self, input: impl Into<Vec<u8>>) -> io::Result<Option<Answer>> {
        let (brute, input) = (self.brute, input.into());
        let solve = move || {
            let (mut input, mut out) = (Scan::new(input), Out::default());
            let result = brute(&mut input, &mut out);
            Answer { text: out.0, error: result.err(), at_end: input.at_end() }
        };
        Ok(thread::Builder::new().stack_size(STACK).spawn(solve)?.join().ok())
    }
}

/// The problem of that name.
pub fn problem(slug: &str) -> Option<&'static Problem> {
    PROBLEMS.iter().find(|problem| problem.slug == slug)
}
