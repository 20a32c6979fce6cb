//! The ground floor: what every other room stands on.

pub mod browser;
pub mod busy;
pub mod cache;
pub mod called;
pub mod clipboard;
pub mod comments;
pub mod editor;
pub mod edits;
pub mod failure;
pub mod files;
pub mod layout;
pub mod mailbox;
pub mod names;
pub mod ours;
pub mod pool;
pub mod source;
pub mod terminal;
pub mod tokens;
