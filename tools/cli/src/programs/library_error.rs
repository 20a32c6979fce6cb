//! What the compiler has against a library that programs need.

use grundy_rust::messages::Diagnostic;
use std::path::Path;

/// An error in a library that programs need.
pub struct LibraryError {
    /// The name of the file that it is in: `nim`.
    pub module: String,
    /// `src/heaps/nim.rs:58:23: mismatched types`.
    pub text: String,
}

impl LibraryError {
    /// The place of an error; `None` for one without a place.
    pub fn new(error: &Diagnostic) -> Option<LibraryError> {
        let place = error.primary()?;
        let file = &place.file_name;
        let module = Path::new(file).file_stem()?.to_string_lossy().into_owned();
        let text = format!("{file}:{}:{}: {}", place.line_start, place.column_start, error.message);
        Some(LibraryError { module, text })
    }
}
