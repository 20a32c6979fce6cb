//! Prints the initial memory as calls that put its parts in place.

use std::fmt::Write;

/// This many zeros are worth starting another part, with a call of its own.
const GAP: usize = 16;
/// The longest part. Compilers need not accept strings of more than a few thousand bytes.
const LONGEST: usize = 1600;

/// Statements that fill in everything that is not zero; readers should see what is text.
pub fn fill(image: &[u8], readable: bool) -> String {
    let mut out = String::new();
    let mut at = 0;
    while let Some(skip) = image[at..].iter().position(|b| *b != 0) {
        at += skip;
        let part = &image[at..at + part_length(&image[at..])];
        let is_text = part.iter().all(|byte| matches!(byte, b'\n' | b' '..=b'~'));
        out += &if readable && is_text { plain(at, part) } else { shorter(at, part) };
        at += part.len();
    }
    out
}

/// The length of the first part: it ends before a gap, and its last byte is not zero.
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
    let plain = plain(at, bytes);
    let packed = format!("data85({at},\"{}\");", base85(bytes));
    // Unpacking may write zeros behind the part, which does no harm: what follows is a gap of zeros
    // or the next part, which is filled in later.
    if packed.len() < plain.len() { packed } else { plain }
}

fn plain(at: usize, bytes: &[u8]) -> String {
    format!("memcpy(M+{at},\"{}\",{});", string(bytes), bytes.len())
}

/// The bytes as they are written in a C string.
fn string(bytes: &[u8]) -> String {
    let mut out = String::new();
    for (i, &byte) in bytes.iter().enumerate() {
        match byte {
            b'"' => out += "\\\"",
            b'\\' => out += "\\\\",
            b'\n' => out += "\\n",
            // Two question marks could start a trigraph.
            b'?' if out.ends_with('?') => out += "\\?",
            32..=126 => out.push(byte.into()),
            _ => {
                // A digit right behind a short octal escape would become part of it.
                let digit_follows = bytes.get(i + 1).is_some_and(u8::is_ascii_digit);
                let _ = if digit_follows { write!(out, "\\{byte:03o}") } else { write!(out, "\\{byte:o}") };
            }
        }
    }
    out
}

/// Four bytes each as five base-85 digits, least first. The digits are the characters from `#` on,
/// with x and y for `?` and `\`, which C strings would have to escape.
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
