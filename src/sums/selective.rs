//! Selective sums: in each turn the player moves in one or more of the games, as many as desired.
//!
//! - **Rules**: one move in each of the chosen games; the player who cannot move in any loses.
//! - **Theorem**: the player to move wins exactly if some game is won when played alone. The
//!   winning moves are those that go to a P-position in each such game and leave all others alone.
//! - **Time**: O(1) per game.
//! - **Source**: C. A. B. Smith, Journal of Combinatorial Theory 1 (1966); On Numbers and Games,
//!   chapter 14.
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver on 500 random sums of up to 3 games with up to 6
//!   positions (`prove_`: 30000).

/// Whether the player to move in the selective sum wins, given which games are won alone.
///
/// ```
/// use grundy::selective;
/// // Take one coin from each of any heaps: a single heap is won if it is odd.
/// assert!(selective::first_player_wins([2, 1, 4].map(|coins| coins % 2 == 1)));
/// ```
pub fn first_player_wins(wins: impl IntoIterator<Item = bool>) -> bool {
    wins.into_iter().any(|wins| wins)
}

/// The games to move in, counted from 0; none in a lost position.
///
/// In each of them any winning move of that game will do, so the number of winning moves is the
/// product of these games' own numbers of winning moves.
///
/// ```
/// use grundy::selective;
/// assert!(selective::winning_choice([true, false, true]).eq([0, 2]));
/// ```
pub fn winning_choice(wins: impl IntoIterator<Item = bool>) -> impl Iterator<Item = usize> {
    wins.into_iter().enumerate().filter(|&(_, wins)| wins).map(|(game, _)| game)
}
