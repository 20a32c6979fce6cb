//! One integration crate: each module says in one line what belongs there.

/// Bash's game: values, moves, raises.
mod bash;
/// The facade over bitvec and its twin.
mod bits;
/// Graphs without cycles.
mod dag;
/// Moving in every game at once.
mod every_sg;
/// The facade over rustc-hash and its twin.
mod fx;
/// Graphs, and a small stack, for the tests of the engines.
mod graphs;
/// The games that the theory is usually introduced with.
mod introduction;
/// The king's walk.
mod king;
/// Taking single stones and merging piles.
mod merging_nim;
/// The mex of an iterator and the stamp buffer.
mod mex;
/// Misère Nim, the SJ theorem and its condition.
mod misere;
/// The multiplication game.
mod multiplication;
/// Nim and its winning moves.
mod nim;
/// Octal and hexadecimal codes, their periods and moves.
mod octal;
/// Zermelo's definition with memory.
mod outcome;
/// Proven periods of sequences.
mod period;
/// Every problem against its brute force: random inputs, and the samples.
mod problems;
/// Graphs with cycles: win, loss, draw.
mod retrograde;
/// Kayles and treblecross.
mod rows;
/// Every problem on its samples, through `cargo oj test`.
mod samples;
/// Judge input and output.
mod scan;
/// Nim with the piles in a row, from the front.
mod sequential_nim;
/// Any game given by its moves, with and without splitting.
mod sg_dfs;
/// Heaps with a set of takes: table, sieve, period, moves.
mod sg_table;
/// Sparse spaces.
mod sparse;
/// Games that split heaps: closed forms and tables.
mod splits;
/// Sums of games by Grundy values.
mod sum;
/// The fast table of splitting games.
mod take_and_break;
/// The conventions of CONTRIBUTING.md.
mod tidy;
/// Nim with the piles in a row, from both ends.
mod two_ended_nim;
