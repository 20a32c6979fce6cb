//! Prints the initial memory: calls that put its parts in place.

use std::fmt::Write;

/// Zeros between two parts are worth a call of their own when they are this many.
const GAP: usize = 16;
/// Compilers need not take longer strings than some thousands of bytes.
const LONGEST: usize = 1600;

/// Statements that fill everything that is not zero.
pub fn fill(image: &[u8]) -> String {
    let mut out = String::new();
    let mut at = 0;
    while let Some(skip) = image[at..].iter().position(|b| *b != 0) {
        at += skip;
        let part = &image[at..at + part_length(&image[at..])];
        out += &shorter(at, part);
        at += part.len();
    }
    out
}

/// The length of the first part: up to a gap, its last byte not zero.
fn part_length(bytes: &[u8]) -> usize {
    let mut length = 1;
    for (i, byte) in bytes.iter().enumerate().take(LONGEST) {
        if i >= length + GAP {
            break;
        }
        if *byte != 0 {
            length = i + 1;
        }
    }
    length
}

fn shorter(at: usize, bytes: &[u8]) -> String {
    let plain = format!("memcpy(M+{at},\"{}\",{});", string(bytes), bytes.len());
    let packed = format!("data85({at},\"{}\");", base85(bytes));
    // The unpacked last word ends with zeros, as does what follows in memory: a gap or the next
    // part, filled later.
    if packed.len() < plain.len() { packed } else { plain }
}

/// The bytes within a C string.
fn string(bytes: &[u8]) -> String {
    let mut out = String::new();
    for (i, &byte) in bytes.iter().enumerate() {
        match byte {
            b'"' => out += "\\\"",
            b'\\' => out += "\\\\",
            b'\n' => out += "\\n",
            // Two question marks may start a trigraph.
            b'?' if out.ends_with('?') => out += "\\?",
            32..=126 => out.push(byte.into()),
            _ => {
                // A digit that follows would belong to a short octal escape.
                let digit_follows = bytes.get(i + 1).is_some_and(u8::is_ascii_digit);
                let _ = if digit_follows { write!(out, "\\{byte:03o}") } else { write!(out, "\\{byte:o}") };
            }
        }
    }
    out
}

/// Each four bytes as five digits, least first, from `#` on; x and y stand for the two that C
/// strings dislike.
fn base85(bytes: &[u8]) -> String {
    let mut out = String::new();
    for word in bytes.chunks(4) {
        let mut value = word.iter().rev().fold(0u32, |value, byte| value << 8 | u32::from(*byte));
        for _ in 0..5 {
            let digit = (value % 85) as u8 + b'#';
            out.push(match digit {
                b'?' => 'x',
                b'\\' => 'y',
                digit => digit.into(),
            });
            value /= 85;
        }
    }
    out
}
