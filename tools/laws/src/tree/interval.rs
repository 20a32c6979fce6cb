//! Bounds of values.

/// The least and the largest value.
pub type Range = (i128, i128);
pub const U64: Range = (0, u64::MAX as i128);

/// The bounds of some values, if there is one.
pub fn ends(values: impl Iterator<Item = i128> + Clone) -> Option<Range> {
    Some((values.clone().min()?, values.max()?))
}

/// The bounds of what is within either.
pub fn join(a: Range, b: Range) -> Range {
    (a.0.min(b.0), a.1.max(b.1))
}
