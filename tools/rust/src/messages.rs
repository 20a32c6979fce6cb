//! What rustc and cargo say in JSON.

use serde::Deserialize;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// What the compiler found.
#[derive(Debug, Clone)]
pub struct Report {
    /// The errors; if there are none, the warnings.
    pub diagnostics: Vec<Diagnostic>,
    /// Whether it compiled.
    pub ok: bool,
}

/// One of rustc's messages, or a note or a help below one.
#[derive(Debug, Clone, Deserialize)]
pub struct Diagnostic {
    /// In one sentence.
    pub message: String,
    code: Option<Code>,
    /// `error`, `warning`, `note`, `help`, …
    pub level: String,
    /// The places it points at.
    #[serde(default)]
    pub spans: Vec<Span>,
    /// Notes and helps.
    #[serde(default)]
    pub children: Vec<Diagnostic>,
    /// The message as a terminal shows it; children have none.
    #[serde(default, deserialize_with = "or_empty")]
    pub rendered: String,
}

#[derive(Debug, Clone, Deserialize)]
struct Code {
    code: String,
}

/// A place in the text, or in the standard library's.
#[derive(Debug, Clone, Deserialize)]
pub struct Span {
    /// `<anon>` for what came from standard input.
    pub file_name: String,
    /// Offset in the file.
    pub byte_start: usize,
    /// Offset in the file, exclusive.
    pub byte_end: usize,
    /// From 1.
    pub line_start: usize,
    /// The last line.
    pub line_end: usize,
    /// From 1, in characters.
    pub column_start: usize,
    /// In the last line, behind the place.
    pub column_end: usize,
    /// The lines, as they are.
    #[serde(default)]
    pub text: Vec<SourceLine>,
    /// Whether this is the place of the error itself.
    pub is_primary: bool,
    /// What is said about the place.
    pub label: Option<String>,
}

/// A line of the text that a message is about.
#[derive(Debug, Clone, Deserialize)]
pub struct SourceLine {
    /// The whole line.
    pub text: String,
}

/// One of cargo's messages, as far as it is needed.
#[derive(Debug, Clone, Deserialize)]
pub struct CargoMessage {
    /// What it is about; messages about nothing that is built have none.
    #[serde(default)]
    pub target: CargoTarget,
    /// What the compiler says about the target.
    pub message: Option<Diagnostic>,
    /// The program that was made.
    pub executable: Option<PathBuf>,
    /// All that was made.
    #[serde(default)]
    pub filenames: Vec<PathBuf>,
    /// The package.
    #[serde(default)]
    pub package_id: String,
    /// What a build script has set: `has_i128`, `kind="fast"`.
    #[serde(default)]
    pub cfgs: Vec<String>,
    /// The variables that it has set.
    #[serde(default)]
    pub env: Vec<(String, String)>,
    /// The folder that it may fill.
    pub out_dir: Option<PathBuf>,
}

/// What one of cargo's messages is about.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct CargoTarget {
    /// Its name.
    pub name: String,
    /// `bin`, `lib`, …
    pub kind: Vec<String>,
    /// Its root.
    pub src_path: PathBuf,
}

impl Diagnostic {
    /// Reads a line of `--error-format=json`; `None` for anything else.
    pub fn read(line: &str) -> Option<Diagnostic> {
        serde_json::from_str(line).ok()
    }

    /// Whether it is an error of its own, not the line that counts them.
    pub fn is_error(&self) -> bool {
        self.level.starts_with("error") && !self.message.starts_with("aborting due to")
    }

    /// The lint or error code; empty if there is none.
    pub fn code(&self) -> &str {
        self.code.as_ref().map_or("", |code| &code.code)
    }

    /// The lint, if it is one's.
    pub fn lint(&self) -> Option<&str> {
        let code = self.code();
        let number = code.strip_prefix('E').filter(|rest| rest.bytes().all(|byte| byte.is_ascii_digit()));
        (number.is_none() && !code.is_empty()).then_some(code)
    }

    /// What it says, and what it says about places.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        let labels = self.spans.iter().filter_map(|span| span.label.as_deref());
        std::iter::once(self.message.as_str()).chain(labels)
    }

    /// The places in a text from standard input that it is about.
    pub fn places(&self) -> impl Iterator<Item = Range<usize>> {
        let here = |span: &&Span| span.is_primary && span.file_name == "<anon>";
        self.spans.iter().filter(here).map(|span| span.byte_start..span.byte_end)
    }

    /// The place of the error itself.
    pub fn primary(&self) -> Option<&Span> {
        self.spans.iter().find(|span| span.is_primary)
    }
}

impl CargoMessage {
    /// Reads the lines of `--message-format=json`; anything else among them is left out.
    pub fn read_all(text: &str) -> impl Iterator<Item = CargoMessage> {
        text.lines().filter_map(|line| serde_json::from_str(line).ok())
    }

    /// Whether it says what a build script has said.
    pub fn is_of_script(&self) -> bool {
        self.out_dir.is_some()
    }

    /// Whether it is about a program.
    pub fn is_of_program(&self) -> bool {
        self.target.kind.first().is_some_and(|kind| kind == "bin")
    }
}

impl Report {
    /// Only what is not about the libraries: the solution, whose path this is.
    pub fn of_solution(mut self, libraries: &Range<usize>, path: &Path) -> Report {
        let is_of_solution = |place: Range<usize>| !libraries.contains(&place.start);
        self.diagnostics.retain(|diagnostic| diagnostic.places().any(is_of_solution));
        let path = path.display().to_string();
        for diagnostic in &mut self.diagnostics {
            diagnostic.rendered = diagnostic.rendered.replace("<anon>", &path);
        }
        self
    }

    /// The same about a text without the first `bytes` bytes.
    pub fn moved_back(mut self, bytes: usize) -> Report {
        for span in self.diagnostics.iter_mut().flat_map(|diagnostic| &mut diagnostic.spans) {
            span.byte_start = span.byte_start.saturating_sub(bytes);
            span.byte_end = span.byte_end.saturating_sub(bytes);
        }
        self
    }

    /// All messages as a terminal shows them.
    pub fn rendered(&self) -> String {
        self.diagnostics.iter().map(|diagnostic| diagnostic.rendered.as_str()).collect()
    }
}

/// Cargo writes `null` for what rustc leaves out.
fn or_empty<'de, D: serde::Deserializer<'de>>(value: D) -> Result<String, D::Error> {
    Ok(Option::deserialize(value)?.unwrap_or_default())
}
