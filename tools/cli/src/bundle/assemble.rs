//! The solution and the templates it reaches as one text, before anything unused is removed.

use super::cfg::Known;
use super::clean::clean;
use super::solution::{LIBRARY, adapt};
use super::template::Library;
use crate::problem::header::{bullet, title};

/// A solution's source, and how to call it.
pub struct Solution<'a> {
    /// Slug or file name.
    pub name: &'a str,
    /// The file as it is, without byte order mark and carriage returns.
    pub text: &'a str,
}

/// The crate that a judge gets, except that it still has everything the reached templates have.
pub fn assemble(solution: &Solution, library: &Library, crates: bool) -> anyhow::Result<String> {
    let clean = clean(solution.text, Known { features: &[] })?;
    let known = Known { features: if crates { &["crates", "default"] } else { &[] } };
    let reached = library.reached(&clean)?;
    let own = adapt(&clean, !reached.is_empty())?;
    let mut text = format!("{}\n{}\n", header(solution, !reached.is_empty()), own.trim());
    if !reached.is_empty() {
        let below = format!("::{LIBRARY}");
        text += &format!("\nmod {LIBRARY} {{\n");
        for module in reached {
            text += &library.module(module, known, &below)?;
            text.push('\n');
        }
        text += "}\n";
    }
    Ok(text)
}

/// What the file is, in its first line; the idea in the second.
fn header(solution: &Solution, templates: bool) -> String {
    let mut what =
        title(solution.text).filter(|title| !title.is_empty()).unwrap_or_else(|| solution.name.to_owned());
    what.truncate(what.trim_end_matches('.').len());
    if let Some(url) = bullet(solution.text, "Source") {
        what = format!("{what} {url}");
    }
    let with = if templates { " with its grundy templates" } else { "" };
    let mut lines = format!("// {what}, one file{with}, by `cargo grundy bundle`\n");
    if let Some(idea) = bullet(solution.text, "Idea") {
        lines += &format!("// Idea: {idea}\n");
    }
    lines
}
