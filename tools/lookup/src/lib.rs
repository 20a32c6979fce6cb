//! From what is known of a game to the templates for it: the words of its statement, the first
//! values of its table, or its rules. No file, clock or thread, so it also runs in a page.
//!
//! - **In**: a question, and a [`Shelf`] with the templates and the problems.
//! - **Out**: [`answers`], the best first, each with the reason.

#![warn(missing_docs)]

mod advice;
mod answers;
mod concepts;
mod forms;
mod learned;
mod numbers;
mod rank;
mod rules;
mod search;
mod sequences;
mod shelf;
mod words;

pub use answers::{ALIKE, Answers, RULES, TABLE, TooFewNumbers, answers, answers_in};
pub use concepts::{asked_forms, not_if, told_apart};
pub use forms::form;
pub use learned::examples;
pub use numbers::{LEAST, numbers};
pub use search::{Found, Search, What};
pub use shelf::{Problem, Row, Shelf, Template};

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
