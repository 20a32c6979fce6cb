//! Impartial games straight from the definition, for small positions: so simple that it is unlikely
//! to be wrong.

use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::hash::Hash;

/// A game given by its moves, with the results for its positions so far.
///
/// The recursion is as deep as the game is long.
pub struct Naive<S, F> {
    options: F,
    grundy: FxHashMap<S, u32>,
    /// Under normal play, and under misère play.
    wins: [FxHashMap<S, bool>; 2],
}

impl<S: Clone + Eq + Hash, F: Fn(&S) -> Vec<S>> Naive<S, F> {
    /// A game in which one move leads from a position to any of `options(position)`.
    pub fn new(options: F) -> Self {
        Naive { options, grundy: FxHashMap::default(), wins: Default::default() }
    }

    /// The Grundy value: the least number that is not the Grundy value of an option.
    pub fn grundy(&mut self, position: &S) -> u32 {
        if let Some(&value) = self.grundy.get(position) {
            return value;
        }
        let values: BTreeSet<u32> =
            (self.options)(position).iter().map(|option| self.grundy(option)).collect();
        let value = (0..).find(|value| !values.contains(value)).expect("a finite set misses a number");
        self.grundy.insert(position.clone(), value);
        value
    }

    /// Whether the player to move wins in normal play, where a player who cannot move loses.
    pub fn wins(&mut self, position: &S) -> bool {
        self.wins_under(position, false)
    }

    /// Whether the player to move wins in misère play, where a player who cannot move wins.
    pub fn wins_misere(&mut self, position: &S) -> bool {
        self.wins_under(position, true)
    }

    fn wins_under(&mut self, position: &S, misere: bool) -> bool {
        if let Some(&wins) = self.wins[usize::from(misere)].get(position) {
            return wins;
        }
        let options = (self.options)(position);
        let wins =
            options.is_empty() && misere || options.iter().any(|option| !self.wins_under(option, misere));
        self.wins[usize::from(misere)].insert(position.clone(), wins);
        wins
    }
}

/// The options of a sum of games: one part moves to one of its own options, the others stay.
pub fn sum_options<P, S, I>(parts: &P, options: impl Fn(&S) -> I) -> Vec<P>
where
    P: Clone + AsRef<[S]> + AsMut<[S]>,
    I: IntoIterator<Item = S>,
{
    let mut after_one_move = Vec::new();
    for (i, part) in parts.as_ref().iter().enumerate() {
        for option in options(part) {
            let mut after = parts.clone();
            after.as_mut()[i] = option;
            after_one_move.push(after);
        }
    }
    after_one_move
}

/// The parts in ascending order, so that equal sums are one position.
pub fn sorted<T: Clone + Ord>(parts: &[T]) -> Vec<T> {
    let mut parts = parts.to_vec();
    parts.sort_unstable();
    parts
}

/// Nim: any pile may be reduced to any smaller size.
pub fn nim_options<P: Clone + AsRef<[u64]> + AsMut<[u64]>>(piles: &P) -> Vec<P> {
    sum_options(piles, |&stones| 0..stones)
}

/// Heaps from one of which a move takes a number in `set`.
pub fn take_options<P: Clone + AsRef<[u64]> + AsMut<[u64]>>(heaps: &P, set: &[u64]) -> Vec<P> {
    sum_options(heaps, |&stones| set.iter().filter_map(move |&take| stones.checked_sub(take)))
}

/// Heaps that a move may split: `options(heap)` lists what one heap can become. The heaps are in
/// ascending order and without empty ones, so that equal sums are one position.
pub fn split_options(heaps: &[u64], options: impl Fn(u64) -> Vec<Vec<u64>>) -> Vec<Vec<u64>> {
    let mut after_one_move = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        for left in options(heap) {
            let mut after = [&heaps[..i], &left, &heaps[i + 1..]].concat();
            after.retain(|&heap| heap > 0);
            after.sort_unstable();
            after_one_move.push(after);
        }
    }
    after_one_move
}
