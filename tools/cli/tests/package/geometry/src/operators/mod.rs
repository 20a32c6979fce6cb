//! Nobody names this module, nor those in it.
mod add;
#[path = "printing.rs"]
mod show;
