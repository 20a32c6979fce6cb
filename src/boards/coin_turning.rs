//! Coin turning: coins in a row; a move turns some over, the rightmost of them from heads to tails.
//!
//! - **Rules**: turning turtles: one or two coins; mock turtles: one, two or three; ruler: any
//!   number of neighbouring coins; twins: exactly two; any others are in `coin_table`. The player
//!   who cannot move loses.
//! - **Input**: the heads, counted from 0 at the left; one named twice counts once.
//! - **Theorem**: a position is the sum of its heads, each alone. Coin n has the value n + 1 in
//!   turning turtles, the n-th number with an odd number of ones in mock turtles, the greatest
//!   power of 2 that divides n + 1 in ruler, n in twins.
//! - **Time**: O(h log h) for h heads; moves O(1) per head and coin turned, in mock turtles O(n).
//! - **Source**: H. W. Lenstra, Nim multiplication (1978); Winning Ways, chapter 14.
//! - **Needs**: `sum`.
//! - **Checked**: against the naive solver on all rows of up to 8 coins (`prove_`: 12).

use crate::sum;
use std::collections::BTreeSet;

/// Which coins a move may turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoinGame {
    /// One or two coins.
    TurningTurtles,
    /// One, two or three coins.
    MockTurtles,
    /// Consecutive coins, any number of them.
    Ruler,
    /// Exactly two coins.
    Twins,
}

/// The coins of one move, from right to left.
pub type Turn = Vec<u64>;

impl CoinGame {
    /// The Grundy value of a single head at `coin`.
    ///
    /// # Panics
    /// All functions: from coin 2^63 on in mock turtles, at 2^64 - 1 in turning turtles and ruler.
    ///
    /// ```
    /// use grundy::coin_turning::CoinGame;
    /// assert_eq!([0, 1, 2, 3, 4].map(|coin| CoinGame::MockTurtles.value(coin)), [1, 2, 4, 7, 8]);
    /// ```
    pub fn value(self, coin: u64) -> u64 {
        let value = match self {
            CoinGame::TurningTurtles => coin.checked_add(1),
            CoinGame::MockTurtles => coin.checked_mul(2).map(|n| n + u64::from(coin.count_ones() % 2 == 0)),
            CoinGame::Ruler => coin.checked_add(1).map(|n| 1 << n.trailing_zeros()),
            CoinGame::Twins => Some(coin),
        };
        value.unwrap_or_else(|| panic!("coin {} is too far right", coin))
    }

    /// All turns with the rightmost coin `coin`, whatever the others show.
    ///
    /// ```
    /// use grundy::coin_turning::CoinGame;
    /// assert_eq!(CoinGame::Ruler.turns(2).collect::<Vec<_>>(), [vec![2], vec![2, 1], vec![2, 1, 0]]);
    /// ```
    pub fn turns(self, coin: u64) -> Box<dyn Iterator<Item = Turn>> {
        let one = std::iter::once(vec![coin]);
        let two = (0..coin).map(move |second| vec![coin, second]);
        let three = (0..coin).flat_map(move |second| (0..second).map(move |third| vec![coin, second, third]));
        match self {
            CoinGame::TurningTurtles => Box::new(one.chain(two)),
            CoinGame::MockTurtles => Box::new(one.chain(two).chain(three)),
            CoinGame::Ruler => Box::new((0..=coin).rev().map(move |last| (last..=coin).rev().collect())),
            CoinGame::Twins => Box::new(two),
        }
    }

    /// The turns with the rightmost coin `coin` that change the Grundy value of the position by
    /// `change` (as a xor).
    ///
    /// ```
    /// use grundy::coin_turning::CoinGame;
    /// assert_eq!(CoinGame::MockTurtles.turns_by(3, 7 ^ 2).collect::<Vec<_>>(), [[3, 1]]);
    /// ```
    pub fn turns_by(self, coin: u64, change: u64) -> Box<dyn Iterator<Item = Turn>> {
        let others = change ^ self.value(coin); // the value of the other coins of the turn
        let one = if others == 0 { Some(vec![coin]) } else { None };
        let two = |second: u64| if second < coin { Some(vec![coin, second]) } else { None };
        let at_most_one = match self {
            CoinGame::TurningTurtles if others > 0 => two(others - 1),
            CoinGame::MockTurtles if others.count_ones() % 2 == 1 => two(others / 2),
            CoinGame::MockTurtles if others > 0 => {
                return Box::new((0..coin).filter_map(move |second| {
                    let third = (self.value(second) ^ others) / 2;
                    if third < second { Some(vec![coin, second, third]) } else { None }
                }));
            }
            CoinGame::TurningTurtles | CoinGame::MockTurtles => one,
            CoinGame::Ruler => {
                // The values of the first n coins add up to the Gray code of n, n ^ n >> 1.
                let last = from_gray((coin + 1) ^ (coin + 1) >> 1 ^ change);
                if last <= coin { Some((last..=coin).rev().collect()) } else { None }
            }
            CoinGame::Twins => two(others),
        };
        Box::new(at_most_one.into_iter())
    }
}

/// The Grundy value of a position.
///
/// ```
/// use grundy::coin_turning::{grundy, CoinGame};
/// assert_eq!(grundy(CoinGame::MockTurtles, &[0, 1, 2, 3, 3]), 0);
/// ```
pub fn grundy(game: CoinGame, heads: &[u64]) -> u64 {
    sum::grundy(distinct(heads).map(|head| game.value(head)))
}

/// Whether the player to move wins.
///
/// ```
/// use grundy::coin_turning::{first_player_wins, CoinGame};
/// assert!(!first_player_wins(CoinGame::Twins, &[0])); // nothing to turn with it
/// ```
pub fn first_player_wins(game: CoinGame, heads: &[u64]) -> bool {
    grundy(game, heads) != 0
}

/// All winning moves, by their rightmost coin in the order of the heads; `rest` is the value of the
/// rest of a sum (0 if none).
///
/// ```
/// use grundy::coin_turning::{winning_moves, CoinGame};
/// assert_eq!(winning_moves(CoinGame::TurningTurtles, &[4, 6], 0).next(), Some(vec![6, 4]));
/// ```
pub fn winning_moves(game: CoinGame, heads: &[u64], rest: u64) -> impl Iterator<Item = Turn> + '_ {
    let value = grundy(game, heads) ^ rest;
    let heads = distinct(heads).filter(move |_| value != 0);
    heads.flat_map(move |head| game.turns_by(head, value))
}

/// The items without repetitions.
///
/// ```
/// assert!(grundy::coin_turning::distinct(&[3, 1, 3]).eq([3, 1]));
/// ```
pub fn distinct<T: Copy + Ord>(items: &[T]) -> impl Iterator<Item = T> + '_ {
    let mut seen = BTreeSet::new();
    items.iter().copied().filter(move |&item| seen.insert(item))
}

/// The number whose Gray code it is: the xor of all its shifts.
fn from_gray(code: u64) -> u64 {
    [1, 2, 4, 8, 16, 32].iter().fold(code, |n, shift| n ^ n >> shift)
}
