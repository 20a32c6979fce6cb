//! What the tool carries with it for folders outside a checkout: data of the packages `grundy` and
//! `problems`. Empty without the feature `embedded`, so that an edit of a template does not rebuild
//! the tool of a checkout.

use anyhow::{Context, Result};
use std::fs;
use std::path::Path;

/// A name and a text.
pub type File = (&'static str, &'static str);

/// The templates and their lean twins: `src/heaps/nim.rs` and its text.
#[cfg(feature = "embedded")]
pub const TEMPLATES: &[File] = grundy::SOURCES;
/// Nothing.
#[cfg(not(feature = "embedded"))]
pub const TEMPLATES: &[File] = &[];

/// The problems: `hdu1846` and its header.
#[cfg(feature = "embedded")]
pub const PROBLEMS: &[File] = problems::HEADERS;
/// Nothing.
#[cfg(not(feature = "embedded"))]
pub const PROBLEMS: &[File] = &[];

/// The text of `docs/templates.md`.
#[cfg(feature = "embedded")]
pub const GUIDE: &str = grundy::GUIDE;
/// Nothing.
#[cfg(not(feature = "embedded"))]
pub const GUIDE: &str = "";

/// The lean twin of `scan`.
const LEAN_SCAN: &str = "src/support/lean/scan.rs";

/// The lean twin of `scan` as the tool carries it, or else that of the checkout; `None` if neither
/// has one.
///
/// # Errors
/// It is there but cannot be read.
pub fn lean_scan(root: Option<&Path>) -> Result<Option<String>> {
    if let Some((_, text)) = TEMPLATES.iter().find(|(path, _)| *path == LEAN_SCAN) {
        return Ok(Some((*text).to_owned()));
    }
    let file = root.map(|root| root.join(LEAN_SCAN)).filter(|file| file.is_file());
    file.map(|file| fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display())))
        .transpose()
}
