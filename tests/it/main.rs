//! One integration crate: each module says in one line what belongs there.

/// The king's walk.
mod king;
/// Taking single stones and merging piles.
mod merging_nim;
/// The mex of an iterator and the stamp buffer.
mod mex;
/// The multiplication game.
mod multiplication;
/// Nim and its winning moves.
mod nim;
/// Nim with the piles in a row, from the front.
mod sequential_nim;
/// Sums of games by Grundy values.
mod sum;
/// Nim with the piles in a row, from both ends.
mod two_ended_nim;
