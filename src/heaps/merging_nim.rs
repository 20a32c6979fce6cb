//! Merging Nim: a move takes one stone from a pile or merges two piles.
//!
//! - **Rules**: normal play; who cannot move loses. An emptied pile is gone.
//! - **Theorem**: let a be the number of piles of one stone and b the moves in the k larger piles:
//!   their stones, and k - 1 merges. For b <= 2 the P-positions are those with a divisible by 3,
//!   for b > 2 those with a and b even.
//! - **Time**: O(n) for n piles, O(n^2) for all winning moves.
//! - **Source**: BZOJ 3895 (the recursion in a and b; its closed form follows by induction).
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for all positions of up to 13 stones; the recursion in a
//!   and b up to 200.

/// A move of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Take one stone from this pile (counted from 0).
    Take(usize),
    /// Merge these two piles, the first one before the second.
    Merge(usize, usize),
}

/// Whether the player to move wins. Empty piles are passed over.
///
/// # Panics
/// If the piles hold 2^63 stones or more in total.
///
/// ```
/// use grundy::merging_nim;
/// assert!(merging_nim::first_player_wins(&[1, 1, 2]));
/// assert!(!merging_nim::first_player_wins(&[3, 4]));
/// ```
pub fn first_player_wins(piles: &[u64]) -> bool {
    Summary::of(piles).wins()
}

/// All winning moves: for each pile, the move that takes from it, then its merges with later piles.
///
/// # Panics
/// As [`first_player_wins`].
///
/// ```
/// use grundy::merging_nim::{self, Move};
/// let moves: Vec<Move> = merging_nim::winning_moves(&[1, 1, 2]).collect();
/// assert_eq!(moves, [Move::Take(2)]);
/// ```
pub fn winning_moves(piles: &[u64]) -> impl Iterator<Item = Move> + '_ {
    let now = Summary::of(piles);
    let full = move |i: &usize| piles[*i] > 0;
    (0..piles.len()).filter(full).flat_map(move |i| {
        let without = now.without(piles[i]);
        let take = Some(Move::Take(i)).filter(|_| !without.with(piles[i] - 1).wins());
        let merged = move |j: &usize| !without.without(piles[*j]).with(piles[i] + piles[*j]).wins();
        take.into_iter()
            .chain((i + 1..piles.len()).filter(full).filter(merged).map(move |j| Move::Merge(i, j)))
    })
}

/// All that matters of a position.
#[derive(Clone, Copy)]
struct Summary {
    /// Piles of one stone.
    ones: u64,
    /// Stones in the larger piles, plus their number.
    larger: u64,
}

impl Summary {
    fn of(piles: &[u64]) -> Summary {
        let total = piles.iter().fold(0u64, |total, &stones| total.saturating_add(stones));
        assert!(total < 1 << 63, "merging_nim: 2^63 stones or more");
        piles.iter().fold(Summary { ones: 0, larger: 0 }, |summary, &stones| summary.with(stones))
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
