//! What is kept of a test's input and output that are too large to be kept.

#![warn(missing_docs)]

use std::fmt;
use std::str::FromStr;

/// A text but for line endings and white space at its end, which no judge looks at.
///
/// Written as the length in bytes, a blank, and the hash in 32 hexadecimal digits. The hash is
/// FNV-1a of 128 bits, which is the same on every platform.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fingerprint {
    length: usize,
    hash: u128,
}

impl Fingerprint {
    /// That of a text.
    pub fn new(text: &str) -> Fingerprint {
        const BASIS: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
        const PRIME: u128 = (1 << 88) + 0x13b;
        let (mut length, mut hash) = (0, BASIS);
        for line in text.trim_end().lines() {
            for byte in line.bytes().chain([b'\n']) {
                hash = (hash ^ u128::from(byte)).wrapping_mul(PRIME);
            }
            length += line.len() + 1;
        }
        Fingerprint { length, hash }
    }

    /// How many bytes the text has, with a newline at its end.
    pub fn length(&self) -> usize {
        self.length
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} {:032x}", self.length, self.hash)
    }
}

impl FromStr for Fingerprint {
    type Err = String;

    fn from_str(text: &str) -> Result<Fingerprint, String> {
        let parsed = text.split_once(' ').and_then(|(length, hash)| {
            let hash = u128::from_str_radix(hash, 16).ok().filter(|_| hash.len() == 32)?;
            Some(Fingerprint { length: length.parse().ok()?, hash })
        });
        parsed.ok_or_else(|| format!("`{text}` is not a length and 32 hexadecimal digits"))
    }
}

/// What is kept of a case: a line `input <fingerprint>`, and a line `output <fingerprint>` if the
/// right output is not kept, either.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MadeCase {
    /// The input for which the right output was recorded.
    pub input: Fingerprint,
    /// The right output; none if it has a file of its own.
    pub output: Option<Fingerprint>,
}

impl FromStr for MadeCase {
    type Err = String;

    fn from_str(text: &str) -> Result<MadeCase, String> {
        let (mut input, mut output) = (None, None);
        for line in text.lines() {
            match line.split_once(' ') {
                Some(("input", fingerprint)) => input = Some(fingerprint.parse()?),
                Some(("output", fingerprint)) => output = Some(fingerprint.parse()?),
                _ => return Err(format!("`{line}` does not begin with `input` or `output`")),
            }
        }
        Ok(MadeCase { input: input.ok_or("there is no line `input`")?, output })
    }
}
