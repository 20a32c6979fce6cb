//! What the fast code is compared with: the definition itself, and per problem a brute force and a
//! generator.

/// What the file of a problem needs.
pub mod prelude {
    pub use crate::naive::{self, Naive};
    pub use crate::scan::{Error, Out, Scan};
    pub use fastrand::Rng;
}

pub mod board;
pub mod generate;
pub mod hackenbush;
pub mod naive;
pub mod nimber;
pub mod protocol;
// The only template that is used here, so that a half-written template does not break the oracle.
#[path = "../../../src/support/scan.rs"]
pub mod scan;

use scan::{Error, Out, Scan};
use std::{io, panic, thread};

include!(concat!(env!("OUT_DIR"), "/problems.rs"));

/// A brute force may recurse as deeply as the game is long.
pub const STACK: usize = 256 << 20;

/// One problem's independent answer.
pub struct BruteForce {
    /// The name of its file, its binary and its inputs folder.
    pub slug: &'static str,
    /// Small random input in the judge's format.
    pub generate: fn(&mut fastrand::Rng) -> String,
    /// Solves such an input directly by the rules.
    pub solve: fn(&mut Scan, &mut Out) -> Result<(), Error>,
}

/// What a brute force says about an input.
pub struct Answer {
    /// What it prints.
    pub text: String,
    /// What is wrong with the input.
    pub error: Option<Error>,
    /// Whether the input ends after the last case.
    pub at_end: bool,
}

impl BruteForce {
    /// Runs the brute force on a deep stack of its own; `None` if it panics.
    ///
    /// # Errors
    /// No memory for the stack.
    pub fn answer(&self, input: impl Into<Vec<u8>>) -> io::Result<Option<Answer>> {
        let input = input.into();
        thread::scope(|scope| {
            let deep = thread::Builder::new().stack_size(STACK);
            let answer = deep.spawn_scoped(scope, || self.answer_here(input))?;
            Ok(answer.join().expect("panics are caught"))
        })
    }

    /// Runs the brute force on the present stack; `None` if it panics.
    pub fn answer_here(&self, input: Vec<u8>) -> Option<Answer> {
        let solve = || {
            let (mut input, mut out) = (Scan::new(input), Out::default());
            let result = (self.solve)(&mut input, &mut out);
            Answer { text: out.0, error: result.err(), at_end: input.at_end() }
        };
        panic::catch_unwind(solve).ok()
    }
}

/// The brute force of the problem of that name.
pub fn brute_force(slug: &str) -> Option<&'static BruteForce> {
    BRUTE_FORCES.iter().find(|brute_force| brute_force.slug == slug)
}
