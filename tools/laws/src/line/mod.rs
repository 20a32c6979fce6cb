//! Laws of one index: a file for each family.

pub mod affine;
mod arithmetic;
mod automaton;
pub mod beatty;
pub mod exceptions;
pub mod features;
pub mod find;
pub mod list;
pub mod period;
mod polynomial;
mod ranges;
mod recurrence;
mod runs;
mod slope;
mod tail;
mod transform;
