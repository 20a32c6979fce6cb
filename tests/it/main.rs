//! One integration crate: each module says in one line what belongs there.

/// Euclid's game.
mod euclid;
/// Fibonacci Nim and Zeckendorf's sums.
mod fibonacci_nim;
/// The mex of an iterator and the stamp buffer.
mod mex;
/// Nim and its winning moves.
mod nim;
/// Northcott's game, against retrograde analysis.
mod northcott;
/// Staircase Nim, non-decreasing piles and tokens on a strip.
mod staircase;
/// Sums of games by Grundy values.
mod sum;
/// Bash's game with a least take, and with a last stone that loses.
mod take_range;
/// Wythoff's game and r-Wythoff.
mod wythoff;
