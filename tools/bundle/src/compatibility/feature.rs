//! Something that is not in every version of Rust.

use grundy_rust::version::Version;
use std::ops::Range;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Feature {
    pub what: String,
    pub since: Version,
    pub at: Range<usize>,
}
