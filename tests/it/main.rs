//! One integration crate: each module says in one line what belongs there.

/// The facade over bitvec and its twin.
mod bits;
/// The facade over rustc-hash and its twin.
mod fx;
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
/// Nimbers: products one by one and in batches, the other operations, logarithms.
mod nimber;
/// Proven periods of sequences.
mod period;
/// Nim with the piles in a row, from the front.
mod sequential_nim;
/// Heaps with a set of takes: table, sieve, period, moves.
mod sg_table;
/// Sums of games by Grundy values.
mod sum;
/// Nim with the piles in a row, from both ends.
mod two_ended_nim;
