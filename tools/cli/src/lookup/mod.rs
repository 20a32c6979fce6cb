//! From what is known of a game to the template for it: the words of its statement, the first
//! values of its table, or its rules.

pub mod advice;
pub mod functions;
pub mod rank;
pub mod rules;
pub mod search;
pub mod sequences;
pub mod shelf;
pub mod values;
pub mod words;
