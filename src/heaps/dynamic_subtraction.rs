//! Fibonacci Nim with any factor: one heap; take at most k times what was taken last.
//!
//! - **Rules**: the player to move takes 1..=`limit` stones; after a take of t the limit is k t. At
//!   the start the first player may take anything but all: `limit` = n - 1. Whoever takes the last
//!   stone wins. One heap only: sums of such heaps are not covered. For k = 2 `fibonacci_nim` gives
//!   the same without a table.
//! - **Theorem**: let a_1 = 1, and a_(i+1) = a_i + a_j with the least j for which k a_j >= a_i:
//!   these sizes are lost with limit n - 1 (k = 1: the powers of two). Every n is in exactly one
//!   way a sum of them in which k times each part is less than the next larger one; the largest
//!   size that fits is always a part. The player to move loses exactly if the least part exceeds
//!   the limit. A winning take is the sum of some of the least parts, within the limit, whose
//!   k-fold is less than the next part; so the smallest one is the least part.
//! - **Time**: O(s) a call, and up to 16 s bytes, for the s losing sizes up to n / k: at most n /
//!   k, and at most (k + 1) (1 + ln(n / k^2)) if n > k^2. Too many for large n and k near sqrt(n):
//!   10^18 with k = 10^6 is 0.2 s and 0.1 GB, with 10^7 1.3 s and 0.8 GB. Exact for every `u64`.
//! - **Source**: A. J. Schwenk, Take-away games, Fibonacci Quarterly 8 (1970), for any limit that
//!   does not fall as the last take grows.
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for all n and limits up to 40, k up to 8, 20 and 50
//!   (`prove_`: 150 and k up to 30), and against the least winning takes, found one by one, for n
//!   up to 400 and k up to 400 (`prove_`: 5000).

/// Whether the player to move wins with `n` stones left and at most `limit` to be taken.
///
/// # Panics
/// If `k` is 0.
///
/// ```
/// use grundy::dynamic_subtraction;
/// assert!(!dynamic_subtraction::first_player_wins(16, 15, 1)); // k = 1: a power of two
/// assert!(dynamic_subtraction::first_player_wins(16, 15, 3));
/// ```
pub fn first_player_wins(n: u64, limit: u64, k: u64) -> bool {
    winning_moves(n, limit, k).next().is_some()
}

/// What the winning moves leave, the smallest take first.
///
/// # Panics
/// If `k` is 0.
///
/// ```
/// use grundy::dynamic_subtraction;
/// // 19 = 15 + 4 for k = 3: take the 4, and the other player cannot take all of the 15.
/// assert!(dynamic_subtraction::winning_moves(19, 18, 3).eq([15]));
/// // In the middle of a game: 7 stones are left and the other player just took 1 (k = 10).
/// assert!(dynamic_subtraction::winning_moves(7, 10, 10).eq([0]));
/// ```
pub fn winning_moves(n: u64, limit: u64, k: u64) -> impl Iterator<Item = u64> {
    let parts = parts(n, k);
    let (mut take, mut moves) = (0, Vec::new());
    for i in (0..parts.len()).rev() {
        take += parts[i];
        if take > limit {
            break;
        }
        // A product that does not fit exceeds every part.
        let out_of_reach = i == 0 || k.saturating_mul(take) < parts[i - 1];
        if out_of_reach {
            moves.push(n - take);
        }
    }
    moves.into_iter()
}

/// The losing sizes whose sum is `n`, k times each less than the one before it, descending; empty
/// for 0.
///
/// # Panics
/// If `k` is 0.
///
/// ```
/// use grundy::dynamic_subtraction;
/// assert_eq!(dynamic_subtraction::parts(100, 3), [76, 21, 3]);
/// ```
pub fn parts(n: u64, k: u64) -> Vec<u64> {
    let mut table = Sizes::new(k);
    while table.sizes.last().map_or(true, |&last| k.saturating_mul(last) < n) && table.next().is_some() {}
    let (mut left, mut parts) = (n, Vec::new());
    while left > 0 {
        let part = table.largest(left);
        left -= part;
        parts.push(part);
    }
    parts
}

/// All sizes that the player to move loses if anything but all may be taken, ascending. O(1) each,
/// but those so far stay in memory.
///
/// # Panics
/// If `k` is 0.
///
/// ```
/// use grundy::dynamic_subtraction;
/// assert!(dynamic_subtraction::losing_sizes(3).take(8).eq([1, 2, 3, 4, 6, 8, 11, 15]));
/// ```
pub fn losing_sizes(k: u64) -> impl Iterator<Item = u64> {
    Sizes::new(k)
}

/// The losing sizes so far, ascending.
struct Sizes {
    k: u64,
    sizes: Vec<u64>,
    /// Where the last step, the difference to the size before, is among them.
    step: usize,
}

impl Sizes {
    fn new(k: u64) -> Sizes {
        assert!(k > 0, "k must be at least 1");
        Sizes { k, sizes: Vec::new(), step: 0 }
    }

    /// The largest losing size up to `n`; the table must reach n / k.
    fn largest(&self, n: u64) -> u64 {
        let at_most_n = self.sizes.partition_point(|&size| size <= n);
        let mut size = self.sizes[at_most_n - 1];
        if at_most_n < self.sizes.len() {
            return size;
        }
        // Beyond the table all sizes with one step at once: those after a size up to k step.
        for &step in &self.sizes[self.step..] {
            let reach = self.k.saturating_mul(step);
            if reach >= size {
                size += ((reach - size) / step + 1).min((n - size) / step) * step;
            }
        }
        size
    }
}

impl Iterator for Sizes {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        let size = match self.sizes.last() {
            None => 1,
            Some(&last) => {
                while self.k.saturating_mul(self.sizes[self.step]) < last {
                    self.step += 1;
                }
                last.checked_add(self.sizes[self.step])?
            }
        };
        self.sizes.push(size);
        Some(size)
    }
}
