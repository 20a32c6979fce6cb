//! The third stage: how a bundle looks, as rustfmt formats it or as short as possible.

mod format;
mod macros;
mod minify;

use crate::assemble::Templates;

/// What licences ask to be kept, for the end of a file.
pub fn notices(notices: &[String]) -> String {
    let lines = notices.iter().flat_map(|notice| notice.lines().chain([""]));
    lines.map(|line| format!("// {line}").trim_end().to_owned() + "\n").collect()
}

pub struct Style<'a> {
    pub edition: &'a str,
    pub minify: bool,
}

impl Style<'_> {
    /// The text as it is handed over.
    pub fn print(&self, text: &str) -> anyhow::Result<String> {
        let formatted = format(text, self.edition)?;
        if self.minify { minify::minify(&formatted) } else { Ok(formatted) }
    }
}

/// A template and the templates it needs, as modules to paste.
///
/// # Errors
/// A template that cannot be read or does not parse.
pub fn snippet(templates: &Templates, template: &str) -> anyhow::Result<String> {
    format(&templates.snippet(template)?, "2021")
}

/// The text as rustfmt formats it, except where the program could tell.
fn format(text: &str, edition: &str) -> anyhow::Result<String> {
    let formatted = format::format(text, edition)?;
    Ok(macros::restored(text, &formatted)?.unwrap_or_else(|| text.to_owned()))
}
