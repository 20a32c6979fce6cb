//! The third stage: how a bundle looks, as rustfmt formats it or as short as possible.

mod format;
mod macros;
mod minify;

use crate::assemble::Templates;
use crate::request::Request;

/// The text as it is handed over, with the `notices` that licences ask to be kept at its end.
pub fn print(text: &str, request: &Request, notices: &[String]) -> anyhow::Result<String> {
    let mut text = format(text, &request.target.edition)?;
    if request.minify {
        text = minify::minify(&text)?;
    }
    let lines = notices.iter().flat_map(|notice| notice.lines().chain([""]));
    text.extend(lines.map(|line| format!("// {line}").trim_end().to_owned() + "\n"));
    Ok(text)
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
