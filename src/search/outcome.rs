//! Who wins a finite game, by the definition: a position is lost if every option wins for the other
//! (Zermelo).
//!
//! - **Rules**: two players in turn; who cannot move loses (normal play) or wins (misère play).
//!   Moves may differ by player (partisan games): let the position tell who is to move.
//! - **Theorem**: the player to move wins (N-position) exactly if some option loses for its mover
//!   (P-position).
//! - **Time**: at most one hash look-up per move, and less: the first lost option ends a position,
//!   later ones are not even made if `options` is lazy. An explicit stack: games of 10^6 moves are
//!   fine.
//! - **Source**: E. Zermelo, Proc. 5th Int. Congress of Mathematicians (1913).
//! - **Needs**: `fx`.
//! - **Checked**: against the naive solver: all graphs of 4 positions, random ones of up to 40, a
//!   partisan game.

use crate::fx::FxHashMap;
use std::hash::Hash;

/// A game given by its moves, and what is known about its positions.
///
/// # Panics
/// The methods: if they meet a position again while it is undecided, for such a game need not end (see `retrograde`).
///
/// ```
/// use grundy::outcome::Game;
/// let mut cards = Game::new(|&n: &u32| (1..=3.min(n)).map(move |take| n - take));
/// assert!(cards.first_player_wins(&23) && !cards.first_player_wins(&24));
/// assert_eq!(cards.winning_moves(&23), [20]);
/// // Partisan: Left takes 1 or 2, Right exactly 2.
/// let take = |left| if left { 1..=2 } else { 2..=2 };
/// let moves = |&(n, left): &(u32, bool)| take(left).filter(move |&t| t <= n).map(move |t| (n - t, !left));
/// assert_eq!(Game::new(moves).winning_moves(&(3, true)), [(1, false)]); // Right cannot move
/// ```
pub struct Game<S, F> {
    options: F,
    misere: bool,
    wins: FxHashMap<S, Option<bool>>,
}

impl<S: Clone + Eq + Hash, I: IntoIterator<Item = S>, F: Fn(&S) -> I> Game<S, F> {
    /// Normal play: who cannot move loses. `options` lists the positions one move away.
    pub fn new(options: F) -> Self {
        Game { options, misere: false, wins: FxHashMap::default() }
    }

    /// Misère play: who cannot move wins.
    pub fn misere(options: F) -> Self {
        Game { options, misere: true, wins: FxHashMap::default() }
    }

    /// Whether the player to move wins.
    pub fn first_player_wins(&mut self, position: &S) -> bool {
        let mut position = position.clone();
        let mut path = Vec::new(); // positions to decide, each with its untried options
        loop {
            let mut wins = match self.wins.get(&position) {
                Some(&Some(wins)) => wins,
                Some(None) => panic!("a position comes back: the game need not end"),
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
            // Up, while the option tried last decides: one lost option wins, the last won one
            // loses.
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

    /// The options that win, in their order: those that lose for the other.
    pub fn winning_moves(&mut self, position: &S) -> Vec<S> {
        let options = (self.options)(position).into_iter();
        options.filter(|option| !self.first_player_wins(option)).collect()
    }
}
