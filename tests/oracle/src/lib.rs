//! What the fast code is compared with: the definition itself, and per problem a generator and
//! whatever says that an output is right.
//!
//! The file of a problem, `src/problem/<slug>.rs`, has these public functions; nothing lists them,
//! `build.rs` finds them:
//!
//! ```text
//! generate(random: &mut Rng) -> String              a small random input in the judge's format
//! brute(input: &mut Scan, out: &mut Out)            solves an input, straight from the rules
//! check(input: &mut Scan, output: &mut Scan, answer: &mut Scan)
//!                                                   only if several outputs are right: says whether
//!                                                   one is; the answer is that of `brute`, or the
//!                                                   sample's
//! interact(input: &mut Scan, output: &mut Scan, reply: &mut Out)
//!                                                   instead of `brute` if the problem is
//!                                                   interactive: plays the judge who has this
//!                                                   secret input
//! max_<what>(random: &mut Rng) -> String            an input of maximum size that is too large to
//!                                                   be kept in `inputs/<slug>/`; the name is that
//!                                                   of the case
//! ```
//!
//! `brute`, `check` and `interact` return `Result<(), Error>`. An error of `brute`, or of
//! `interact` before it has read any output, is a mistake in the input; any other error of `check`
//! or `interact` says why the output is wrong. That nothing follows the output is checked here.

/// What the file of a problem needs.
pub mod prelude {
    pub use crate::naive::{self, Naive};
    pub use crate::scan::{Error, Out, Scan};
    pub use fastrand::Rng;
}

pub mod board;
pub mod generate;
pub mod hackenbush;
pub mod judge;
pub mod naive;
pub mod nimber;
pub mod protocol;
// The only template that is used here, so that a half-written template does not break the oracle.
#[path = "../../../src/support/scan.rs"]
pub mod scan;

use judge::{Check, Interact};
use scan::{Error, Out, Scan};
use std::{io, panic, thread};

include!(concat!(env!("OUT_DIR"), "/problems.rs"));

/// A brute force may recurse as deeply as the game is long.
pub const STACK: usize = 256 << 20;

/// Solves an input.
pub type Brute = fn(&mut Scan, &mut Out) -> Result<(), Error>;

/// What is known of one problem.
pub struct Problem {
    /// The name of its file, its binary and its inputs folder.
    pub slug: &'static str,
    /// Small random input in the judge's format.
    pub generate: fn(&mut fastrand::Rng) -> String,
    /// What says that an output is right.
    pub oracle: Oracle,
    /// The inputs of maximum size that are made when they are needed.
    pub maxima: &'static [Maximum],
}

/// An input of maximum size.
pub struct Maximum {
    /// The name of its case and of its function, `max_<what>`.
    pub name: &'static str,
    make: fn(&mut fastrand::Rng) -> String,
}

impl Maximum {
    /// The input, the same each time.
    pub fn input(&self) -> String {
        (self.make)(&mut fastrand::Rng::with_seed(0))
    }
}

/// What says that an output is right.
pub enum Oracle {
    /// It is that of the brute force.
    Brute(Brute),
    /// The brute force gives one right output of several.
    Checker(Brute, Check),
    /// It is one side of a conversation.
    Interactor(Interact),
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

impl Problem {
    /// The brute force, which an interactive problem does not have.
    pub fn brute(&self) -> Option<Brute> {
        match self.oracle {
            Oracle::Brute(brute) | Oracle::Checker(brute, _) => Some(brute),
            Oracle::Interactor(_) => None,
        }
    }

    /// Runs the brute force on a deep stack of its own; `None` if there is none or it panics.
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

    /// Runs the brute force on the present stack; `None` if there is none or it panics.
    pub fn answer_here(&self, input: Vec<u8>) -> Option<Answer> {
        let brute = self.brute()?;
        let solve = || {
            let (mut input, mut out) = (Scan::new(input), Out::default());
            let result = brute(&mut input, &mut out);
            Answer { text: out.text(), error: result.err(), at_end: input.at_end() }
        };
        panic::catch_unwind(solve).ok()
    }
}

/// The problem of that name.
pub fn problem(slug: &str) -> Option<&'static Problem> {
    PROBLEMS.iter().find(|problem| problem.slug == slug)
}
