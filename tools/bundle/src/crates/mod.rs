//! The crates that a judge offers: which of them a text names, and their libraries for rustc.

mod builder;
mod externs;
mod offer;
mod path_names;
mod versions;

pub use externs::externs;
pub use offer::Offer;
pub use path_names::missing;
pub use versions::are_compatible;
