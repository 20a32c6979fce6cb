//! Tests of what the package exports.

mod candidates;
mod comment;
mod conditions;
mod formatting;
mod input_file;
mod system;
mod threads;

use grundy_export::Candidates;

/// The texts for a program without templates.
fn texts(rust: &str) -> Vec<String> {
    Candidates::new(rust, None).unwrap().texts
}
