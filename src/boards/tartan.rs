//! Products of coin-turning games: lights on a grid; a move toggles the crossings of a turn of
//! columns and a turn of rows.
//!
//! - **Rules**: a move chooses a turn of one game along the x axis and a turn of another along the
//!   y axis, and toggles every cell in which they cross; the cell with the greatest x and y goes
//!   off. The player who cannot move loses.
//! - **Input**: the lights that are on, cells (x, y) counted from 0; one that is named twice counts
//!   once.
//! - **Theorem**: Tartan theorem: the cell (x, y) has the nim product of the values of x and y in
//!   the two games.
//! - **Time**: O(l log l) for l lights after the tables of `nimber`; for the winning moves also
//!   O(1) plus the toggled cells for every turn along x.
//! - **Source**: H. W. Lenstra, Nim multiplication (1978); Winning Ways, chapter 14.
//! - **Needs**: `coin_turning`, `nimber`, `sum`.
//! - **Checked**: against the naive solver for all pairs of the four games on grids of 1 x 5, 2 x 3
//!   and 4 x 2 cells (`prove_`: five grids of up to 12 cells), with all winning moves.

use crate::coin_turning::CoinGame;
use crate::coin_turning::distinct;
use crate::nimber::Nimbers;
use crate::sum;

/// The Grundy value of the lights that are on; `games` are along x and along y.
///
/// ```
/// use grundy::coin_turning::CoinGame::TurningTurtles;
/// use grundy::nimber::Nimbers;
/// // Corners of rectangles: one light at (1, 1) is the nim product 2 * 2.
/// assert_eq!(grundy::tartan::grundy(&Nimbers::new(), [TurningTurtles; 2], &[(1, 1)]), 3);
/// ```
pub fn grundy(nimbers: &Nimbers, games: [CoinGame; 2], lights: &[(u64, u64)]) -> u64 {
    let value = |(x, y)| nimbers.product(games[0].value(x), games[1].value(y));
    sum::grundy(distinct(lights).map(value))
}

/// Whether the player to move wins.
///
/// ```
/// use grundy::coin_turning::CoinGame::TurningTurtles;
/// use grundy::nimber::Nimbers;
/// assert!(!grundy::tartan::first_player_wins(&Nimbers::new(), [TurningTurtles; 2], &[(0, 1), (1, 0)]));
/// ```
pub fn first_player_wins(nimbers: &Nimbers, games: [CoinGame; 2], lights: &[(u64, u64)]) -> bool {
    grundy(nimbers, games, lights) != 0
}

/// All winning moves, each as the cells it toggles, by the light that goes off in the order of the
/// lights; `rest` is the value of the rest of a sum (0 if none).
///
/// ```
/// use grundy::coin_turning::CoinGame::TurningTurtles;
/// use grundy::nimber::Nimbers;
/// let nimbers = Nimbers::new();
/// let mut moves = grundy::tartan::winning_moves(&nimbers, [TurningTurtles; 2], &[(1, 1), (0, 0)], 0);
/// assert_eq!(moves.next(), Some(vec![(1, 1), (1, 0), (0, 1), (0, 0)]));
/// ```
pub fn winning_moves<'a>(
    nimbers: &'a Nimbers,
    games: [CoinGame; 2],
    lights: &'a [(u64, u64)],
    rest: u64,
) -> impl Iterator<Item = Vec<(u64, u64)>> + 'a {
    let value = grundy(nimbers, games, lights) ^ rest;
    let lights = distinct(lights).filter(move |_| value != 0);
    lights.flat_map(move |(x, y)| {
        games[0].turns(x).flat_map(move |across| {
            let change = sum::grundy(across.iter().map(|&x| games[0].value(x)));
            // A turn changes the value of its game, so there is an inverse.
            let wanted = nimbers.inverse(change).map(|inverse| nimbers.product(value, inverse));
            let down = wanted.into_iter().flat_map(move |wanted| games[1].turns_by(y, wanted));
            down.map(move |down| across.iter().flat_map(|&x| down.iter().map(move |&y| (x, y))).collect())
        })
    })
}
