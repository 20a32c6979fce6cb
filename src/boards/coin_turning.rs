//! Coin turning: coins in a row; a move turns some over, the rightmost of them from heads to tails.
//!
//! - **Rules**: turning turtles: one or two coins; mock turtles: one, two or three; ruler: any
//!   number in a row without gaps; twins: exactly two. Who cannot move loses.
//! - **Theorem**: a position is the sum of its heads, each alone. Coins counted from 0, coin n has
//!   the value n + 1 in turning turtles, the n-th number with an odd number of ones in mock
//!   turtles, the greatest power of 2 that divides n + 1 in ruler, n in twins.
//! - **Time**: O(h log h) for h heads; winning moves O(1) per head, in mock turtles O(n) for head
//!   n.
//! - **Source**: H. W. Lenstra, Nim multiplication (1978); Winning Ways, chapter 14.
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver on all rows of up to 8 coins (`prove_`: 12), with all
//!   winning moves.

/// Which coins a move may turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Game {
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
///
/// ```
/// use grundy::coin_turning::{winning_moves, Game, Turn};
/// let first: Option<Turn> = winning_moves(Game::Twins, &[3, 5]).next();
/// assert_eq!(first, Some(vec![5, 3]));
/// ```
pub type Turn = Vec<u64>;

impl Game {
    /// The Grundy value of a single head at `coin`, counted from 0; below 2^63 in mock turtles,
    /// 2^64 - 1 else.
    ///
    /// ```
    /// use grundy::coin_turning::Game;
    /// assert_eq!([0, 1, 2, 3, 4].map(|coin| Game::MockTurtles.value(coin)), [1, 2, 4, 7, 8]);
    /// ```
    pub fn value(self, coin: u64) -> u64 {
        match self {
            Game::TurningTurtles => coin + 1,
            Game::MockTurtles => 2 * coin + u64::from(coin.count_ones() % 2 == 0),
            Game::Ruler => 1 << (coin + 1).trailing_zeros(),
            Game::Twins => coin,
        }
    }

    /// All turns with the rightmost coin `coin`, whatever shows on the others.
    ///
    /// ```
    /// use grundy::coin_turning::Game;
    /// assert_eq!(Game::Ruler.turns(2).collect::<Vec<_>>(), [vec![2], vec![2, 1], vec![2, 1, 0]]);
    /// ```
    pub fn turns(self, coin: u64) -> Box<dyn Iterator<Item = Turn>> {
        let one = std::iter::once(vec![coin]);
        let two = (0..coin).map(move |second| vec![coin, second]);
        match self {
            Game::TurningTurtles => Box::new(one.chain(two)),
            Game::MockTurtles => Box::new(one.chain(two).chain(
                (0..coin).flat_map(move |second| (0..second).map(move |third| vec![coin, second, third])),
            )),
            Game::Ruler => Box::new((0..=coin).rev().map(move |last| (last..=coin).rev().collect())),
            Game::Twins => Box::new(two),
        }
    }

    /// Those turns of rightmost coin `coin` that change the Grundy value of the position by
    /// `change` (as a xor).
    ///
    /// ```
    /// use grundy::coin_turning::Game;
    /// assert_eq!(Game::MockTurtles.turns_by(3, 7 ^ 2).collect::<Vec<_>>(), [[3, 1]]);
    /// ```
    pub fn turns_by(self, coin: u64, change: u64) -> Box<dyn Iterator<Item = Turn>> {
        let rest = change ^ self.value(coin);
        let one = (rest == 0).then(|| vec![coin]).into_iter();
        let two = move |second: u64| (second < coin).then(|| vec![coin, second]).into_iter();
        match self {
            Game::TurningTurtles if rest > 0 => Box::new(two(rest - 1)),
            Game::TurningTurtles => Box::new(one),
            Game::MockTurtles if rest.count_ones() % 2 == 1 => Box::new(two(rest / 2)),
            Game::MockTurtles if rest > 0 => Box::new((0..coin).filter_map(move |second| {
                let third = (self.value(second) ^ rest) / 2;
                (third < second).then(|| vec![coin, second, third])
            })),
            Game::MockTurtles => Box::new(one),
            Game::Ruler => {
                // The values of the first n coins make the Gray code of n.
                let tails = from_gray(gray(coin + 1) ^ change);
                Box::new((tails <= coin).then(|| (tails..=coin).rev().collect()).into_iter())
            }
            Game::Twins => Box::new(two(rest)),
        }
    }
}

/// The Grundy value of a position: the xor over the heads; a coin that is named twice is one coin.
///
/// ```
/// use grundy::coin_turning::{grundy, Game};
/// assert_eq!(grundy(Game::MockTurtles, &[0, 1, 2, 3, 3]), 0);
/// ```
pub fn grundy(game: Game, heads: &[u64]) -> u64 {
    distinct(heads).into_iter().fold(0, |sum, head| sum ^ game.value(head))
}

/// Whether the player to move wins.
///
/// ```
/// use grundy::coin_turning::{first_player_wins, Game};
/// assert!(!first_player_wins(Game::Twins, &[0])); // nothing to turn with it
/// ```
pub fn first_player_wins(game: Game, heads: &[u64]) -> bool {
    grundy(game, heads) != 0
}

/// All winning moves, by their rightmost coin.
///
/// ```
/// use grundy::coin_turning::{winning_moves, Game};
/// assert_eq!(winning_moves(Game::TurningTurtles, &[4, 6]).collect::<Vec<_>>(), [[6, 4]]);
/// ```
pub fn winning_moves(game: Game, heads: &[u64]) -> impl Iterator<Item = Turn> {
    let value = grundy(game, heads);
    let heads = if value == 0 { Vec::new() } else { distinct(heads) };
    heads.into_iter().flat_map(move |head| game.turns_by(head, value))
}

fn distinct(heads: &[u64]) -> Vec<u64> {
    let mut heads = heads.to_vec();
    heads.sort_unstable();
    heads.dedup();
    heads
}

fn gray(n: u64) -> u64 {
    n ^ n >> 1
}

fn from_gray(code: u64) -> u64 {
    [1, 2, 4, 8, 16, 32].iter().fold(code, |n, shift| n ^ n >> shift)
}
