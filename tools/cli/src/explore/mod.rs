//! `grundy explore`: from the rules of a game to its values, their law, winning moves, pictures.
//! The laws themselves, and JSON, are `grundy_explorer::report`'s.
//!
//! - `subject`: what the user typed as a game that can be asked; `game_options`: what options say
//!   of it.
//! - `programs`: games that are given as a Rust closure, a Rust file or a command.
//! - `reach`: how far the table goes, when to stop; `pace`: in which steps; `clock`: the same
//!   within a value; `values_file`: the file with a long one.
//! - `code`: a law as a Rust function, compared with the table.
//! - `family`: the same rules for several values of `parameters`.
//! - `scores`: the same of games with scores, as far as it makes sense.
//! - `positions`: what is said of `--at`.
//! - `tables`, `law_text`, `answers`, `picture`: the same for people; `large`: of positions with
//!   more options than can be listed; `plot`: for files, as a `drawing`.

mod answers;
mod clock;
pub mod code;
pub mod drawing;
pub mod family;
pub mod family_answers;
mod family_object;
pub mod game_options;
mod large;
pub mod law_text;
mod pace;
pub mod parameters;
pub mod picture;
pub mod plot;
pub mod positions;
pub mod programs;
pub mod reach;
pub mod scores;
pub mod subject;
pub mod tables;
mod values_file;
