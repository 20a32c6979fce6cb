//! What the compiler has against a library.

use serde_json::Value;
use std::path::Path;

/// An error in a library.
pub struct Flaw {
    /// The name of the file that it is in: `nim`.
    pub module: String,
    /// `src/heaps/nim.rs:58:23: mismatched types`.
    pub what: String,
}

impl Flaw {
    /// What the compiler's message is about.
    pub fn of(diagnostic: &Value) -> Flaw {
        let spans = diagnostic["spans"].as_array().map_or(&[][..], Vec::as_slice);
        let place = spans.iter().find(|span| span["is_primary"] == true).unwrap_or(&Value::Null);
        let file = place["file_name"].as_str().unwrap_or_default();
        let message = diagnostic["message"].as_str().unwrap_or_default();
        Flaw {
            module: Path::new(file).file_stem().unwrap_or_default().to_string_lossy().into_owned(),
            what: format!("{file}:{}:{}: {message}", place["line_start"], place["column_start"]),
        }
    }
}
