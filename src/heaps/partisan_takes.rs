//! Heaps of which one player takes exactly a stones at a time, and the other one exactly b.
//!
//! - **Rules**: a move takes the player's number from one heap that has so many stones. The player
//!   who cannot move loses.
//! - **Theorem**: only the remainder by a + b of each heap matters, as the rest can be answered in
//!   the same heap. Say a <= b. Remainders below a are dead. In one of a..b only a can be taken: it
//!   is a spare move, and the player of a wins. The others are moves for either player: after b
//!   they are dead, after a as well if the remainder is below 2a, else a spare move of a is left.
//!   With two of these *rich* ones the player of a wins; with one, whoever begins, the player of a
//!   wins too unless the number of living heaps is odd, when the player who begins does; with none
//!   that number decides: odd for the player who begins.
//! - **Time**: O(n); all pairs (a, b) up to m together in O(m n log n).
//! - **Source**: Codeforces Lyft Level 5 Challenge 2018, problem 1033G.
//! - **Needs**: `nim`.
//! - **Checked**: against the naive solver for a and b up to 5, 1 heap of up to 40, 2 of 14, 3 of 9
//!   (`prove_`: 80, 25, 13, 4 of 8), with all winning moves; the counts for up to 3 heaps of 8.

use crate::nim::Move;

/// Whether the player to move wins, who takes exactly `ours`; the other one takes `theirs`.
///
/// # Panics
/// If either is 0; so do all functions here.
///
/// ```
/// use grundy::partisan_takes;
/// assert!(partisan_takes::first_player_wins(&[4, 3], 2, 3));
/// assert!(!partisan_takes::first_player_wins(&[4, 3], 3, 2));
/// ```
pub fn first_player_wins(heaps: &[u64], ours: u64, theirs: u64) -> bool {
    Living::of(heaps, ours, theirs).wins(ours <= theirs)
}

/// All winning moves, in the order of the heaps.
///
/// ```
/// use grundy::{nim::Move, partisan_takes};
/// let mut moves = partisan_takes::winning_moves(&[4, 3], 2, 3);
/// assert_eq!(moves.next(), Some(Move { heap: 0, to: 2 }));
/// ```
pub fn winning_moves(heaps: &[u64], ours: u64, theirs: u64) -> impl Iterator<Item = Move> + '_ {
    let now = Living::of(heaps, ours, theirs);
    let enough = heaps.iter().enumerate().filter(move |&(_, &stones)| stones >= ours);
    let moves = enough.map(move |(heap, &stones)| Move { heap, to: stones - ours });
    moves.filter(move |to| {
        let mut after = now;
        *after.kind(heaps[to.heap], ours, theirs) -= 1;
        *after.kind(to.to, ours, theirs) += 1;
        !after.wins(theirs <= ours)
    })
}

/// How many of the pairs (a, b) with both numbers up to `most` are won: by the player of a, whoever
/// begins, by that of b, by the one who begins, by the other one. O(most n log n).
///
/// ```
/// assert_eq!(grundy::partisan_takes::count_by_winner(&[4, 5], 20), [82, 82, 6, 230]);
/// ```
pub fn count_by_winner(heaps: &[u64], most: u64) -> [u64; 4] {
    let (mut first, mut second) = (0, 0);
    for both in 2..=2 * most {
        let mut over: Vec<u64> = heaps.iter().map(|stones| stones % both).collect();
        over.push(0); // a heap that is always dead
        over.sort_unstable();
        for (dead, &highest) in over.iter().enumerate() {
            // From the next heap on all must be at least b = `both` - a, which is at most `most`.
            let next = over.get(dead + 1).map_or(both, |&next| next);
            let low = (highest + 1).max(both - next).max(both.saturating_sub(most));
            let living = heaps.len() - dead;
            // No heap may be rich; of an odd number of heaps one may.
            let calm = heaps.len() - living % 2;
            let low = if calm > dead { low.max(over[calm] / 2 + 1) } else { low };
            let high = both / 2; // a <= b; both orders count, unless they are equal
            let pairs = if low <= high { 2 * (high - low + 1) - u64::from(both % 2 == 0) } else { 0 };
            *(if living % 2 == 1 { &mut first } else { &mut second }) += pairs;
        }
    }
    let others = (most * most - first - second) / 2;
    [others, others, first, second]
}

/// How many heaps there are of each kind.
#[derive(Clone, Copy, Default)]
struct Living {
    dead: usize,
    /// Only the smaller number can be taken.
    spare: usize,
    /// Either, once.
    once: usize,
    /// Either; the smaller number leaves a spare move.
    rich: usize,
}

impl Living {
    fn of(heaps: &[u64], ours: u64, theirs: u64) -> Living {
        assert!(ours > 0 && theirs > 0, "a move takes a positive number");
        let mut living = Living::default();
        heaps.iter().for_each(|&stones| *living.kind(stones, ours, theirs) += 1);
        living
    }

    /// The number of heaps of the kind of this one.
    fn kind(&mut self, stones: u64, ours: u64, theirs: u64) -> &mut usize {
        let (low, high) = (ours.min(theirs), ours.max(theirs));
        let over = ours.checked_add(theirs).map_or(stones, |both| stones % both);
        match over {
            _ if over < low => &mut self.dead,
            _ if over < high => &mut self.spare,
            _ if over - low < low => &mut self.once,
            _ => &mut self.rich,
        }
    }

    /// Whether the player who begins wins, who has the smaller number (or neither has).
    fn wins(self, has_low: bool) -> bool {
        let odd = (self.once + self.rich) % 2 == 1;
        match self.rich {
            _ if self.spare > 0 => has_low,
            0 => odd,
            1 => odd || has_low,
            _ => has_low,
        }
    }
}
