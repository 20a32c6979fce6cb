//! Lasker's Nim: take any number from a heap, or split it into two (or always into three) heaps.
//!
//! - **Rules**: heaps; a move takes any number of stones from one, or splits one without taking:
//!   always into two heaps, or always into three; the player who cannot move loses.
//! - **Theorem**: the value of n is n, except that 4k + 3 and 4k + 4 change places; for splits into
//!   exactly three it is 8k + 7 and 8k + 8. Where both splits are allowed, the values are those
//!   of two.
//! - **Time**: O(1) per heap; O(n) (three: O(n^2)) for the winning splits of a heap of n.
//! - **Source**: E. Lasker, Brettspiele der Völker (1931); Winning Ways, chapter 4.
//! - **Needs**: `sum`.
//! - **Checked**: against the naive solver for one heap up to 12 and two up to 6 (`prove_`: 15 and
//!   8); values against the table for heaps up to 500, three and both: 100 (`prove_`: 3000 and
//!   600).

use crate::sum;

/// Into how many heaps a move may split one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Split {
    /// Lasker's Nim.
    Two,
    /// HDU 5795.
    Three,
}

/// A move: heap `heap` (counted from 0) becomes the non-empty heaps `to`, ascending; taking leaves
/// one or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// Which heap.
    pub heap: usize,
    /// What it becomes.
    pub to: Vec<u64>,
}

impl Split {
    /// The Grundy value of a heap.
    ///
    /// # Panics
    /// If `n` is 2^64 - 1, whose value is 2^64.
    ///
    /// ```
    /// use grundy::lasker::Split;
    /// assert_eq!((Split::Two.grundy(3), Split::Two.grundy(4), Split::Two.grundy(5)), (4, 3, 5));
    /// assert_eq!((Split::Three.grundy(3), Split::Three.grundy(7)), (3, 8));
    /// ```
    pub fn grundy(self, n: u64) -> u64 {
        self.swap(n).expect("a heap below 2^64 - 1")
    }

    /// Whether the player to move wins.
    ///
    /// # Panics
    /// If a heap is 2^64 - 1.
    ///
    /// ```
    /// use grundy::lasker::Split;
    /// assert!(Split::Two.first_player_wins(&[2, 2, 3]));
    /// assert!(!Split::Two.first_player_wins(&[3, 3]));
    /// ```
    pub fn first_player_wins(self, heaps: &[u64]) -> bool {
        sum::first_player_wins(heaps.iter().map(|&heap| self.grundy(heap)))
    }

    /// All winning moves: by heap, the one that takes before those that split, smaller parts first.
    ///
    /// # Panics
    /// If a heap is 2^64 - 1.
    ///
    /// ```
    /// use grundy::lasker::{Move, Split};
    /// assert!(Split::Two.winning_moves(&[3, 3, 1]).eq([Move { heap: 2, to: vec![] }]));
    /// ```
    pub fn winning_moves(self, heaps: &[u64]) -> impl Iterator<Item = Move> + '_ {
        let sum = sum::grundy(heaps.iter().map(|&heap| self.grundy(heap)));
        heaps.iter().enumerate().flat_map(move |(heap, &n)| {
            let rest = sum ^ self.grundy(n);
            let taken = match self.swap(rest) {
                Some(0) if n > 0 => Some(vec![]),
                Some(left) if left < n => Some(vec![left]),
                _ => None,
            };
            let value = move |parts: &[u64]| sum::grundy(parts.iter().map(|&part| self.grundy(part)));
            let splits = self.splits(n).filter(move |parts| value(parts) == rest);
            taken.into_iter().chain(splits).map(move |to| Move { heap, to })
        })
    }

    /// The value of a heap, and also the heap of a value, since the exceptions come in pairs;
    /// `None` if it is 2^64.
    fn swap(self, n: u64) -> Option<u64> {
        let period = if self == Split::Two { 4 } else { 8 };
        match n % period {
            0 => Some(n.saturating_sub(1)), // 0 itself stays
            last if last == period - 1 => n.checked_add(1),
            _ => Some(n),
        }
    }

    /// The ways to split a heap, ascending.
    fn splits(self, n: u64) -> impl Iterator<Item = Vec<u64>> {
        let (two, three) = if self == Split::Two { (n / 2, 0) } else { (0, n / 3) };
        let pairs = (1..=two).map(move |a| vec![a, n - a]);
        pairs.chain((1..=three).flat_map(move |a| (a..=(n - a) / 2).map(move |b| vec![a, b, n - a - b])))
    }
}
