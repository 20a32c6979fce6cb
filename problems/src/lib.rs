//! The problems are the programs in `src/bin`; this library is what is known of them without
//! compiling them.

/// Each problem's slug, sorted, and the header of its file: title, source, limits, idea, templates.
#[cfg(feature = "headers")]
pub const HEADERS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/headers.rs"));
