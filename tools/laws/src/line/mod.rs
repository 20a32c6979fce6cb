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
families!(
    period,
    transform,
    automaton,
    remainders,
    runs,
    beatty,
    rotation,
    differences,
    polynomial,
    list,
    slope,
    selected
);
mod recurrence;

mod holes;

/// The families that need not know all values.
pub const HOLED_FAMILIES: &[LineFamily] = &[holes::fit, transform::fit];

/// The families with the fewest candidates.
pub const SIMPLE_FAMILIES: &[LineFamily] = &[period::fit, automaton::fit, polynomial::fit];
