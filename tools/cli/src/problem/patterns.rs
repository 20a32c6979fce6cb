//! The patterns of `judges.toml`: text with `{names}`, read in both directions.
//!
//! A name says what may stand in its place:
//! - `{number}`, `{contest}`, `{volume}`: digits; `{round}`: three digits; `{last}`: two;
//! - `{index}`: a letter, then letters or digits, or only digits;
//! - `{dashed}`: letters, digits and `-`, which a slug shows as `_`;
//! - any other name: letters, digits, `_` and `-`;
//! - `{_}`: anything but `/`; `{path}`: anything. Their values do not count.
//!
//! `{INDEX}` is the value of `{index}` in capitals. The same name twice is the same value.

use std::collections::BTreeMap;

/// The values of the names.
pub type Values = BTreeMap<String, String>;

/// For some names, the only values they may have.
pub type Words = BTreeMap<String, Vec<String>>;

/// No value of a problem's name or number is longer.
const LONGEST: usize = 40;

/// The values that make the pattern equal to the text, if there is exactly one way to read it.
pub fn read(pattern: &str, words: &Words, text: &str) -> Option<Values> {
    let mut found = Vec::new();
    search(pattern, words, text, &Values::new(), &mut found);
    if found.len() == 1 { found.pop() } else { None }
}

/// The pattern with these values, if they are all there.
pub fn fill(pattern: &str, values: &Values) -> Option<String> {
    let mut parts = pattern.split('{');
    let mut text = parts.next()?.to_owned();
    for part in parts {
        let (name, literal) = part.split_once('}')?;
        let value = values.get(&name.to_lowercase())?;
        text += &if name.to_lowercase() == name { value.clone() } else { value.to_uppercase() };
        text += literal;
    }
    Some(text)
}

/// How much of a pattern is not left open.
pub fn literals(pattern: &str) -> usize {
    let closed = |part: &str| part.split_once('}').map_or(part.len(), |(_, literal)| literal.len());
    pattern.split('{').map(closed).sum()
}

/// The text as a slug: lowercase letters and digits, with `_` for everything in between.
pub fn slug(text: &str) -> String {
    let parts = text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join("_").to_lowercase()
}

/// All ways to read the text.
fn search(pattern: &str, words: &Words, text: &str, values: &Values, found: &mut Vec<Values>) {
    let Some((literal, rest)) = pattern.split_once('{') else {
        if pattern == text {
            found.push(values.clone());
        }
        return;
    };
    let (Some(text), Some((name, rest))) = (text.strip_prefix(literal), rest.split_once('}')) else { return };
    let name = name.to_lowercase();
    let ends = text.char_indices().map(|(at, c)| at + c.len_utf8());
    for end in ends.take_while(|&end| is_any(&name) || end <= LONGEST) {
        let (value, text) = text.split_at(end);
        let known = values.get(&name).is_none_or(|known| known == value);
        let listed = words.get(&name).is_none_or(|words| words.iter().any(|word| word == value));
        if known && listed && fits(&name, value) {
            let mut values = values.clone();
            if !is_any(&name) {
                values.insert(name.clone(), value.to_owned());
            }
            search(rest, words, text, &values, found);
        }
    }
}

/// Whether a name has no value.
fn is_any(name: &str) -> bool {
    matches!(name, "_" | "path")
}

fn fits(name: &str, value: &str) -> bool {
    let digits = value.bytes().all(|b| b.is_ascii_digit());
    match name {
        "number" | "contest" | "volume" => digits,
        "round" => digits && value.len() == 3,
        "last" => digits && value.len() == 2,
        "index" => {
            let letter = value.starts_with(|c: char| c.is_ascii_alphabetic());
            digits || letter && value.bytes().all(|b| b.is_ascii_alphanumeric())
        }
        "dashed" => value.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-'),
        "_" => !value.contains('/'),
        "path" => true,
        _ => value.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_' || b == b'-'),
    }
}
