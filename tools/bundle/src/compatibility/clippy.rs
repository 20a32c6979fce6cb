//! clippy knows from which version on each function and type of std is stable.

use super::feature::Feature;
use crate::rustc::Rustc;
use anyhow::Result;
use grundy_host::temporary::Folder;
use grundy_rust::messages::Diagnostic;
use grundy_rust::toolchain::toolchain;
use grundy_rust::version::Version;
use proc_macro2::{TokenStream, TokenTree};
use std::env::consts::EXE_SUFFIX;
use std::fs;

const LINT: &str = "clippy::incompatible_msrv";

/// What std has only since a later version; `None` if clippy is not there or does not say.
pub fn newer_apis(text: &str, version: Version, rustc: &Rustc) -> Result<Option<Vec<Feature>>> {
    let driver = toolchain()?.rustc.with_file_name(format!("clippy-driver{EXE_SUFFIX}"));
    if !driver.exists() {
        return Ok(None);
    }
    // `allow(warnings)` is not about this: a text allows it by its name or not at all.
    let level = if text.contains("incompatible_msrv") { "-W" } else { "--force-warn" };
    let folder = Folder::new()?;
    fs::write(folder.path().join("clippy.toml"), format!("msrv = \"{version}.0\"\n"))?;
    let report = rustc.check_with(
        &driver,
        |command| {
            command.env("CLIPPY_CONF_DIR", folder.path());
            // What cargo sets for clippy, perhaps for this very program.
            command.env_remove("CLIPPY_ARGS").env_remove("CARGO_PKG_RUST_VERSION");
            command.args(["-A", "clippy::all", level, LINT]);
        },
        text,
    );
    Ok(report.ok().filter(|report| report.ok).and_then(|report| {
        let found = report.diagnostics.iter().filter(|diagnostic| diagnostic.code() == LINT);
        found.map(|diagnostic| read(diagnostic, text)).collect()
    }))
}

/// `… but this item is stable since `1.82.0``, or `stable in a `const` context since`.
fn read(diagnostic: &Diagnostic, text: &str) -> Option<Feature> {
    let (what, since) = diagnostic.message.rsplit_once("since `")?;
    let at = diagnostic.places().next()?;
    let context = if what.contains("`const`") { " in a constant" } else { "" };
    let what = format!("`{}`{context}", name(&text[at.clone()]));
    Some(Feature { what, since: Version::read(since.trim_end_matches('`'))?, at })
}

/// The path or the method's name, without parameters and arguments: `Option::is_none_or` of
/// `Option::<u8>::is_none_or(x, f)`. It is the same however the text is formatted.
fn name(text: &str) -> String {
    let (mut names, mut depth, mut last) = (Vec::new(), 0, ' ');
    for token in text.parse::<TokenStream>().unwrap_or_default() {
        match token {
            TokenTree::Ident(name) if depth == 0 => names.push(name.to_string()),
            TokenTree::Group(_) if depth == 0 => break,
            TokenTree::Punct(punct) => {
                match punct.as_char() {
                    '<' => depth += 1,
                    '>' if last != '-' => depth -= 1,
                    _ => {}
                }
                last = punct.as_char();
            }
            _ => {}
        }
    }
    names.join("::")
}

#[cfg(test)]
mod tests {
    use super::name;

    #[test]
    fn a_name_is_short() {
        for (text, wanted) in [
            ("is_none_or(|x| x > 2)", "is_none_or"),
            ("std::iter::repeat_n", "std::iter::repeat_n"),
            ("Option::<i32>\n    ::is_none_or", "Option::is_none_or"),
            ("LazyLock<Vec<(u8, u8)>, fn() -> u8>", "LazyLock"),
            ("<[u8]>::as_chunks::<2>(x)", "as_chunks"),
        ] {
            assert_eq!(name(text), wanted);
        }
    }
}
