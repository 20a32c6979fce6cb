//! Lasker's Nim: take any number of stones, or split a heap into two (or: into three) non-empty
//! heaps.
//!
//! - **Rules**: heaps; a move takes any number of stones from one, or splits one without taking;
//!   who cannot move loses.
//! - **Theorem**: the value of n is n, except that 4k + 3 and 4k + 4 change places; splits into
//!   three: 8k + 7 and 8k + 8.
//! - **Time**: O(1) per heap; O(n) (three: O(n^2)) for the winning splits of a heap of n.
//! - **Source**: E. Lasker, Brettspiele der Völker (1931); Winning Ways, chapter 4.
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for one heap up to 15 and two up to 8; values against
//!   the table for heaps up to 3000 (three: 600).

/// Into how many heaps a move may split one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Split {
    /// Lasker's Nim.
    Two,
    /// HDU 5795.
    Three,
}

/// A move: heap `heap` (counted from 0) becomes the non-empty heaps `left`, ascending: one or none
/// by taking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// Which heap.
    pub heap: usize,
    /// What it becomes.
    pub left: Vec<u64>,
}

impl Split {
    /// The Grundy value of a heap; also the heap that has a given value.
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
        let period = if self == Split::Two { 4 } else { 8 };
        match n % period {
            0 => n.saturating_sub(1),
            last if last == period - 1 => n.checked_add(1).expect("a heap below 2^64 - 1"),
            _ => n,
        }
    }

    /// Whether the player to move wins.
    ///
    /// ```
    /// use grundy::lasker::Split;
    /// assert!(Split::Two.first_player_wins(&[2, 2, 3]));
    /// assert!(!Split::Two.first_player_wins(&[3, 3]));
    /// ```
    pub fn first_player_wins(self, heaps: &[u64]) -> bool {
        heaps.iter().fold(0, |sum, &heap| sum ^ self.grundy(heap)) != 0
    }

    /// All winning moves: by heap, the one that takes before those that split, smaller parts first.
    ///
    /// `next()` is the first, `collect()` the list.
    ///
    /// ```
    /// use grundy::lasker::{Move, Split};
    /// assert_eq!(Split::Two.winning_moves(&[3, 3, 1]).last(), Some(Move { heap: 2, left: vec![] }));
    /// assert_eq!(Split::Two.winning_moves(&[3, 3, 1]).count(), 1);
    /// ```
    pub fn winning_moves(self, heaps: &[u64]) -> impl Iterator<Item = Move> + '_ {
        let sum = heaps.iter().fold(0, |sum, &heap| sum ^ self.grundy(heap));
        heaps.iter().enumerate().flat_map(move |(heap, &n)| {
            let rest = sum ^ self.grundy(n);
            let taken = Some(self.grundy(rest)).filter(|&left| left < n);
            let taken = taken.map(|left| if left == 0 { vec![] } else { vec![left] });
            let splits = self
                .splits(n)
                .filter(move |parts| parts.iter().fold(0, |sum, &part| sum ^ self.grundy(part)) == rest);
            taken.into_iter().chain(splits).map(move |left| Move { heap, left })
        })
    }

    /// The ways to split a heap, ascending.
    fn splits(self, n: u64) -> impl Iterator<Item = Vec<u64>> {
        let (two, three) = if self == Split::Two { (n / 2, 0) } else { (0, n / 3) };
        let pairs = (1..=two).map(move |a| vec![a, n - a]);
        pairs.chain((1..=three).flat_map(move |a| (a..=(n - a) / 2).map(move |b| vec![a, b, n - a - b])))
    }
}
