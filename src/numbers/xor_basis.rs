//! The xors of all subsets of some numbers: a linear basis over GF(2).
//!
//! - **Rules**: in *new Nim* each player's first turn removes any number of whole heaps, possibly
//!   none, but not all that are left; then it is Nim. The first player wins exactly by leaving an
//!   independent set, in which no subset but the empty one has xor 0; the `heaviest` one leaves the
//!   least to remove.
//! - **Theorem**: n numbers of rank r have subsets with 2^r xors, each of them with 2^(n - r)
//!   subsets. Every largest independent set has r numbers, and the greedy choice by weight is the
//!   heaviest one (independent sets are a matroid).
//! - **Time**: O(64) for a number or a question; O(n (64 + log n)) for the heaviest of n numbers.
//! - **Source**: J. Edmonds, Matroids and the greedy algorithm, Math. Programming 1 (1971); new
//!   Nim: CQOI 2013 (BZOJ 3105).
//! - **Needs**: nothing.
//! - **Checked**: against all subsets: every list of up to 3 numbers below 8 (`prove_`: 5 below 8,
//!   4 below 16), random ones of up to 9 numbers below 2^64.

use std::cmp::Reverse;

/// The numbers inserted so far, as far as their subsets' xors go.
#[derive(Clone, Debug)]
pub struct XorBasis {
    /// At place b the reduced number with highest bit b, or 0; and which members have it as xor.
    reduced: [(u64, u64); 64],
    /// Which of the inserted numbers were independent, at most 64.
    members: Vec<usize>,
    inserted: usize,
}

impl XorBasis {
    /// Inserts the numbers one after the other; `[]` for none.
    ///
    /// ```
    /// use grundy::xor_basis::XorBasis;
    /// assert_eq!(XorBasis::new([3, 5, 6]).members(), [0, 1]); // 6 = 3 ^ 5
    /// ```
    pub fn new(numbers: impl IntoIterator<Item = u64>) -> XorBasis {
        let mut basis = XorBasis { reduced: [(0, 0); 64], members: Vec::new(), inserted: 0 };
        for number in numbers {
            basis.insert(number);
        }
        basis
    }

    /// Inserts a number; whether it was independent, that is not the xor of a subset of the numbers
    /// before it. 0 never is: it is the xor of the empty one.
    pub fn insert(&mut self, number: u64) -> bool {
        let (left, made_of) = self.reduce(number);
        if left != 0 {
            self.reduced[highest(left)] = (left, made_of | 1 << self.members.len());
            self.members.push(self.inserted);
        }
        self.inserted += 1;
        left != 0
    }

    /// Which of the inserted numbers, counted from 0, were independent: ascending, at most 64. How
    /// many there are is the rank. If it is less than the number of inserted ones, then some subset
    /// that is not empty has xor 0.
    pub fn members(&self) -> &[usize] {
        &self.members
    }

    /// Whether the xor of some subset, perhaps the empty one, is `xor`.
    ///
    /// ```
    /// use grundy::xor_basis::XorBasis;
    /// let basis = XorBasis::new([3, 5, 6]);
    /// assert!(basis.contains(6) && basis.contains(0) && !basis.contains(1));
    /// ```
    pub fn contains(&self, xor: u64) -> bool {
        self.reduce(xor).0 == 0
    }

    /// A subset of the members with that xor: their numbers as in `members`, ascending.
    ///
    /// ```
    /// use grundy::xor_basis::XorBasis;
    /// assert_eq!(XorBasis::new([3, 5, 4]).subset(7), Some(vec![0, 2]));
    /// ```
    pub fn subset(&self, xor: u64) -> Option<Vec<usize>> {
        let (left, made_of) = self.reduce(xor);
        let chosen = self.members.iter().enumerate().filter(|&(i, _)| made_of >> i & 1 == 1);
        if left == 0 { Some(chosen.map(|(_, &number)| number).collect()) } else { None }
    }

    /// `Some(e)` if 2^e of all subsets, the empty one included, have that xor; `None` if none has.
    ///
    /// ```
    /// use grundy::xor_basis::XorBasis;
    /// assert_eq!(XorBasis::new([3, 5, 6]).log_subsets(0), Some(1)); // none, and all three
    /// ```
    pub fn log_subsets(&self, xor: u64) -> Option<usize> {
        if self.contains(xor) { Some(self.inserted - self.members.len()) } else { None }
    }

    /// The largest xor of `start` and a subset. The smallest one is `!max_xor(!start)`.
    ///
    /// ```
    /// use grundy::xor_basis::XorBasis;
    /// let basis = XorBasis::new([3, 5, 6]);
    /// assert_eq!((basis.max_xor(0), basis.max_xor(8), !basis.max_xor(!4)), (6, 14, 1));
    /// ```
    pub fn max_xor(&self, start: u64) -> u64 {
        self.reduced.iter().rev().fold(start, |xor, (number, _)| xor.max(xor ^ number))
    }

    /// What remains of a number when reduced numbers are added to it as long as one has its highest
    /// bit, and which members have been added.
    fn reduce(&self, mut number: u64) -> (u64, u64) {
        let mut made_of = 0;
        while number != 0 {
            let (other, others) = self.reduced[highest(number)];
            if other == 0 {
                break;
            }
            number ^= other;
            made_of ^= others;
        }
        (number, made_of)
    }
}

/// The largest independent set with the greatest total weight: indices, ascending. Among equal
/// weights the first numbers are preferred.
///
/// # Panics
/// Unless there is a weight for each number.
///
/// ```
/// use grundy::xor_basis;
/// let heaps = [5, 5, 6, 3, 5];
/// assert_eq!(xor_basis::heaviest(&heaps, &heaps), [0, 2]); // the others must be removed
/// ```
pub fn heaviest(numbers: &[u64], weights: &[u64]) -> Vec<usize> {
    assert_eq!(numbers.len(), weights.len(), "a weight for each number");
    let mut chosen: Vec<usize> = (0..numbers.len()).collect();
    chosen.sort_by_key(|&i| Reverse(weights[i]));
    let mut basis = XorBasis::new([]);
    chosen.retain(|&i| basis.insert(numbers[i]));
    chosen.sort_unstable();
    chosen
}

/// The place of the highest one of a number that is not 0.
fn highest(number: u64) -> usize {
    63 - number.leading_zeros() as usize
}
