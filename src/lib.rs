//! Impartial combinatorial games for online judges: one file, one idea, ready to paste.
//!
//! The Sprague–Grundy theorem: every position of a finite game in which both players have the same moves, and in
//! which a player who cannot move loses, equals a nim-heap. Its size is the *Grundy value*: the mex (least missing
//! number) of the values one move leads to. A sum of games has the xor of their values, and the player to move
//! loses exactly at value 0.

// Leaves, used by the others.
pub mod bits;
pub mod fx;
pub mod mex;
pub mod scan;

// Sums of games.
pub mod anti_sg;
pub mod every_sg;
pub mod misere;
pub mod multi_sg;
pub mod selective;
pub mod sum;

// Engines: a heap table, any hashable state, an explicit graph, a board.
pub mod bitboard;
pub mod block_board;
pub mod board;
pub mod board_cells;
pub mod board_king;
pub mod board_memo;
pub mod board_solver;
pub mod board_symmetry;
pub mod dag;
pub mod outcome;
pub mod period;
pub mod placements;
pub mod polyomino;
pub mod retrograde;
pub mod sg_dfs;
pub mod sg_sieve;
pub mod sg_table;
pub mod sparse;
pub mod take_and_break;
pub mod word;

// Named games.
pub mod bash;
pub mod bipartite_matching;
pub mod chomp;
pub mod coin_turning;
pub mod cutting;
pub mod distinct_numbers;
pub mod divisors;
pub mod euclid;
pub mod fibonacci_nim;
pub mod filling_boxes;
pub mod geography;
pub mod grundys_game;
pub mod hackenbush;
pub mod hackenbush_tree;
pub mod halving;
pub mod kayles;
pub mod king;
pub mod lasker;
pub mod loopy;
pub mod matching;
pub mod merging_nim;
pub mod moore;
pub mod multiplication;
pub mod nim;
pub mod nimber;
pub mod nimber_batch;
pub mod nimber_log;
pub mod nimber_roots;
pub mod no_repeat_nim;
pub mod northcott;
pub mod octal;
pub mod pair_split;
pub mod sequential_nim;
pub mod staircase;
pub mod take_range;
pub mod tartan;
pub mod treblecross;
pub mod two_ended_nim;
pub mod walk_table;
pub mod walks;
pub mod wythoff;
