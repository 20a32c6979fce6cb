//! The crates that a judge offers: which of them a text names, and their libraries for rustc.

mod build;
mod externs;
mod named;
mod offer;

pub use externs::externs;
pub use named::{missing, named};
pub use offer::Offer;
