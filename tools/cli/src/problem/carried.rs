//! What the tool carries with it (`build.rs`), for folders outside a checkout; empty without the
//! feature `embedded`.

/// A path from the root of the checkout, and a text.
pub type File = (&'static str, &'static str);

/// The templates and their lean twins: `src/heaps/nim.rs` and its text.
#[cfg(feature = "embedded")]
pub const TEMPLATES: &[File] = include!(concat!(env!("OUT_DIR"), "/templates.rs"));
/// Nothing.
#[cfg(not(feature = "embedded"))]
pub const TEMPLATES: &[File] = &[];

/// The problems: `problems/src/bin/hdu1846.rs` and its header.
#[cfg(feature = "embedded")]
pub const PROBLEMS: &[File] = include!(concat!(env!("OUT_DIR"), "/problems.rs"));
/// Nothing.
#[cfg(not(feature = "embedded"))]
pub const PROBLEMS: &[File] = &[];

/// The text of `README.md`.
#[cfg(feature = "embedded")]
pub const README: &str = include!(concat!(env!("OUT_DIR"), "/readme.rs"));
/// Nothing.
#[cfg(not(feature = "embedded"))]
pub const README: &str = "";
