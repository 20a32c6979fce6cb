//! What the tool carries with it for folders outside a checkout: data of the packages `grundy` and
//! `problems`. Empty without the feature `embedded`, so that an edit of a template does not rebuild
//! the tool of a checkout.

/// A name and a text.
pub type File = (&'static str, &'static str);

/// The templates and their lean twins: `src/heaps/nim.rs` and its text.
#[cfg(feature = "embedded")]
pub const TEMPLATES: &[File] = grundy::SOURCES;
#[cfg(not(feature = "embedded"))]
pub const TEMPLATES: &[File] = &[];

/// The problems: `hdu1846` and its header.
#[cfg(feature = "embedded")]
pub const PROBLEMS: &[File] = problems::HEADERS;
#[cfg(not(feature = "embedded"))]
pub const PROBLEMS: &[File] = &[];

/// The text of `docs/templates.md`.
#[cfg(feature = "embedded")]
pub const GUIDE: &str = grundy::GUIDE;
#[cfg(not(feature = "embedded"))]
pub const GUIDE: &str = "";
