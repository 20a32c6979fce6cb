//! The ground floor: what every other room stands on.

pub mod called;
pub mod clipboard;
pub mod comments;
pub mod edits;
pub mod failure;
pub mod files;
pub mod layout;
pub mod names;
pub mod ours;
pub mod pool;
pub mod source;
pub mod terminal;
pub mod tokens;
