//! What is asked about positions: answered by a search or, if that lasts, by one in each thread.

use super::exchange::Exchange;
use super::rules::WordRules;
use super::search::Search;
use super::word::Word;
use crate::game::Flaw;
use std::thread;

/// After this many values, some 10 ms, a table and other threads are worth their while.
const ALONE: usize = 1 << 10;

/// How many new values, some 50 ms, come out between two looks whether a search is to stop. After
/// each it begins anew, and finds what it knows.
const BETWEEN_LOOKS: usize = 1 << 12;

/// Whether a search is to stop.
type IsOver<'a> = &'a dyn Fn() -> bool;

/// What is asked about positions, whatever the width of the words. The flaw is a stop.
pub(crate) trait Solve {
    fn grundy(&mut self, position: u128, is_over: IsOver) -> Result<u32, Flaw>;
    /// Whether the Grundy value is `k`: cheaper than the value.
    fn is(&mut self, position: u128, k: u32, is_over: IsOver) -> Result<bool, Flaw>;
    /// The placements as (piece, place) after which the Grundy value is `k`.
    fn moves_to(&mut self, position: u128, k: u32, is_over: IsOver) -> Result<Vec<(usize, u32)>, Flaw>;
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
    fn grundy(&mut self, position: u128, is_over: IsOver) -> Result<u32, Flaw> {
        self.ask(is_over, |search| search.grundy(W::cut(position)))
    }

    fn is(&mut self, position: u128, k: u32, is_over: IsOver) -> Result<bool, Flaw> {
        self.ask(is_over, |search| search.is(W::cut(position), k))
    }

    fn moves_to(&mut self, position: u128, k: u32, is_over: IsOver) -> Result<Vec<(usize, u32)>, Flaw> {
        let position = W::cut(position);
        let moves: Vec<usize> = self.search.rules.placements.moves(position).collect();
        let mut found = vec![];
        for i in moves {
            let after = position & self.search.rules.placements.all[i].keep;
            if self.ask(is_over, |search| search.is(after, k))? {
                found.push((i / W::BITS as usize, i as u32 % W::BITS));
            }
        }
        Ok(found)
    }

    fn canonical(&self, part: u128) -> u128 {
        self.search.rules.canonical(W::cut(part)).long()
    }

    fn positions(&self) -> usize {
        self.search.len()
    }
}

impl<W: Word> Solver<W> {
    /// With up to this many threads.
    pub(crate) fn new(rules: WordRules<W>, threads: usize) -> Solver<W> {
        Solver { search: Search::new(rules), threads }
    }

    /// The answer to a question. If it takes long, a table of small parts is made, and all threads
    /// look for it: each searches everything, what others are at last, and what they find comes
    /// into its memo. No thread ever waits for another, and the answer is that of one thread.
    fn ask<T>(&mut self, is_over: IsOver, question: impl Fn(&mut Search<W>) -> T + Sync) -> Result<T, Flaw> {
        if let Some(answer) = self.search.within(ALONE, &question) {
            return Ok(answer);
        }
        self.search.rules.add_corner_table();
        if self.threads == 1 {
            return until(&mut self.search, is_over, &question);
        }
        let mut ends = Exchange::among(self.threads);
        let own = ends.pop().expect("there are several threads");
        thread::scope(|scope| {
            for others in ends {
                let (mut helper, question) = (self.search.copied(), &question);
                let search = move || helper.beside(others, |search| _ = until(search, &|| false, question));
                // If the system has no more threads, those that there are suffice.
                _ = thread::Builder::new().spawn_scoped(scope, search);
            }
            self.search.beside(own, |search| _ = until(search, is_over, &question));
        });
        self.search.leave_others();
        // Unless it was stopped, what decides it is in the memo.
        until(&mut self.search, is_over, &question)
    }
}

/// The answer to a question, unless the search is to stop before.
fn until<W: Word, T>(
    search: &mut Search<W>,
    is_over: IsOver,
    ask: impl Fn(&mut Search<W>) -> T,
) -> Result<T, Flaw> {
    loop {
        match search.within(BETWEEN_LOOKS, &ask) {
            Some(answer) => return Ok(answer),
            None if search.is_found_elsewhere() || is_over() => return Err(Flaw::stopped()),
            None => {}
        }
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
        assert_eq!(kayles.grundy(0b111, &|| false), Ok(2));
    }

    /// Dominoes on 5x7, stopped again and again: what was found before stays known.
    #[test]
    fn a_search_that_is_stopped_goes_on() {
        let dominoes = [vec![(0, 0), (0, 1)], vec![(0, 0), (1, 0)]];
        let dominoes = dominoes.map(|cells| Piece { need: cells.clone(), clear: cells });
        let board = (0..7).fold(0, |board, _| board << 8 | 0b11111);
        for threads in [1, 3] {
            let mut cram: Solver<u64> = Solver::new(WordRules::new(&dominoes, 8), threads);
            let mut known = vec![0];
            let value = loop {
                let answer = cram.grundy(board, &|| true);
                let Err(flaw) = answer else { break answer };
                assert!(flaw.is_stop() && known.last() < Some(&cram.positions()), "{known:?}");
                known.push(cram.positions());
            };
            assert_eq!((value, known.len() > 3), (Ok(1), true), "{threads} threads, {known:?}");
        }
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
            assert_eq!(narrow.grundy(position, &|| false), wide.grundy(position, &|| false), "{position:b}");
            for k in 0..3 {
                assert_eq!(narrow.is(position, k, &|| false), wide.is(position, k, &|| false));
                assert_eq!(
                    narrow.moves_to(position, k, &|| false),
                    wide.moves_to(position, k, &|| false),
                    "{position:b}"
                );
            }
        }
        assert_eq!(narrow.positions(), wide.positions());
    }
}
