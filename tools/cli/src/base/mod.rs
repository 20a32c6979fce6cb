//! The ground floor: what every other room stands on.

pub mod browser;
pub mod clipboard;
pub mod editor;
pub mod layout;
pub mod mailbox;
#[cfg(feature = "whole")]
mod terminal_clipboard;
