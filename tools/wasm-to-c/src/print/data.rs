//! Prints the initial memory as calls that put its parts in place.

use std::fmt::Write;

/// This many zeros are worth starting another part, with a call of its own.
const GAP: usize = 16;
/// The longest part. Compilers need not accept strings of more than a few thousand bytes.
const LONGEST: usize = 1600;
/// How many bytes may come again: those of a number or a small struct.
const PERIODS: [usize; 7] = [1, 2, 4, 8, 12, 16, 24];
/// It is worth saying if they do for so long.
const AGAIN: usize = 48;

/// Statements that fill in everything that is not zero; readers should see what is text.
pub fn fill(image: &[u8], readable: bool) -> String {
    let mut out = String::new();
    let mut at = 0;
    while let Some(skip) = image[at..].iter().position(|b| *b != 0) {
        at += skip;
        let (length, again) = repetition(&image[at..]).unwrap_or_else(|| (part_length(&image[at..]), 0));
        let part = &image[at..at + length];
        let is_text = part.iter().all(|byte| matches!(byte, b'\n' | b' '..=b'~'));
        out += &if readable && is_text { plain(at, part) } else { shorter(at, part) };
        if again > 0 {
            let _ = write!(out, "data_again({at},{length},{again});");
        }
        at += length + again;
    }
    out
}

/// How many bytes the bytes begin with, and for how many more they come again; if it is worth it.
fn repetition(bytes: &[u8]) -> Option<(usize, usize)> {
    PERIODS.iter().find_map(|&period| {
        let again = bytes.iter().zip(&bytes[period.min(bytes.len())..]).take_while(|(a, b)| a == b).count();
        (again >= AGAIN).then_some((period, again))
    })
}

/// The length of the first part: it ends before a gap or a repetition, and its last byte is not
/// zero.
fn part_length(bytes: &[u8]) -> usize {
    let mut length = 1;
    for (i, byte) in bytes.iter().enumerate().take(LONGEST) {
        if i >= length + GAP || *byte != 0 && repetition(&bytes[i..]).is_some() {
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

#[cfg(test)]
mod tests {
    use super::*;
    use fastrand::Rng;

    /// Does what C would do with one of the statements.
    fn run(statement: &str, memory: &mut Vec<u8>) {
        let (name, rest) = statement.split_once('(').unwrap();
        let (place, rest) = rest.trim_start_matches("M+").split_once(',').unwrap();
        let at: usize = place.parse().unwrap();
        let mut put = |at: usize, byte: u8| {
            memory.resize(memory.len().max(at + 1), 0);
            memory[at] = byte;
        };
        match name {
            "data_again" => {
                let (period, count) = rest.split_once(',').unwrap();
                let (period, count): (usize, usize) = (period.parse().unwrap(), count.parse().unwrap());
                for i in at..at + count {
                    memory.resize(memory.len().max(i + period + 1), 0);
                    memory[i + period] = memory[i];
                }
            }
            "data85" => {
                let digits = rest.trim_matches('"').as_bytes();
                for (i, digits) in digits.chunks(5).enumerate() {
                    let digit = |digit: &u8| match digit {
                        b'x' => u32::from(b'?' - b'#'),
                        b'y' => u32::from(b'\\' - b'#'),
                        digit => u32::from(digit - b'#'),
                    };
                    let word = digits.iter().rev().fold(0_u32, |word, d| word.wrapping_mul(85) + digit(d));
                    word.to_le_bytes().iter().enumerate().for_each(|(k, byte)| put(at + 4 * i + k, *byte));
                }
            }
            _ => panic!("{statement}"),
        }
    }

    #[test]
    fn what_comes_again_is_written_once() {
        let (mut random, mut runs) = (Rng::with_seed(85), 0);
        for _ in 0..3000 {
            let mut image = Vec::new();
            for _ in 0..random.usize(1..5) {
                let (period, count) = ([1, 2, 3, 4, 8, 12, 24][random.usize(..7)], random.usize(..40));
                // Bytes that no text is made of, so that all are packed.
                let mut bytes: Vec<u8> = (0..period).map(|_| random.u8(..3) * 60).collect();
                bytes[0] |= 128;
                image.extend((0..count).flat_map(|_| bytes.clone()));
                image.extend((0..random.usize(..30)).map(|_| random.u8(..2) * 200));
            }
            let code = fill(&image, false);
            if code.contains("memcpy") {
                continue;
            }
            runs += usize::from(code.contains("data_again"));
            let mut memory = vec![0; image.len()];
            for statement in code.split_terminator(");") {
                run(statement, &mut memory);
            }
            assert_eq!(memory[..image.len()], image, "{code}");
            assert!(memory[image.len()..].iter().all(|byte| *byte == 0));
        }
        assert!(runs > 100, "{runs}");
        let code = fill(&[255; 1 << 20], false);
        assert!(code.len() < 60, "{code}");
    }
}
