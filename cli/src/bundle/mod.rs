//! From a solution and the templates it uses to one file that a judge accepts, proven before it is written.
//!
//! The steps: [`assemble`] the file and the templates it reaches; [`shake`] off what is unused; lay it out ([`format`] or
//! [`minify`]); [`prove`] it.

mod assemble;
mod cfg;
mod clean;
mod code;
mod edits;
mod format;
mod minify;
mod parallel;
mod rustc;
mod shake;
mod solution;
mod template;
mod units;
