//! Merging Nim: a move takes one stone from a heap or merges two heaps.
//!
//! - **Rules**: normal play; the player who cannot move loses. Empty heaps disappear.
//! - **Theorem**: let a be the number of heaps of one stone and b the number of moves in the k
//!   larger heaps: their stones, and k - 1 merges. For b <= 2 the P-positions are those with a
//!   divisible by 3, for b > 2 those with a and b even.
//! - **Time**: O(n) for n heaps, O(n^2) for all winning moves.
//! - **Source**: BZOJ 3895 (the recursion in a and b; its closed form follows by induction).
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for all positions of up to 13 stones (`prove_`: 32); the
//!   recursion in a and b up to 200.

/// A move of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Take one stone from this heap (counted from 0).
    Take(usize),
    /// Merge these two heaps, the first one before the second.
    Merge(usize, usize),
}

/// Whether the player to move wins. Empty heaps do not count.
///
/// # Panics
/// If the heaps hold 2^63 stones or more in total.
///
/// ```
/// use grundy::merging_nim;
/// assert!(merging_nim::first_player_wins(&[1, 1, 2]));
/// assert!(!merging_nim::first_player_wins(&[3, 4]));
/// ```
pub fn first_player_wins(heaps: &[u64]) -> bool {
    Summary::of(heaps).wins()
}

/// All winning moves: for each heap, the move that takes from it, then its merges with later heaps.
///
/// # Panics
/// As [`first_player_wins`].
///
/// ```
/// use grundy::merging_nim::{self, Move};
/// let moves: Vec<Move> = merging_nim::winning_moves(&[1, 1, 2]).collect();
/// assert_eq!(moves, [Move::Take(2)]);
/// ```
pub fn winning_moves(heaps: &[u64]) -> impl Iterator<Item = Move> + '_ {
    let now = Summary::of(heaps);
    (0..heaps.len()).filter(move |&i| heaps[i] > 0).flat_map(move |i| {
        let (others, mut moves) = (now.without(heaps[i]), Vec::new());
        if !others.with(heaps[i] - 1).wins() {
            moves.push(Move::Take(i));
        }
        for j in i + 1..heaps.len() {
            if heaps[j] > 0 && !others.without(heaps[j]).with(heaps[i] + heaps[j]).wins() {
                moves.push(Move::Merge(i, j));
            }
        }
        moves
    })
}

/// All that matters about a position.
#[derive(Clone, Copy)]
struct Summary {
    /// Heaps of one stone.
    ones: u64,
    /// Stones in the larger heaps, plus the number of these heaps.
    larger: u64,
}

impl Summary {
    fn of(heaps: &[u64]) -> Summary {
        let total = heaps.iter().fold(0u64, |total, &stones| total.saturating_add(stones));
        assert!(total < 1 << 63, "merging_nim: 2^63 stones or more"); // `larger` may be twice as many
        heaps.iter().fold(Summary { ones: 0, larger: 0 }, |summary, &stones| summary.with(stones))
    }

    fn with(mut self, stones: u64) -> Summary {
        match stones {
            0 => {}
            1 => self.ones += 1,
            _ => self.larger += stones + 1,
        }
        self
    }

    fn without(mut self, stones: u64) -> Summary {
        match stones {
            0 => {}
            1 => self.ones -= 1,
            _ => self.larger -= stones + 1,
        }
        self
    }

    fn wins(self) -> bool {
        let moves = self.larger.saturating_sub(1);
        if moves <= 2 { self.ones % 3 != 0 } else { self.ones % 2 == 1 || moves % 2 == 1 }
    }
}
