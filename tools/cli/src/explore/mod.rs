//! `grundy explore`: from the rules of a game to its values, their law, winning moves, pictures.
//!
//! - `subject`: what the user typed as a game that can be asked.
//! - `programs`: games that are given as a Rust closure, a Rust file or a command.
//! - `reach`: how far the table goes, when to stop; `clock`: the same within a value;
//!   `values_file`: the file with a long one.
//! - `laws`: what is proven of a table, or else the pattern; `law_search`: in what it is sought.
//! - `code`: a law as a Rust function, compared with the table.
//! - `family`: the same rules for several values of `parameters`.
//! - `scores`: the same of games with scores, as far as it makes sense.
//! - `tables`, `answers`, `picture`: the same for people; `json`: for scripts; `plot`: for files,
//!   as a `drawing`.

pub mod answers;
mod clock;
pub mod code;
pub mod drawing;
pub mod family;
pub mod json;
pub mod law_search;
pub mod laws;
pub mod parameters;
pub mod picture;
pub mod plot;
pub mod programs;
pub mod reach;
pub mod scores;
pub mod subject;
pub mod tables;
mod values_file;
