//! The crates that a judge offers: which of them a text names, and their libraries for rustc.

mod builder;
mod externs;
mod offer;
mod path_names;

pub use externs::externs;
pub use offer::Offer;
pub use path_names::missing;
