//! What is asked about positions: answered by a search or, if that lasts, by one in each thread.

use super::exchange::Exchange;
use super::rules::WordRules;
use super::search::Search;
use super::word::Word;
use std::thread;

/// After so many values, some 10 ms, a table and other threads are worth their while.
const ALONE: usize = 1 << 10;

/// What is asked about positions, whatever the width of the words.
pub(crate) trait Solve {
    fn grundy(&mut self, position: u128) -> u32;
    /// Whether the Grundy value is `k`: cheaper than the value.
    fn is(&mut self, position: u128, k: u32) -> bool;
    /// The placements as (piece, place) after which the Grundy value is `k`.
    fn moves_to(&mut self, position: u128, k: u32) -> Vec<(usize, u32)>;
    /// The form that a part has in common with its images; 0 only if its value is 0.
    fn canonical(&self, part: u128) -> u128;
    /// The number of positions whose values are in the memo.
    fn positions(&self) -> usize;
}

/// A placement game with what is known about its positions.
#[derive(Debug)]
pub(crate) struct Solver<W> {
    search: Search<W>,
    /// How many threads may search.
    threads: usize,
}

impl<W: Word> Solve for Solver<W> {
    fn grundy(&mut self, position: u128) -> u32 {
        self.ask(|search| search.grundy(W::cut(position)))
    }

    fn is(&mut self, position: u128, k: u32) -> bool {
        self.ask(|search| search.is(W::cut(position), k))
    }

    fn moves_to(&mut self, position: u128, k: u32) -> Vec<(usize, u32)> {
        let position = W::cut(position);
        let mut moves: Vec<usize> = self.search.rules.placements.moves(position).collect();
        moves.retain(|&i| {
            let after = position & self.search.rules.placements.all[i].keep;
            self.ask(|search| search.is(after, k))
        });
        moves.into_iter().map(|i| (i / W::BITS as usize, i as u32 % W::BITS)).collect()
    }

    fn canonical(&self, part: u128) -> u128 {
        self.search.rules.canonical(W::cut(part)).long()
    }

    fn positions(&self) -> usize {
        self.search.len()
    }
}

impl<W: Word> Solver<W> {
    /// With up to so many threads.
    pub(crate) fn new(rules: WordRules<W>, threads: usize) -> Solver<W> {
        Solver { search: Search::new(rules), threads }
    }

    /// The answer to a question. If it takes long, a table of small parts is made, and all threads
    /// look for it: each searches everything, what others are at last, and what they find comes
    /// into its memo. No thread ever waits for another, and the answer is that of one thread.
    fn ask<T: Send>(&mut self, question: impl Fn(&mut Search<W>) -> T + Sync) -> T {
        if let Some(answer) = self.search.within(ALONE, &question) {
            return answer;
        }
        self.search.rules.add_corner_table();
        if self.threads == 1 {
            return question(&mut self.search);
        }
        let mut ends = Exchange::among(self.threads);
        let own = ends.pop().expect("there are several threads");
        thread::scope(|scope| {
            for others in ends {
                let (mut helper, question) = (self.search.copied(), &question);
                // If the system has no more threads, those that there are suffice.
                _ = thread::Builder::new().spawn_scoped(scope, move || helper.beside(others, question));
            }
            self.search.beside(own, &question);
        });
        self.search.leave_others();
        question(&mut self.search) // what decides it is in the memo
    }
}

#[cfg(test)]
mod tests {
    use super::super::piece::Piece;
    use super::*;
    use fastrand::Rng;

    #[test]
    fn three_in_a_row_whose_neighbours_exclude_each_other() {
        let cell = Piece { need: vec![(0, 0)], clear: vec![(0, -1), (0, 0), (0, 1)] };
        let mut kayles: Solver<u64> = Solver::new(WordRules::new(&[cell], 8), 1);
        assert_eq!(kayles.grundy(0b111), 2);
    }

    #[test]
    fn both_widths_agree() {
        let mut random = Rng::with_seed(128);
        let around = (0..9).map(|i| (i / 3 - 1, i % 3 - 1)).collect();
        let pieces = [Piece { need: vec![(0, 0)], clear: around }];
        let mut narrow = Solver::new(WordRules::<u64>::new(&pieces, 6), 1);
        let mut wide = Solver::new(WordRules::<u128>::new(&pieces, 6), 1);
        for _ in 0..60 {
            let position = (random.u64(..) | random.u64(..)) >> random.u32(4..40) & ((1 << 36) - 1);
            let position = u128::from(position);
            assert_eq!(narrow.grundy(position), wide.grundy(position), "{position:b}");
            for k in 0..3 {
                assert_eq!(narrow.is(position, k), wide.is(position, k));
                assert_eq!(narrow.moves_to(position, k), wide.moves_to(position, k), "{position:b}");
            }
        }
        assert_eq!(narrow.positions(), wide.positions());
    }
}
