//! The first stage of a bundle: the solution and the templates it reaches as one text, from which
//! nothing unused has been removed yet.

mod adapt;
mod cfg;
mod clean;
mod library;

pub use library::Library;

use crate::base::failure::Failure;
use crate::base::source;
use crate::problem::header::{bullet, title};
use adapt::adapt;
use anyhow::Result;
use clean::clean;
use std::path::{Path, PathBuf};

/// The library's name, and that of the module it becomes.
const LIBRARY: &str = "grundy";

/// A source file and the templates it may use.
#[derive(Debug, Clone)]
pub struct Solution {
    /// The checkout, if there is one.
    pub root: Option<PathBuf>,
    /// The slug, or the file's name without `.rs`.
    pub name: String,
    /// Where the source is, for messages.
    pub path: PathBuf,
    /// The source without byte order mark, `#!` line and carriage returns.
    pub text: String,
    /// The templates.
    pub library: Library,
    /// The templates' features; without any they are std-only.
    pub features: &'static [&'static str],
}

impl Solution {
    /// A source file, with the templates of the checkout or else those that the tool carries.
    ///
    /// # Errors
    /// Misuse: the file cannot be read or is no text, or there are no templates.
    pub fn file(root: Option<&Path>, path: &Path) -> Result<Solution> {
        let text = source::read(path)?;
        Ok(Solution {
            root: root.map(Path::to_owned),
            name: path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
            path: path.to_owned(),
            text: plain(&text),
            library: Library::of(root)?,
            features: &[],
        })
    }
}

/// The text as the compiler reads it: without byte order mark, `#!` line and carriage returns.
fn plain(text: &str) -> String {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text).replace("\r\n", "\n");
    let is_script = text.starts_with("#!") && !text[2..].trim_start().starts_with('[');
    match text.split_once('\n') {
        Some((_, rest)) if is_script => rest.to_owned(),
        None if is_script => String::new(),
        _ => text,
    }
}

/// The crate that a judge gets, still with everything in the templates it reaches.
///
/// # Errors
/// A syntax error, with its place in the file.
pub fn assemble(solution: &Solution) -> Result<String> {
    joined(solution).map_err(|error| match error.downcast::<syn::Error>() {
        Ok(error) => {
            let message = flaw(&solution.path.display().to_string(), &error);
            Failure::check(message, "nothing was written; fix the file until rustc accepts it")
        }
        Err(error) => error,
    })
}

/// The solution as it was typed, with the templates below it: not for a judge, but for the
/// compiler, whose errors then have the solution's own lines. Also where the templates begin.
///
/// # Errors
/// As [`assemble`].
pub fn as_typed(solution: &Solution) -> Result<(String, usize)> {
    let modules = solution.library.modules(&solution.text, solution.features)?;
    let text = adapt(&solution.text, !modules.is_empty())?;
    Ok((format!("{text}\nmod {LIBRARY} {{\n{modules}}}\n"), text.len()))
}

/// A syntax error with its place.
fn flaw(path: &str, error: &syn::Error) -> String {
    let at = error.span().start();
    let what = match error.to_string().as_str() {
        // What is said about any text whose tokens cannot be told apart.
        "cannot parse string into token stream" => {
            "a bracket, a quote or a comment is not closed here, or this closes nothing".to_owned()
        }
        what => what.to_owned(),
    };
    format!("{path}:{}:{}: {what}", at.line, at.column + 1)
}

fn joined(solution: &Solution) -> Result<String> {
    let text = clean(&solution.text, &[])?;
    let modules = solution.library.modules(&text, solution.features)?;
    let has_templates = !modules.is_empty();
    let text = adapt(&text, has_templates)?;
    let bundle = format!("{}\n{}\n", header(solution, has_templates), text.trim());
    Ok(if has_templates { format!("{bundle}\nmod {LIBRARY} {{\n{modules}}}\n") } else { bundle })
}

/// The first line says what the file is, the second the idea.
fn header(solution: &Solution, has_templates: bool) -> String {
    let name = || solution.name.replace(char::is_control, " "); // a line break would end the comment
    let mut what = title(&solution.text).unwrap_or_else(name);
    what.truncate(what.trim_end_matches('.').len());
    if let Some(url) = bullet(&solution.text, "Source") {
        what = format!("{what} {url}");
    }
    let with = if has_templates { " with its grundy templates" } else { "" };
    let mut lines = format!("// {what}, one file{with}, by `grundy bundle`\n");
    if let Some(idea) = bullet(&solution.text, "Idea") {
        lines += &format!("// Idea: {idea}\n");
    }
    lines
}
