//! Several rounds, and whoever wins the last one wins; the loser of a round begins the next.
//!
//! - **Rules**: each round is a finite game between the same two players, one of whom wins it. The
//!   loser of a round begins the next (so also if turns simply continue: the player who cannot move
//!   has lost, and is to move); or the winner does; or they take turns; or always the same.
//! - **Theorem**: if whoever begins the next round wins in the end, then both want to lose this one
//!   (the loser begins), else to win it. So round by round, from the last one: the first player
//!   wins k rounds of one game:
//!
//!   | can the beginner force to | win and to lose | win only | lose only | neither |
//!   |---|---|---|---|---|
//!   | the loser begins the next | always | k odd | never | never |
//!   | the winner begins the next | always | always | k even | never |
//!   | they take turns | k odd | k odd | k even | k even |
//!   | always the same begins | always | always | never | never |
//! - **Time**: O(1) for k rounds of one game, O(n) for n different games, O(1) per option.
//! - **Source**: Codeforces 455 B.
//! - **Needs**: nothing.
//! - **Checked**: against a search through all rounds: every game of up to 4 positions, k up to 6
//!   (`prove_`: 5, 8), with all winning first moves; random sequences of different games.

/// What the player who begins a game can force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forces {
    /// To win it, by `OutcomeDfs::new` if the player who cannot move loses.
    pub win: bool,
    /// To lose it: then by `OutcomeDfs::misere`, as if the player who cannot move won.
    pub loss: bool,
}

/// Who begins a round after the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begins {
    /// The loser of the round before.
    Loser,
    /// The winner of the round before.
    Winner,
    /// Not the player who began the round before.
    Other,
    /// The player who began the round before.
    Same,
}

impl Forces {
    /// What can be forced from a position, given the same for its options: a player who cannot move
    /// loses. For tables from the last positions on, such as a trie.
    ///
    /// ```
    /// use grundy::rounds::Forces;
    /// let end = Forces::from_options([]);
    /// assert_eq!(end, Forces { win: false, loss: true });
    /// assert_eq!(Forces::from_options([end]), Forces { win: true, loss: false });
    /// ```
    pub fn from_options(options: impl IntoIterator<Item = Forces>) -> Forces {
        let (mut forces, mut over) = (Forces { win: false, loss: false }, true);
        for option in options {
            over = false;
            forces.win |= !option.win;
            forces.loss |= !option.loss;
        }
        forces.loss |= over;
        forces
    }

    /// What the player who begins the first of `k` rounds of this game can force: to win or to lose
    /// the last one.
    ///
    /// # Panics
    /// If `k` is 0.
    ///
    /// ```
    /// use grundy::outcome::OutcomeDfs;
    /// use grundy::rounds::{Begins, Forces};
    /// let take = |&n: &u32| (1..=2.min(n)).map(move |t| n - t); // 1 or 2 of n stones
    /// let win = OutcomeDfs::new(take).first_player_wins(&4);
    /// let game = Forces { win, loss: OutcomeDfs::misere(take).first_player_wins(&4) };
    /// assert!(game.rounds(9, Begins::Loser).win && !game.rounds(8, Begins::Loser).win);
    /// ```
    pub fn rounds(self, k: u64, begins: Begins) -> Forces {
        assert!(k > 0, "at least one round");
        // A function of a bool repeats with period 1 or 2, at the latest from its first power on.
        let k = if k == 1 { 1 } else { 2 + (k % 2) as usize };
        sequence(&[self; 3][..k], begins)
    }

    /// What both players want in the first of `k` rounds: to win it (`Some(true)`: the winning
    /// moves are those of `OutcomeDfs::new`), to lose it (`Some(false)`: those of
    /// `OutcomeDfs::misere`), or either (`None`: no move in it matters).
    ///
    /// # Panics
    /// If `k` is 0.
    ///
    /// ```
    /// use grundy::rounds::{Begins, Forces};
    /// let game = Forces { win: true, loss: true };
    /// assert_eq!(game.want_to_win(2, Begins::Loser), Some(false)); // and so begin the last round
    /// assert_eq!(game.want_to_win(1, Begins::Loser), Some(true));
    /// ```
    pub fn want_to_win(self, k: u64, begins: Begins) -> Option<bool> {
        assert!(k > 0, "at least one round");
        if k == 1 { Some(true) } else { begins.want_to_win(self.rounds(k - 1, begins).win) }
    }
}

/// What the player who begins the first of several different games can force: to win or to lose the
/// last one. `games[i]`: what whoever begins game i can force in it.
///
/// # Panics
/// If there is no game.
///
/// ```
/// use grundy::rounds::{self, Begins, Forces};
/// let games = [Forces { win: false, loss: true }, Forces { win: true, loss: false }];
/// let whole = rounds::sequence(&games, Begins::Loser); // lose the first, begin and win the last
/// assert_eq!(whole, Forces { win: true, loss: false });
/// ```
pub fn sequence(games: &[Forces], begins: Begins) -> Forces {
    assert!(!games.is_empty(), "at least one round");
    let (last, earlier) = (games[games.len() - 1], &games[..games.len() - 1]);
    // `ahead`: whether whoever begins the next round reaches the goal.
    let step = |ahead: bool, game: &Forces| match begins.want_to_win(ahead) {
        Some(true) => game.win,
        Some(false) => game.loss,
        None => ahead == (begins == Begins::Same),
    };
    let force = |goal: bool| earlier.iter().rev().fold(goal, step);
    Forces { win: force(last.win), loss: force(last.loss) }
}

impl Begins {
    /// Whether to win a round is better than to lose it, given whether whoever begins the next one
    /// is better off.
    fn want_to_win(self, ahead: bool) -> Option<bool> {
        match self {
            Begins::Loser => Some(!ahead),
            Begins::Winner => Some(ahead),
            Begins::Other | Begins::Same => None,
        }
    }
}
