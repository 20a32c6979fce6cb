//! What the site is made of.

/// A file of the site.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct File {
    /// From the root of the site, with `/`.
    pub path: String,
    /// Its bytes.
    pub content: Vec<u8>,
}
