//! The laws behind tables: the values of a game by number, by two numbers, or a list of
//! P-positions; from anywhere, without the rules.
//!
//! - **Families**: each proposes laws that hold for all values of the table, with the length of
//!   their description.
//! - **Honesty**: a law must be much shorter than the table. The simplest one counts; another one
//!   that contradicts it beyond the table is dropped, or makes both doubtful if it is as short; one
//!   that says the same everywhere adds nothing.

#![warn(missing_docs)]

mod choice;
pub mod code;
mod evidence;
mod find;
mod grid;
mod helpers;
mod information;
mod law;
mod line;
mod parameter;
mod positions;
mod quadratic;
pub mod read;
mod table;
mod tree;

pub use code::Language;
pub use find::{find, find_with};
pub use law::{Domain, Found, Law, Status};
pub use line::LineFamily;
pub use line::period::periodic_law;
pub use parameter::find_over;
pub use table::{Family, Grid, HOLE, Line, Positions, Table};
pub use tree::operator::Operator;
pub use tree::{Expr, Recurrence, n};

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
