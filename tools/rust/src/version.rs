//! A version of Rust.

use std::fmt::{self, Display};

/// A release of Rust without its last number, which changes nothing about the language and std.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version {
    major: u32,
    minor: u32,
}

impl Version {
    /// The release with that second number: `1.minor`.
    pub const fn of(minor: u32) -> Version {
        Version { major: 1, minor }
    }

    /// `1.78` or `1.78.0`, perhaps with more after a blank; `None` for anything else: a nightly
    /// compiler is no release.
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

#[cfg(test)]
mod tests {
    use super::Version;

    #[test]
    fn only_releases_are_read() {
        for text in ["1.78", "1.78.0", "1.78.1 (9fc6b4312 2024-04-29)\n"] {
            assert_eq!(Version::read(text), Some(Version::of(78)), "{text}");
        }
        for text in ["", "1", "latest stable", "1.97.0-nightly (x)", "1.78.0.1", "v1.78"] {
            assert_eq!(Version::read(text), None, "{text}");
        }
        assert!(Version::of(100) > Version::of(99));
    }
}
