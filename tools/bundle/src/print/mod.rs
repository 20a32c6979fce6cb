//! The third stage: how a bundle looks, as rustfmt formats it or as short as possible.

mod format;
mod macros;
mod minify;

use super::Request;

/// What licences ask to be kept, for the end of a file.
pub fn notices(notices: &[String]) -> String {
    let lines = notices.iter().flat_map(|notice| notice.lines().chain([""]));
    lines.map(|line| format!("// {line}").trim_end().to_owned() + "\n").collect()
}

/// The text as it is handed over.
///
/// # Errors
/// No rustfmt.
pub fn print(text: &str, request: &Request) -> anyhow::Result<String> {
    let formatted = format(text, &request.target.edition)?;
    if request.minify { minify::minify(&formatted) } else { Ok(formatted) }
}

/// The text as rustfmt formats it, except where the program could tell.
pub fn format(text: &str, edition: &str) -> anyhow::Result<String> {
    let formatted = format::format(text, edition)?;
    Ok(macros::restored(text, &formatted)?.unwrap_or_else(|| text.to_owned()))
}
