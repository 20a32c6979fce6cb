//! Grundy values of any game given by its moves, remembered by position (the "DFS SG").
//!
//! - **Rules**: the player who cannot move loses; a move may leave several independent positions.
//! - **Theorem**: the value is the mex of the options' values; of several positions, their xor.
//! - **Time**: O(1) hash look-ups per position and move, no recursion: 10^6 moves are fine. Memory:
//!   the positions seen; on the path the iterators of untried options, small if these are lazy, and
//!   4 bytes per tried one: few if the longest or the shortest play is tried first.
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
/// The methods: if a position is repeated, because such a game need not end (see `retrograde`).
///
/// ```
/// use grundy::sg_dfs::SgDfs;
/// // Take 1 or 2 stones from either heap.
/// let take = |a: u32| (1..=2.min(a)).map(move |stones| a - stones);
/// let mut sg = SgDfs::new(|&(a, b)| take(a).map(move |a| (a, b)).chain(take(b).map(move |b| (a, b))));
/// assert_eq!(sg.grundy(&(5, 4)), 3);
/// assert!(sg.winning_moves(&(5, 4), 0).eq([(4, 4), (5, 2)]));
/// ```
pub struct SgDfs<S, F> {
    options: F,
    values: FxHashMap<S, u32>,
}

impl<S: Clone + Eq + Hash, I: IntoIterator<Item = S>, F: Fn(&S) -> I> SgDfs<S, F> {
    /// The game with these moves, an iterator or a collection.
    pub fn new(options: F) -> Self {
        SgDfs { options, values: FxHashMap::default() }
    }

    /// The Grundy value.
    pub fn grundy(&mut self, position: &S) -> u32 {
        let options = &self.options;
        let position = Some(position.clone());
        search(&mut self.values, position, |position| options(position).into_iter().map(Some))
    }

    /// The options with value `rest`, in their order: the winning moves, if `rest` is the value of
    /// the rest of a sum (0 if none). Lazy: `next()` values no more options than it must.
    pub fn winning_moves<'a>(&'a mut self, position: &S, rest: u64) -> impl Iterator<Item = S> + 'a
    where
        I::IntoIter: 'a,
    {
        let options = (self.options)(position).into_iter();
        options.filter(move |option| u64::from(self.grundy(option)) == rest)
    }
}

/// A game in which a move may leave several independent parts: `options` lists the parts that each
/// move leaves, in an array or an `Option`; or in a `Vec`, if the number varies.
///
/// # Panics
/// As [`SgDfs`].
///
/// ```
/// use grundy::sg_dfs::SgSplit;
/// // Grundy's game: split a heap into two of unequal sizes.
/// let mut sg = SgSplit::new(|&heap: &u32| (1..(heap + 1) / 2).map(move |part| [part, heap - part]));
/// assert_eq!((sg.grundy(&7), sg.grundy(&8)), (0, 2));
/// assert!(sg.winning_moves(&8, 0).eq([[1, 7]]));
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
    /// The game with these moves, an iterator or a collection.
    pub fn new(options: F) -> Self {
        SgSplit { options, values: FxHashMap::default() }
    }

    /// The Grundy value.
    pub fn grundy(&mut self, position: &S) -> u32 {
        search(&mut self.values, Some(position.clone()), &self.options)
    }

    /// As [`SgDfs::winning_moves`].
    pub fn winning_moves<'a>(&'a mut self, position: &S, rest: u64) -> impl Iterator<Item = P> + 'a
    where
        I::IntoIter: 'a,
    {
        let options = (self.options)(position).into_iter();
        let mut value = move |parts: P| search(&mut self.values, parts, &self.options);
        options.filter(move |parts| u64::from(value(parts.clone())) == rest)
    }
}

/// Stands for the value of a position on the path.
const OPEN: u32 = u32::MAX;

/// The value of a sum of positions.
fn search<S: Clone + Eq + Hash, P: IntoIterator<Item = S>, I: IntoIterator<Item = P>>(
    known: &mut FxHashMap<S, u32>,
    sum: impl IntoIterator<Item = S>,
    options: impl Fn(&S) -> I,
) -> u32 {
    let mut sum = sum.into_iter();
    // For each position on the path the moves not yet tried, the parts not yet valued of the
    // current one, and where its options begin in `values`, whose last entry is being computed.
    let (mut path, mut values, mut mex) = (Vec::new(), vec![0], Mex::new());
    loop {
        let part = match path.last_mut() {
            Some((_, _, parts, _)) => Option::as_mut(parts).and_then(P::IntoIter::next),
            None => sum.next(),
        };
        let mut value = 0;
        if let Some(part) = part {
            match known.get(&part) {
                Some(&OPEN) => panic!("a position is repeated: the game need not end"),
                Some(&known) => value = known,
                None => {
                    path.push((part.clone(), options(&part).into_iter(), None, values.len()));
                    known.insert(part, OPEN);
                }
            }
        } else if let Some((position, moves, parts, from)) = path.last_mut() {
            *parts = moves.next().map(P::into_iter);
            if parts.is_none() {
                values.drain(*from..).for_each(|value| mex.insert(value));
                value = mex.take();
                known.insert(position.clone(), value);
                path.pop();
            } else {
                values.push(0);
            }
        } else {
            return values[0];
        }
        if let Some(last) = values.last_mut() {
            *last ^= value;
        }
    }
}
