//! Grundy values of any game given by its moves, remembered by position (the "DFS SG").
//!
//! - **Rules**: who cannot move loses; a move may leave several independent positions, then any one
//!   is played on.
//! - **Theorem**: the value is the mex of the options' values; that of several positions is the xor
//!   of theirs.
//! - **Time**: O(1) hash look-ups per position and move. Memory: the positions seen, and the
//!   untried options of the open ones. An explicit stack: games of 10^6 moves are fine.
//! - **Source**: R. Sprague, Tohoku Math. J. 41 (1935); P. M. Grundy, Eureka 2 (1939).
//! - **Needs**: `fx`, `mex`.
//! - **Checked**: against the naive solver on random games of 40 positions; splitting against it on
//!   whole sums: Kayles to 10, Grundy's game to 15, random games of 7 positions.

use crate::fx::FxHashMap;
use crate::mex::Mex;
use std::hash::Hash;

/// A game in which a move leads to one position; `options` lists those one move away.
///
/// # Panics
/// The methods: if a position can come back, for such a game need not end.
///
/// ```
/// use grundy::sg_dfs::SgDfs;
/// // Take 1 or 2 stones from either heap.
/// let take = |a: u32| (1..=2.min(a)).map(move |stones| a - stones);
/// let mut sg = SgDfs::new(|&(a, b)| take(a).map(move |a| (a, b)).chain(take(b).map(move |b| (a, b))));
/// assert_eq!(sg.grundy(&(5, 4)), 3);
/// assert_eq!(sg.winning_moves(&(5, 4), 0), [(4, 4), (5, 2)]);
/// ```
pub struct SgDfs<S, F> {
    options: F,
    values: FxHashMap<S, u32>,
}

impl<S: Clone + Eq + Hash, I: IntoIterator<Item = S>, F: Fn(&S) -> I> SgDfs<S, F> {
    /// The game with these moves, in any collection.
    pub fn new(options: F) -> Self {
        SgDfs { options, values: FxHashMap::default() }
    }

    /// The Grundy value.
    pub fn grundy(&mut self, position: &S) -> u32 {
        let options = &self.options;
        search(&mut self.values, position, |position| options(position).into_iter().map(Some))
    }

    /// The options with value `rest`: the winning moves, if `rest` is the value of the rest of a
    /// sum (0: no rest).
    pub fn winning_moves(&mut self, position: &S, rest: u32) -> Vec<S> {
        let options = (self.options)(position).into_iter();
        options.filter(|option| self.grundy(option) == rest).collect()
    }
}

/// A game in which a move may leave several independent parts: `options` lists the parts each move
/// leaves.
///
/// # Panics
/// As [`SgDfs`].
///
/// ```
/// use grundy::sg_dfs::SgSplit;
/// // Grundy's game: split a heap into two of unequal sizes.
/// let mut sg = SgSplit::new(|&heap: &u32| (1..(heap + 1) / 2).map(move |part| [part, heap - part]));
/// assert_eq!((sg.grundy(&7), sg.grundy(&8)), (0, 2));
/// assert_eq!(sg.winning_moves(&8, 0), [[1, 7]]);
/// ```
pub struct SgSplit<S, F> {
    options: F,
    values: FxHashMap<S, u32>,
}

impl<S, P, I, F> SgSplit<S, F>
where
    S: Clone + Eq + Hash,
    P: IntoIterator<Item = S> + Clone,
    I: IntoIterator<Item = P>,
    F: Fn(&S) -> I,
{
    /// The game with these moves; the parts of a move in an array, an `Option` or a `Vec`.
    pub fn new(options: F) -> Self {
        SgSplit { options, values: FxHashMap::default() }
    }

    /// The Grundy value.
    pub fn grundy(&mut self, position: &S) -> u32 {
        search(&mut self.values, position, &self.options)
    }

    /// The options with value `rest`: the winning moves, if `rest` is the value of the rest of a
    /// sum (0: no rest).
    pub fn winning_moves(&mut self, position: &S, rest: u32) -> Vec<P> {
        let options = (self.options)(position).into_iter();
        let mut value = |parts: P| parts.into_iter().fold(0, |sum, part| sum ^ self.grundy(&part));
        options.filter(|parts| value(parts.clone()) == rest).collect()
    }
}

/// The value of a position whose options are being valued.
const OPEN: u32 = u32::MAX;

/// What is still to do, last first.
enum Step<S> {
    /// A further option: its value starts at 0.
    Option,
    /// Adds a position to the value of the current option.
    Part(S),
    /// All options of this position have values, on the stack of values from there on.
    Close(S, usize),
}

fn search<S, P, I>(known: &mut FxHashMap<S, u32>, position: &S, options: impl Fn(&S) -> I) -> u32
where
    S: Clone + Eq + Hash,
    P: IntoIterator<Item = S>,
    I: IntoIterator<Item = P>,
{
    let (mut steps, mut values, mut mex) = (vec![Step::Part(position.clone())], vec![0], Mex::new());
    while let Some(step) = steps.pop() {
        let value = match step {
            Step::Option => {
                values.push(0);
                continue;
            }
            Step::Part(position) => match known.get(&position) {
                Some(&OPEN) => panic!("a position comes back: the game need not end"),
                Some(&value) => value,
                None => {
                    known.insert(position.clone(), OPEN);
                    let options = options(&position);
                    steps.push(Step::Close(position, values.len()));
                    for parts in options {
                        steps.extend(parts.into_iter().map(Step::Part));
                        steps.push(Step::Option);
                    }
                    continue;
                }
            },
            Step::Close(position, from) => {
                values.drain(from..).for_each(|value| mex.insert(value));
                let value = mex.take();
                known.insert(position, value);
                value
            }
        };
        *values.last_mut().expect("an option is open") ^= value;
    }
    values[0]
}
