//! The third stage: how a bundle looks, as rustfmt formats it or as short as possible.

mod format;
mod macros;
mod minify;

use crate::assemble::Templates;
use crate::request::{Emit, Request};

/// A text as it is handed over.
#[derive(Clone)]
pub struct Printed {
    pub text: String,
    /// How many bytes a readable text has, if only a short one is short enough for the judge.
    pub readable_bytes: Option<usize>,
}

/// The text as it is handed over, with the `notices` that licences ask to be kept at its end.
pub fn print(text: &str, request: &Request, notices: &[String]) -> anyhow::Result<Printed> {
    let lines = notices.iter().flat_map(|notice| notice.lines().chain([""]));
    let end: String = lines.map(|line| format!("// {line}").trim_end().to_owned() + "\n").collect();
    let text = format(text, &request.target.edition)?;
    let bytes = text.len() + end.len();
    // A class is a part of it; of C files, those who make them take care.
    let is_whole = request.emit == Emit::Rust && !request.rules.wants_class;
    let is_long = is_whole && request.rules.max_bytes.is_some_and(|max| bytes as u64 > max);
    let readable_bytes = Some(bytes).filter(|_| is_long && !request.minify);
    let text = if request.minify || is_long { minify::minify(&text)? } else { text };
    Ok(Printed { text: text + &end, readable_bytes })
}

/// A template and the templates it needs, as modules to paste.
///
/// # Errors
/// A template that cannot be read or does not parse.
pub fn snippet(templates: &Templates, template: &str) -> anyhow::Result<String> {
    format(&templates.snippet(template)?, "2021")
}

/// The same in as few bytes as possible.
///
/// # Errors
/// As for [`snippet`].
pub fn short_snippet(templates: &Templates, template: &str) -> anyhow::Result<String> {
    minify::minify(&snippet(templates, template)?)
}

/// The text as rustfmt formats it, except where the program could tell.
fn format(text: &str, edition: &str) -> anyhow::Result<String> {
    let formatted = format::format(text, edition)?;
    Ok(macros::restored(text, &formatted)?.unwrap_or_else(|| text.to_owned()))
}
