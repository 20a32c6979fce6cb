//! Who wins a finite game, by the definition: a position is lost if every option is won by the
//! opponent (Zermelo).
//!
//! - **Rules**: two players move in turn; the player who cannot move loses (normal play) or wins
//!   (misère play). The players may have different moves (partisan games): let the position tell
//!   who is to move. Other ends, scores, or several moves running: `minimax`.
//! - **Theorem**: the player to move wins (N-position) exactly if some option loses for its mover
//!   (P-position).
//! - **Time**: at most one hash look-up per move, often less: the first lost option decides a
//!   position, and later ones are not even made if `options` is lazy. An explicit stack: games of
//!   10^6 moves are fine. `table`, for numbered positions, takes a byte each.
//! - **Source**: E. Zermelo, Proc. 5th Int. Congress of Mathematicians (1913).
//! - **Needs**: `backward_induction`, `fx`.
//! - **Checked**: against the naive solver: all graphs of 4 positions, random ones of up to 40,
//!   partisan games; `table` on all numbered graphs of 5 positions and random ones of up to 40.

use crate::backward_induction;
use crate::backward_induction::Mover;
use crate::fx::FxHashMap;
use std::hash::Hash;

/// The winners of a game given by its moves, remembered by position.
///
/// # Panics
/// The methods: if a position is repeated while it is undecided, because such a game need not end
/// (see `retrograde`).
///
/// ```
/// use grundy::outcome::OutcomeDfs;
/// let mut cards = OutcomeDfs::new(|&n: &u32| (1..=3.min(n)).map(move |take| n - take));
/// assert!(cards.first_player_wins(&23) && !cards.first_player_wins(&24));
/// assert!(cards.winning_moves(&23).eq([20]));
/// // Partisan: Left takes 1 or 2, Right exactly 2.
/// let take = |left| if left { 1..=2 } else { 2..=2 };
/// let moves = |&(n, left): &(u32, bool)| take(left).filter(move |&t| t <= n).map(move |t| (n - t, !left));
/// assert!(OutcomeDfs::new(moves).winning_moves(&(3, true)).eq([(1, false)])); // Right cannot move
/// ```
pub struct OutcomeDfs<S, F> {
    options: F,
    /// What a player who cannot move gets: -1 for lost, 1 for won.
    stuck: i8,
    values: FxHashMap<S, i8>,
}

impl<S: Clone + Eq + Hash, I: IntoIterator<Item = S>, F: Fn(&S) -> I> OutcomeDfs<S, F> {
    /// Normal play: the player who cannot move loses. `options` lists the positions one move away.
    pub fn new(options: F) -> Self {
        OutcomeDfs { options, stuck: -1, values: FxHashMap::default() }
    }

    /// Misère play: the player who cannot move wins.
    pub fn misere(options: F) -> Self {
        OutcomeDfs { options, stuck: 1, values: FxHashMap::default() }
    }

    /// Whether the player to move wins.
    pub fn first_player_wins(&mut self, position: &S) -> bool {
        let (options, stuck) = (&self.options, self.stuck);
        let turn =
            |position: &S| Ok((Mover::Alternate, options(position).into_iter().map(|option| (0, option))));
        backward_induction::value(&mut self.values, position, turn, || stuck, Some((-1, 1))) == 1
    }

    /// The options that win, in their order: those that lose for the opponent. Lazy: `next()`
    /// decides no more options than it must.
    pub fn winning_moves<'a>(&'a mut self, position: &S) -> impl Iterator<Item = S> + 'a
    where
        I::IntoIter: 'a,
    {
        let options = (self.options)(position).into_iter();
        options.filter(move |option| !self.first_player_wins(option))
    }
}

/// Whether the player to move wins in normal play, for the positions 0 to n - 1, if every move
/// leads to a smaller number. `options` lists the positions one move away, as everywhere here; if
/// it is lazy, those after the first lost one are not made. O(n) and these options; a byte
/// for each position.
///
/// # Panics
/// If an option is not smaller than its position (those not made are not seen).
///
/// ```
/// // Take 1, 3 or 4.
/// let wins = grundy::outcome::table(8, |n: usize| [1, 3, 4].into_iter().filter_map(move |t| n.checked_sub(t)));
/// assert_eq!(wins, [false, true, false, true, true, true, true, false]);
/// ```
pub fn table<I: IntoIterator<Item = usize>>(n: usize, options: impl Fn(usize) -> I) -> Vec<bool> {
    let mut wins: Vec<bool> = Vec::with_capacity(n);
    for position in 0..n {
        let lost = |to: usize| {
            assert!(to < position, "a move from {} to {}, which is not smaller", position, to);
            !wins[to]
        };
        let won = options(position).into_iter().any(lost);
        wins.push(won);
    }
    wins
}
