//! What is kept of a text that is too large to be kept: its length and its hash.

use std::fmt;

/// A text but for line endings and white space at its end, which no judge looks at.
///
/// Written as the length in bytes, a blank, and the hash in 32 hexadecimal digits. The hash is
/// FNV-1a of 128 bits, which is the same on every platform, and six lines in any language.
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
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} {:032x}", self.length, self.hash)
    }
}

#[cfg(test)]
mod tests {
    use super::Fingerprint;

    /// The values of the hash's authors (draft-eastlake-fnv), for texts with a newline.
    #[test]
    fn white_space_at_the_end_does_not_count() {
        let empty = Fingerprint::new("");
        assert_eq!(empty.to_string(), "0 6c62272e07bb014262b821756295c58d");
        assert_eq!(Fingerprint::new(" \n\n"), empty);
        let two = Fingerprint::new("ab\nc\n");
        for same in ["ab\nc", "ab\r\nc\r\n", "ab\nc \n\n"] {
            assert_eq!(Fingerprint::new(same), two);
        }
        for other in ["ab\nd", "abc", "ab\n\nc", "a b\nc"] {
            assert_ne!(Fingerprint::new(other), two);
        }
    }
}
