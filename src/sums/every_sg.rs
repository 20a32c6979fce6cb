//! Moving in every game at once (every-SG, conjunctive sums), decided by how long each game lasts.
//!
//! - **Rules**: in each turn the player moves in every game that is not over. A *slow* join lasts
//!   until the last game is over (every-SG), a *rapid* one only until the first is; the player who
//!   then has to move loses.
//! - **Theorem**: a game's step number says how many moves it takes if its winner plays for a long
//!   game and its loser for a short one (slow; *suspense number*), or the other way round (rapid;
//!   *remoteness*). It is even exactly where the player to move loses the game. The join is won
//!   exactly if the largest (slow) or the smallest (rapid) step number is odd.
//! - **Time**: O(1) per option, O(n) for a join of n games.
//! - **Source**: C. A. B. Smith, J. Combinatorial Theory 1 (1966); Winning Ways, chapter 9; Jia
//!   Zhihao (2009).
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver on random joins of up to 3 games with up to 6 positions
//!   (`prove_`: 7, and 4 games with up to 5), with all winning moves.

/// What ends a join of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Join {
    /// The last game's end: every-SG.
    Slow,
    /// The first game's end.
    Rapid,
}

impl Join {
    /// The step number of a position, given those of its options.
    ///
    /// # Panics
    /// If an option lasts `u32::MAX` steps.
    ///
    /// ```
    /// use grundy::every_sg::Join;
    /// assert_eq!(Join::Slow.steps([]), 0); // over
    /// assert_eq!(Join::Slow.steps([0, 1, 2]), 3); // wins, and makes it last
    /// assert_eq!(Join::Rapid.steps([0, 1, 2]), 1); // wins at once
    /// assert_eq!(Join::Rapid.steps([1, 3]), 4); // loses, as late as possible
    /// ```
    pub fn steps(self, options: impl IntoIterator<Item = u32>) -> u32 {
        // Index 0 is for even step numbers, with which the opponent loses; index 1 is for odd ones.
        let (mut least, mut largest) = ([u32::MAX; 2], [None; 2]);
        for steps in options {
            assert!(steps < u32::MAX, "a game lasts less than {} steps", steps);
            let parity = (steps % 2) as usize;
            least[parity] = steps.min(least[parity]);
            largest[parity] = largest[parity].max(Some(steps));
        }
        match (self, largest) {
            (_, [None, None]) => 0,
            (Join::Slow, [Some(even), _]) => even + 1,
            (Join::Slow, [None, _]) => least[1] + 1,
            (Join::Rapid, [Some(_), _]) => least[0] + 1,
            (Join::Rapid, [None, Some(odd)]) => odd + 1,
        }
    }

    /// Whether the player to move in the join of games with these step numbers wins.
    ///
    /// ```
    /// use grundy::every_sg::Join;
    /// assert!(Join::Slow.first_player_wins([2u32, 3]));
    /// assert!(!Join::Rapid.first_player_wins([2u32, 3])); // the other game ends first
    /// ```
    pub fn first_player_wins(self, steps: impl IntoIterator<Item = impl Into<u64>>) -> bool {
        let steps = steps.into_iter().map(Into::into);
        let whole = if self == Join::Slow { steps.max() } else { steps.min() };
        whole.map_or(false, |steps: u64| steps % 2 == 1)
    }

    /// One of the winning moves, if there are any: for each game the number of an option, `None`
    /// where the game is over.
    ///
    /// `games[i]` holds the step numbers of the options of game i. Time O(options): in each game
    /// the first option whose step number is one less than the game's own.
    ///
    /// ```
    /// use grundy::every_sg::Join;
    /// // Heaps of 2 and 1, take any number: the slow join is won by leaving one stone or none.
    /// assert_eq!(Join::Slow.some_winning_move(&[vec![0, 1], vec![0]]), Some(vec![Some(0), Some(0)]));
    /// assert_eq!(Join::Slow.some_winning_move(&[vec![]]), None);
    /// ```
    pub fn some_winning_move(self, games: &[Vec<u32>]) -> Option<Vec<Option<usize>>> {
        let steps = |game: &Vec<u32>| self.steps(game.iter().copied());
        if !self.first_player_wins(games.iter().map(steps)) {
            return None;
        }
        let best = |game: &Vec<u32>| {
            let wanted = steps(game);
            game.iter().position(|&option| option + 1 == wanted)
        };
        Some(games.iter().map(best).collect())
    }

    /// All winning moves, in lexicographic order of the options' numbers; each as in
    /// [`Join::some_winning_move`].
    ///
    /// Time O(n) for every move, winning or not: their number is the product of the games' numbers
    /// of options.
    ///
    /// ```
    /// use grundy::every_sg::Join;
    /// assert_eq!(Join::Slow.winning_moves(&[vec![0, 2, 1], vec![]]).count(), 2);
    /// ```
    pub fn winning_moves(self, games: &[Vec<u32>]) -> impl Iterator<Item = Vec<Option<usize>>> + '_ {
        let over = |game: &Vec<u32>| game.is_empty();
        let ended = games.iter().all(over) || self == Join::Rapid && games.iter().any(over);
        let first: Vec<_> = games.iter().map(|game| if game.is_empty() { None } else { Some(0) }).collect();
        let all = std::iter::successors(if ended { None } else { Some(first) }, move |choice| {
            // Like an odometer: the last game with another option advances, and those after it
            // start again.
            let has_more = |&i: &usize| choice[i].map_or(false, |option| option + 1 < games[i].len());
            let wheel = (0..games.len()).rfind(has_more)?;
            let mut next = choice.clone();
            next[wheel] = next[wheel].map(|option| option + 1);
            next[wheel + 1..].iter_mut().for_each(|option| *option = option.map(|_| 0));
            Some(next)
        });
        all.filter(move |choice| {
            let left = choice.iter().zip(games).map(|(option, game)| option.map_or(0, |option| game[option]));
            !self.first_player_wins(left)
        })
    }
}
