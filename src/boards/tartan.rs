//! Products of coin-turning games: lights on a grid or in space; a move toggles only the crossings
//! of a turn along each axis, such as the corners of a rectangle or a box.
//!
//! - **Rules**: a move chooses a turn of a game along each axis and toggles every cell where they
//!   cross; the one with the greatest coordinates goes off. The player who cannot move loses. The
//!   corners are turning turtles along each axis; whole rectangles and boxes are `CoinGame::Ruler`.
//! - **Input**: the lights that are on; one that is named twice counts once. A game is given by its
//!   values and turns: those of `coin_turning`, `coin_table`, or any others.
//! - **Theorem**: Tartan theorem: a cell has the nim product of the values of its coordinates, each
//!   in the game along its axis. It is stated for two games; their product is a coin-turning game
//!   again, to which the next axis can be added.
//! - **Time**: O(l log l + l D) for l lights in D dimensions, after the tables of `nimber`; for the
//!   winning moves also the toggled cells for every choice of turns along all axes but the last,
//!   and the time of `turns_by`.
//! - **Source**: H. W. Lenstra, Nim multiplication (1978); Winning Ways, chapter 14.
//! - **Needs**: `coin_turning`, `nimber`, `sum`.
//! - **Checked**: against the naive solver for the closed forms and random tables on grids of up to
//!   8 cells in 1 to 4 dimensions (`prove_`: 12), and against `coin_table` on 5 x 5 and 3 x 3 x 3
//!   cells (`prove_`: 9 x 10 and 6 x 5 x 4), with all winning moves.

use crate::coin_turning::distinct;
use crate::nimber::Nimbers;
use crate::sum;
use std::iter;

/// The Grundy value of the lights that are on; `value(axis, x)` is that of a single coin at `x` in
/// the game along an axis, counted from 0.
///
/// ```
/// use grundy::coin_turning::CoinGame;
/// use grundy::nimber::Nimbers;
/// // Corners of boxes.
/// let value = |_, x| CoinGame::TurningTurtles.value(x);
/// assert_eq!(grundy::tartan::grundy(&Nimbers::new(), value, &[[1, 1, 3], [0, 0, 1]]), 12 ^ 2);
/// ```
pub fn grundy<C: Copy + Ord, V: Into<u64>, const D: usize>(
    nimbers: &Nimbers,
    value: impl Fn(usize, C) -> V,
    lights: &[[C; D]],
) -> u64 {
    let values = distinct(lights).map(|light| {
        (0..D).fold(1, |product, axis| nimbers.product(product, value(axis, light[axis]).into()))
    });
    sum::grundy(values)
}

/// Whether the player to move wins.
///
/// ```
/// use grundy::nimber::Nimbers;
/// // Corners of rectangles again: turning turtles, counted from 1, has the values x.
/// assert!(!grundy::tartan::first_player_wins(&Nimbers::new(), |_, x| x, &[[1u64, 2], [2, 1]]));
/// ```
pub fn first_player_wins<C: Copy + Ord, V: Into<u64>, const D: usize>(
    nimbers: &Nimbers,
    value: impl Fn(usize, C) -> V,
    lights: &[[C; D]],
) -> bool {
    grundy(nimbers, value, lights) != 0
}

/// All winning moves, each as the cells it toggles, by the light that goes off in the order of the
/// lights; `rest` is the value of the rest of a sum (0 if none).
///
/// `turns(axis, x)` lists the turns that the coin at `x` leads in the game along an axis, each as
/// all its coins; `turns_by(axis, x, change)` those that change the value by `change` (as a xor),
/// asked for the last axis only.
///
/// ```
/// use grundy::coin_turning::CoinGame::TurningTurtles as Game;
/// let nimbers = grundy::nimber::Nimbers::new();
/// let (value, turns) = (|_, x| Game.value(x), |_, x| Game.turns(x));
/// let turns_by = |_, x, change| Game.turns_by(x, change);
/// let mut moves = grundy::tartan::winning_moves(&nimbers, value, turns, turns_by, &[[1, 1], [0, 0]], 0);
/// assert_eq!(moves.next(), Some(vec![[1, 1], [1, 0], [0, 1], [0, 0]]));
/// ```
pub fn winning_moves<'a, C, V, T, U, const D: usize>(
    nimbers: &'a Nimbers,
    value: impl Fn(usize, C) -> V + Copy + 'a,
    turns: impl Fn(usize, C) -> T + Copy + 'a,
    turns_by: impl Fn(usize, C, u64) -> U + Copy + 'a,
    lights: &'a [[C; D]],
    rest: u64,
) -> impl Iterator<Item = Vec<[C; D]>> + 'a
where
    C: Copy + Ord + 'a,
    V: Into<u64>,
    T: IntoIterator<Item = Vec<C>> + 'a,
    U: IntoIterator<Item = Vec<C>> + 'a,
{
    let sum = grundy(nimbers, value, lights) ^ rest;
    distinct(lights).filter(move |_| sum != 0).flat_map(move |light| {
        // What the turns of the axes so far toggle, and the nim product of their changes.
        let start = iter::once((vec![light], 1));
        let mut crossings: Box<dyn Iterator<Item = (Vec<[C; D]>, u64)> + 'a> = Box::new(start);
        let last = D - 1;
        for (axis, &x) in light[..last].iter().enumerate() {
            crossings = Box::new(crossings.flat_map(move |(cells, product)| {
                turns(axis, x).into_iter().map(move |turn| {
                    let change = sum::grundy(turn.iter().map(|&x| value(axis, x)));
                    (crossed(&cells, axis, &turn), nimbers.product(product, change))
                })
            }));
        }
        crossings.flat_map(move |(cells, product)| {
            // A turn changes the value of its game, so there is an inverse.
            let wanted = nimbers.inverse(product).map(|inverse| nimbers.product(sum, inverse));
            let down = wanted.into_iter().flat_map(move |change| turns_by(last, light[last], change));
            down.map(move |turn| crossed(&cells, last, &turn))
        })
    })
}

/// The cells with each coordinate of the turn along an axis.
fn crossed<C: Copy, const D: usize>(cells: &[[C; D]], axis: usize, turn: &[C]) -> Vec<[C; D]> {
    let crossings = cells.iter().flat_map(|&cell| turn.iter().map(move |&x| (cell, x)));
    let moved = crossings.map(|(mut cell, x)| {
        cell[axis] = x;
        cell
    });
    moved.collect()
}
