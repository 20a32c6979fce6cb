//! Games that are given as programs: a Rust closure, a Rust file with `fn moves`, or a command in
//! any language.
//!
//! - `rules`: the user's Rust, and how it is called;
//! - `build`: from there to a program that answers about positions, kept for the next time;
//!   `errors`: what the compiler says, at the user's text;
//! - `harness`: what the program has besides the rules: `game`: their moves and values; `codec`,
//!   `types`: positions as numbers and as texts; `played`: both together; `serve`: what is asked;
//! - `server`: a program that is asked a line and answers a line; `process`: one with rules;
//! - `ruled`, `program`: such programs as games.

mod build;
mod errors;
mod process;
mod program;
mod ruled;
mod rules;
mod server;

pub use program::{program, shape_of};

use crate::problem::home::Home;
use anyhow::Result;
use grundy_explorer::game::Game;
use std::path::Path;

/// The game whose moves a closure lists: `|n: u32| (1..=n.min(3)).map(move |d| n - d)`. It takes
/// the position or a reference to it, and returns what `SgDfs::new` or `SgSplit::new` want.
///
/// # Errors
/// Misuse: it does not compile; what the compiler says about it.
pub fn closure(home: &Home, text: &str) -> Result<Box<dyn Game>> {
    ruled::game(home, rules::of_closure(home, text)?)
}

/// The game whose moves `fn moves` of a Rust file lists.
///
/// # Errors
/// As [`closure`]; or the file cannot be read.
pub fn file(home: &Home, path: &Path) -> Result<Box<dyn Game>> {
    ruled::game(home, rules::of_file(home, path)?)
}
