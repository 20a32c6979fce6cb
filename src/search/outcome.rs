//! Who wins a finite game, by the definition: a position is lost if every option is won by the
//! opponent (Zermelo).
//!
//! - **Rules**: two players move in turn; the player who cannot move loses (normal play) or wins
//!   (misère play). The players may have different moves (partisan games): let the position tell
//!   who is to move.
//! - **Theorem**: the player to move wins (N-position) exactly if some option loses for its mover
//!   (P-position).
//! - **Time**: at most one hash look-up per move, often less: the first lost option decides a
//!   position, and later ones are not even made if `options` is lazy. An explicit stack: games of
//!   10^6 moves are fine.
//! - **Source**: E. Zermelo, Proc. 5th Int. Congress of Mathematicians (1913).
//! - **Needs**: `fx`.
//! - **Checked**: against the naive solver: all graphs of 4 positions, random ones of up to 40,
//!   partisan games.

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
    misere: bool,
    /// Whether the player to move wins; `None` for the positions on the path.
    wins: FxHashMap<S, Option<bool>>,
}

impl<S: Clone + Eq + Hash, I: IntoIterator<Item = S>, F: Fn(&S) -> I> OutcomeDfs<S, F> {
    /// Normal play: the player who cannot move loses. `options` lists the positions one move away.
    pub fn new(options: F) -> Self {
        OutcomeDfs { options, misere: false, wins: FxHashMap::default() }
    }

    /// Misère play: the player who cannot move wins.
    pub fn misere(options: F) -> Self {
        OutcomeDfs { options, misere: true, wins: FxHashMap::default() }
    }

    /// Whether the player to move wins.
    pub fn first_player_wins(&mut self, position: &S) -> bool {
        let mut position = position.clone();
        let mut path = Vec::new(); // positions to decide, each with its untried options
        loop {
            let mut wins = match self.wins.get(&position) {
                Some(&Some(wins)) => wins,
                Some(None) => panic!("a position is repeated: the game need not end"),
                None => {
                    let mut options = (self.options)(&position).into_iter();
                    if let Some(option) = options.next() {
                        self.wins.insert(position.clone(), None);
                        path.push((position, options));
                        position = option;
                        continue;
                    }
                    self.wins.insert(position, Some(self.misere));
                    self.misere
                }
            };
            // Back along the path, as long as the option tried last decides: one lost option wins,
            // and if the last option is won, too, the position is lost.
            position = loop {
                match path.pop() {
                    None => return wins,
                    Some((parent, mut options)) => match if wins { options.next() } else { None } {
                        Some(option) => {
                            path.push((parent, options));
                            break option;
                        }
                        None => {
                            wins = !wins;
                            self.wins.insert(parent, Some(wins));
                        }
                    },
                }
            };
        }
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
