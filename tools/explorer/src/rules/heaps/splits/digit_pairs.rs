//! Pairs of parts and their partners, by the digits of their values.

/// How many eighths the values of some parts and of their partners are, and the rests.
pub type DigitPairs<'a> = [(&'a [u8], &'a [u8]); 2];

/// What a pair makes.
#[inline(always)]
pub fn value([(high, high_partners), (low, low_partners)]: DigitPairs, place: usize) -> usize {
    8 * usize::from(high[place] ^ high_partners[place]) + usize::from(low[place] ^ low_partners[place])
}
