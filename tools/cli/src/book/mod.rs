//! What `grundy book` makes a site of: everything that a checkout holds.

pub mod bundles;
pub mod gather;
pub mod notebook;
pub mod programs;
