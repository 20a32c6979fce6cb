//! A version of Rust.

use std::fmt::{self, Display};

/// A release of Rust without its last number, which changes nothing about the language and std.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version {
    major: u32,
    minor: u32,
}

impl Version {
    /// The release `1.minor`.
    pub const fn stable(minor: u32) -> Version {
        Version { major: 1, minor }
    }

    /// `1.78` or `1.78.0`, perhaps with more after a blank; `None` for anything else: a nightly
    /// compiler is not a release.
    pub fn read(text: &str) -> Option<Version> {
        let mut numbers = text.split_whitespace().next()?.split('.').map(str::parse::<u32>);
        let (major, minor) = (numbers.next()?.ok()?, numbers.next()?.ok()?);
        let is_release = numbers.next().is_none_or(|patch| patch.is_ok()) && numbers.next().is_none();
        is_release.then_some(Version { major, minor })
    }

    /// The second number.
    pub fn minor(self) -> u32 {
        self.minor
    }
}

impl Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}
