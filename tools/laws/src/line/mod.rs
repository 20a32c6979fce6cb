//! Laws of one index: a file for each family.

pub mod exceptions;
pub mod features;
pub mod find;
mod tail;

use crate::{Law, Line};

/// What proposes laws of a line.
pub type LineFamily = fn(&Line) -> Vec<Law>;

/// The families, each a file with `fit`, in the order in which they are asked.
macro_rules! families {
    ($($name:ident),*) => {
        $(pub mod $name;)*
        /// What each family makes of a line.
        pub const FAMILIES: &[LineFamily] = &[$($name::fit),*];
    };
}
families!(period, transform, automaton, runs, beatty, polynomial, list, slope);
mod recurrence;

/// The families with the fewest candidates.
pub const SIMPLE_FAMILIES: &[LineFamily] = &[period::fit, automaton::fit, polynomial::fit];
