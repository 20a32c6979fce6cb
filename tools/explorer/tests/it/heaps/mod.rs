//! Games on heaps: every form and code against the definition, the engines and the proofs against
//! long naive tables.

mod clauses;
mod codes;
mod definition;
pub mod large;
#[cfg(feature = "report")]
mod large_numbers;
mod proofs;
mod sentences;
mod set_operations;
mod statements;
mod tables;
mod words;
