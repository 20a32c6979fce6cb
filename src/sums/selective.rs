//! Selective sums: in each turn the player moves in as many of the games as he likes, at least one.
//!
//! - **Rules**: one move in each of the chosen games; who cannot move in any loses.
//! - **Theorem**: the player to move wins exactly if he would win one of the games alone; he moves
//!   in all of those, in each to a P-position, and in no other: there is no other way to win.
//! - **Time**: O(1) per game.
//! - **Source**: C. A. B. Smith, Journal of Combinatorial Theory 1 (1966); On Numbers and Games,
//!   chapter 14.
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver on 500 random sums of up to 3 games with up to 6
//!   positions (`prove_`: 30000).

/// Whether the player to move in the selective sum wins, from who wins each game alone.
///
/// ```
/// use grundy::selective;
/// // Take one coin from each of some heaps: a single heap is won if it is odd.
/// assert!(selective::first_player_wins([2, 1, 4].map(|coins| coins % 2 == 1)));
/// ```
pub fn first_player_wins(wins: impl IntoIterator<Item = bool>) -> bool {
    wins.into_iter().any(|wins| wins)
}

/// The games to move in, counted from 0: in each of them by a winning move of its own. None in a
/// lost position.
///
/// The number of winning moves is the product of the numbers of these games' own winning moves.
///
/// ```
/// use grundy::selective;
/// assert!(selective::winning_choice(&[true, false, true]).eq([0, 2]));
/// ```
pub fn winning_choice(wins: &[bool]) -> impl Iterator<Item = usize> + '_ {
    (0..wins.len()).filter(move |&game| wins[game])
}
