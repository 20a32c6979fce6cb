//! One integration crate: each module says in one line what belongs there.

/// The facade over bitvec and its twin.
mod bits;
/// The facade over rustc-hash and its twin.
mod fx;
/// The mex of an iterator and the stamp buffer.
mod mex;
/// Proven periods of sequences.
mod period;
/// Heaps with a set of takes: table, sieve, period, moves.
mod sg_table;
