//! Sets of vertices or edges as the numbers of a position: a bit for each.

use crate::game::{Flaw, Position};

/// The empty set, with room for the numbers below `count`.
pub fn empty(count: usize) -> Position {
    vec![0; count.div_ceil(64)]
}

/// Adds a number to a set.
pub fn insert(set: &mut [u64], i: usize) {
    set[i / 64] |= 1 << (i % 64);
}

/// Whether a number is in a set.
pub fn contains(set: &[u64], i: usize) -> bool {
    set[i / 64] >> (i % 64) & 1 == 1
}

/// The numbers in a set, ascending.
pub fn numbers(set: &[u64]) -> impl Iterator<Item = usize> + '_ {
    set.iter().enumerate().flat_map(|(i, &word)| {
        let rest = |bits: &u64| Some(bits & (bits - 1)).filter(|&bits| bits > 0);
        let first = Some(word).filter(|&bits| bits > 0);
        std::iter::successors(first, rest).map(move |bits| 64 * i + bits.trailing_zeros() as usize)
    })
}

/// A set as one would type it: `{a,b}`.
pub fn show(names: impl Iterator<Item = String>) -> String {
    format!("{{{}}}", names.collect::<Vec<_>>().join(","))
}

/// The names in `{a,b}`; the brackets may be missing.
pub fn read(text: &str) -> Result<impl Iterator<Item = &str>, Flaw> {
    let text = text.trim();
    let inner = text.strip_prefix('{').and_then(|text| text.strip_suffix('}')).unwrap_or(text);
    if inner.contains(['{', '}']) {
        return Err(Flaw(format!("`{text}` is no set: `{{a,b}}`")));
    }
    Ok(inner.split(|c: char| c == ',' || c.is_whitespace()).filter(|name| !name.is_empty()))
}
