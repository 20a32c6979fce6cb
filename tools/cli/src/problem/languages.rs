//! How files of each language become programs: `languages.toml`, and what a contest folder changes.

use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// How a source of one language becomes a program.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Language {
    /// The command that makes `{program}` from `{source}`; none if there is nothing to compile.
    pub compile: Option<String>,
    /// The command that runs it; `{program}` if it is left out. `{class}` is the class in the
    /// folder `{program}` that has the `main` of Java.
    pub run: Option<String>,
    /// What begins a line that is a comment.
    #[serde(default)]
    pub comment: String,
    /// What judges call it; unknown if empty.
    #[serde(default)]
    pub names: Vec<String>,
}

/// The extension of Rust files, which need no entry.
pub const RUST: &str = "rs";

/// The languages that everybody has, by extension.
pub fn usual() -> &'static BTreeMap<String, Language> {
    static ALL: OnceLock<BTreeMap<String, Language>> = OnceLock::new();
    ALL.get_or_init(|| toml::from_str(include_str!("languages.toml")).expect("the tests read this file"))
}
