//! How many n-tuples from a list have a given xor: the Walsh–Hadamard transform.
//!
//! - **Rules**: n heaps in order, each of a size from the list: in how many ways is the nim-sum 0,
//!   so that the first player of Nim loses? Or n games, by how many there are of each Grundy value.
//!   For subsets of the list instead of tuples: `xor_basis`.
//! - **Input**: the numbers below 2^b, by how often each is in the list; the answers are modulo an
//!   odd number (2 must have an inverse) up to 2^32.
//! - **Theorem**: the transform turns xor convolution into multiplication place by place; applied
//!   twice it multiplies by 2^b.
//! - **Time**: O(b 2^b) once for a list. Then O(2^b + d log n) for the tuples of one xor, plus
//!   O(b 2^b) for those of every xor; the transform has d <= 2^b different values, and d <= s + 1
//!   for a list of s. Memory O(2^b).
//! - **Source**: J. L. Shanks, IEEE Trans. Computers C-18 (1969).
//! - **Needs**: `fx`.
//! - **Checked**: against all tuples: every list of up to 3 numbers below 8, n up to 4 (`prove_`:
//!   5, n up to 6); for any n against repeated squaring by the definition of xor convolution.

use crate::fx::FxHashMap;

/// A list of numbers, transformed.
#[derive(Clone, Debug)]
pub struct XorCounts {
    transform: Vec<u64>,
    modulus: u64,
}

impl XorCounts {
    /// The list that has the number x `counts[x]` times.
    ///
    /// # Panics
    /// If the modulus is even or exceeds 2^32.
    pub fn new(counts: &[u64], modulus: u64) -> XorCounts {
        assert!(modulus % 2 == 1 && modulus <= 1 << 32, "an odd modulus up to 2^32");
        let mut transform: Vec<u64> = counts.iter().map(|count| count % modulus).collect();
        transform.resize(counts.len().next_power_of_two(), 0);
        walsh_hadamard(&mut transform, modulus);
        XorCounts { transform, modulus }
    }

    /// How many n-tuples have that xor; a number may be used again. For n = 0 there is one, with
    /// xor 0.
    ///
    /// ```
    /// use grundy::xor_counts::XorCounts;
    /// let primes = XorCounts::new(&[0, 0, 1, 1, 0, 1, 0, 1], 1_000_000_007); // 2, 3, 5, 7
    /// assert_eq!(primes.tuples(3, 0), 6); // the orders of 2, 5, 7
    /// ```
    pub fn tuples(&self, n: u64, xor: u64) -> u64 {
        if xor >= self.transform.len() as u64 {
            return 0;
        }
        let odd = |i: usize| (i as u64 & xor).count_ones() % 2 == 1;
        let modulus = self.modulus;
        let signed = self.powers(n).enumerate().map(|(i, p)| if odd(i) { modulus - p } else { p });
        signed.fold(0, |sum, p| (sum + p) % modulus) * self.inverse() % modulus
    }

    /// How many n-tuples have xor 0, 1, and so on up to 2^b - 1, where 2^b is the length of
    /// `counts`, rounded up to a power of 2.
    ///
    /// ```
    /// use grundy::xor_counts::XorCounts;
    /// let ones_and_twos = XorCounts::new(&[0, 1, 2], 998_244_353); // 1, 2, 2
    /// assert_eq!(ones_and_twos.all_tuples(2), [5, 0, 0, 4]);
    /// ```
    pub fn all_tuples(&self, n: u64) -> Vec<u64> {
        let mut tuples: Vec<u64> = self.powers(n).collect();
        walsh_hadamard(&mut tuples, self.modulus);
        let inverse = self.inverse();
        tuples.iter_mut().for_each(|count| *count = *count * inverse % self.modulus);
        tuples
    }

    /// The n-th powers of the transform, each different value's once.
    fn powers(&self, n: u64) -> impl Iterator<Item = u64> + '_ {
        let mut known = FxHashMap::default();
        let power_of =
            move |&value: &u64| *known.entry(value).or_insert_with(|| power(value, n, self.modulus));
        self.transform.iter().map(power_of)
    }

    /// The inverse of the transform's length.
    fn inverse(&self) -> u64 {
        let half = (self.modulus + 1) / 2;
        power(half, u64::from(self.transform.len().trailing_zeros()), self.modulus)
    }
}

/// The transform in place: value i becomes the sum over all j of value j, with a minus sign where i
/// and j have an odd number of common ones. O(b 2^b) for 2^b values.
///
/// # Panics
/// If the number of values is no power of 2, the modulus exceeds 2^63, or a value is not below it.
///
/// ```
/// let mut values = [1, 2, 3, 4];
/// grundy::xor_counts::walsh_hadamard(&mut values, 7);
/// assert_eq!(values, [3, 5, 3, 0]); // 10, -2, -4, 0
/// ```
pub fn walsh_hadamard(values: &mut [u64], modulus: u64) {
    assert!(values.len().is_power_of_two(), "the number of values is no power of 2");
    assert!(modulus <= 1 << 63 && values.iter().all(|&value| value < modulus), "values below the modulus");
    let mut half = 1;
    while half < values.len() {
        for block in values.chunks_exact_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for (a, b) in low.iter_mut().zip(high) {
                let (sum, difference) = (*a + *b, *a + (modulus - *b));
                *a = if sum < modulus { sum } else { sum - modulus };
                *b = if difference < modulus { difference } else { difference - modulus };
            }
        }
        half *= 2;
    }
}

/// A power modulo a number up to 2^32.
fn power(mut base: u64, mut exponent: u64, modulus: u64) -> u64 {
    let mut power = 1 % modulus;
    while exponent > 0 {
        if exponent & 1 == 1 {
            power = power * base % modulus;
        }
        base = base * base % modulus;
        exponent >>= 1;
    }
    power
}
