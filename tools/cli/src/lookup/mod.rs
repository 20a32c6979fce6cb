//! From what a statement says to the template for it.

pub mod functions;
pub mod rank;
pub mod search;
pub mod shelf;
pub mod words;
