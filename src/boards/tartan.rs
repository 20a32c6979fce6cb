//! Products of coin-turning games: lights on a grid, a move toggles the crossings of a row turn and
//! a column turn.
//!
//! - **Rules**: a move chooses a turn of the one game along the x axis and a turn of the other
//!   along the y axis and toggles every cell in which they cross; the cell with the greatest x and
//!   y goes off. Who cannot move loses.
//! - **Theorem**: Tartan theorem: the cell (x, y) has the nim product of the values of x and y in
//!   the two games.
//! - **Time**: O(1) per light after the tables of `nimber`; the winning moves O(1) per turn of the
//!   game along x.
//! - **Source**: H. W. Lenstra, Nim multiplication (1978); Winning Ways, chapter 14.
//! - **Needs**: `coin_turning`, `nimber`.
//! - **Checked**: against the naive solver for all pairs of the four games on grids of up to 8
//!   cells (`prove_`: 12), with all winning moves.

use crate::coin_turning::Game;
use crate::nimber::Nimbers;

/// The Grundy value of the lights that are on, distinct cells (x, y) counted from 0; `games` are
/// along x and along y.
///
/// ```
/// use grundy::coin_turning::Game::TurningTurtles;
/// use grundy::nimber::Nimbers;
/// // Corners of rectangles: one light at (1, 1) is the nim product 2 * 2.
/// assert_eq!(grundy::tartan::grundy(&Nimbers::new(), [TurningTurtles; 2], &[(1, 1)]), 3);
/// ```
pub fn grundy(nimbers: &Nimbers, games: [Game; 2], lights: &[(u64, u64)]) -> u64 {
    let value = |x, y| nimbers.product(games[0].value(x), games[1].value(y));
    lights.iter().fold(0, |sum, &(x, y)| sum ^ value(x, y))
}

/// Whether the player to move wins.
///
/// ```
/// use grundy::coin_turning::Game::TurningTurtles;
/// use grundy::nimber::Nimbers;
/// assert!(!grundy::tartan::first_player_wins(&Nimbers::new(), [TurningTurtles; 2], &[(0, 1), (1, 0)]));
/// ```
pub fn first_player_wins(nimbers: &Nimbers, games: [Game; 2], lights: &[(u64, u64)]) -> bool {
    grundy(nimbers, games, lights) != 0
}

/// All winning moves, each as the cells it toggles, by the light that goes off.
///
/// ```
/// use grundy::coin_turning::Game::TurningTurtles;
/// use grundy::nimber::Nimbers;
/// let nimbers = Nimbers::new();
/// let mut moves = grundy::tartan::winning_moves(&nimbers, [TurningTurtles; 2], &[(1, 1), (0, 0)]);
/// assert_eq!(moves.next(), Some(vec![(1, 1), (1, 0), (0, 1), (0, 0)]));
/// ```
pub fn winning_moves<'a>(
    nimbers: &'a Nimbers,
    games: [Game; 2],
    lights: &'a [(u64, u64)],
) -> impl Iterator<Item = Vec<(u64, u64)>> + 'a {
    let value = grundy(nimbers, games, lights);
    let lights = if value == 0 { &[] } else { lights };
    lights.iter().flat_map(move |&(x, y)| {
        games[0].turns(x).flat_map(move |across| {
            let change = across.iter().fold(0, |sum, &x| sum ^ games[0].value(x));
            // A turn changes the value of its game, so there is an inverse.
            let wanted = nimbers.inverse(change).map(|inverse| nimbers.product(value, inverse));
            let down = wanted.into_iter().flat_map(move |wanted| games[1].turns_by(y, wanted));
            down.map(move |down| across.iter().flat_map(|&x| down.iter().map(move |&y| (x, y))).collect())
        })
    })
}
