//! One integration crate: each module says in one line what belongs there.
#![allow(clippy::incompatible_msrv, reason = "tests run here, not on a judge")]

/// The repository; cargo runs tests in the folder of their package.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// Bash's game: values, moves, raises.
mod bash;
/// The facade over bitvec and its twin.
mod bits;
/// 2x2 blocks on small boards.
mod block_board;
/// Placement games: bit boards, the solver, the template.
mod board;
/// Chomp within small bars.
mod chomp;
/// Rows of coins, and their products on grids.
mod coin_turning;
/// Cutting paper.
mod cutting;
/// Graphs without cycles.
mod dag;
/// The largest of distinct numbers shrinks.
mod distinct_numbers;
/// Subtracting divisors, or going on with one.
mod divisors;
/// Euclid's game.
mod euclid;
/// Moving in every game at once.
mod every_sg;
/// Fibonacci Nim and Zeckendorf's sums.
mod fibonacci_nim;
/// The facade over rustc-hash and its twin.
mod fx;
/// Matchings, and the walk that never returns.
mod geography;
/// Graphs, and a small stack, for the tests of the engines.
mod graphs;
/// Green Hackenbush on trees and graphs.
mod hackenbush;
/// The games that the theory is usually introduced with.
mod introduction;
/// The king's walk.
mod king;
/// Sums of games with cycles.
mod loopy;
/// Taking single stones and merging piles.
mod merging_nim;
/// The mex of an iterator and the stamp buffer.
mod mex;
/// Misère Nim, the SJ theorem and its condition.
mod misere;
/// Moore's Nim_k and its many winning moves.
mod moore;
/// The multiplication game.
mod multiplication;
/// Nim and its winning moves.
mod nim;
/// Nimbers: products one by one and in batches, the other operations, logarithms.
mod nimber;
/// Northcott's game, against retrograde analysis.
mod northcott;
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
/// Every problem on its samples.
mod samples;
/// Judge input and output.
mod scan;
/// Selective sums: any number of the games at once.
mod selective;
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
/// Staircase Nim, non-decreasing piles and tokens on a strip.
mod staircase;
/// Sums of games by Grundy values.
mod sum;
/// The fast table of splitting games.
mod take_and_break;
/// Bash's game with a least take, and with a last stone that loses.
mod take_range;
/// The conventions of CONTRIBUTING.md.
mod tidy;
/// Nim with the piles in a row, from both ends.
mod two_ended_nim;
/// Grundy values on a board by leaps and rides.
mod walk_table;
/// Rook, bishop, knight and corner cut; king and queen against the table.
mod walks;
/// Wythoff's game and r-Wythoff.
mod wythoff;
