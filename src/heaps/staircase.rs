//! Staircase Nim: stones on stairs; a move carries some of one stair's stones one stair down.
//!
//! - **Rules**: stair 0 is the ground, where stones stay. A move takes a positive number of stones
//!   from stair i >= 1 to stair i - 1. Who cannot move loses.
//! - **Theorem**: Nim with the odd stairs: stones carried from an even stair are carried on by the
//!   same number. So are games on boxes where each move leads from an odd to an even level or back,
//!   and odd boxes have a move.
//! - **Time**: O(n) for n stairs of any `u64` size.
//! - **Source**: R. Sprague, Unterhaltsame Mathematik (1961); T. S. Ferguson, Game Theory, part I,
//!   section 2.
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for up to 5 stairs with up to 8 stones together, all
//!   non-decreasing piles and tokens on a strip up to 10 (`prove_`: 6 stairs, 11 stones, 14).

/// A move: `stones` stones from stair `stair` to the one below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// From which stair, at least 1.
    pub stair: usize,
    /// How many stones.
    pub stones: u64,
}

/// The xor of the piles on odd levels: 0 exactly if the player to move loses.
///
/// Each pile is given with its level; this is the form for boxes whose moves lead from odd to even
/// levels and back.
///
/// ```
/// use grundy::staircase;
/// assert_eq!(staircase::nim_sum([(0, 9), (1, 5), (2, 7), (3, 1)]), 4);
/// ```
pub fn nim_sum(piles: impl IntoIterator<Item = (usize, u64)>) -> u64 {
    piles.into_iter().filter(|(level, _)| level % 2 == 1).fold(0, |sum, (_, stones)| sum ^ stones)
}

/// Whether the player to move wins; `stairs[0]` is the ground.
///
/// ```
/// use grundy::staircase;
/// assert!(!staircase::first_player_wins(&[4, 3, 8, 3]));
/// ```
pub fn first_player_wins(stairs: &[u64]) -> bool {
    nim_sum(stairs.iter().copied().enumerate()) != 0
}

/// All winning moves by stair, at most one from each.
///
/// ```
/// use grundy::staircase::{self, Move};
/// let mut moves = staircase::winning_moves(&[0, 5, 4]);
/// assert_eq!(moves.next(), Some(Move { stair: 1, stones: 5 }));
/// assert_eq!(moves.next(), None);
/// ```
pub fn winning_moves(stairs: &[u64]) -> impl Iterator<Item = Move> + '_ {
    let sum = nim_sum(stairs.iter().copied().enumerate());
    (1..stairs.len()).filter_map(move |stair| {
        // The odd one of the two stairs must come to its pile xor the sum.
        let stones = if stair % 2 == 1 {
            stairs[stair].checked_sub(stairs[stair] ^ sum)
        } else {
            (stairs[stair - 1] ^ sum).checked_sub(stairs[stair - 1])
        };
        stones.filter(|&stones| 0 < stones && stones <= stairs[stair]).map(|stones| Move { stair, stones })
    })
}

/// The stairs of a row of piles that must stay non-decreasing while stones are removed from one of
/// them.
///
/// A move in pile i (of n, counted from 0) is the same move on stair n - i.
///
/// # Panics
/// If the piles decrease.
///
/// ```
/// use grundy::staircase;
/// assert_eq!(staircase::from_sorted_piles(&[2, 2, 5]), [0, 3, 0, 2]);
/// ```
pub fn from_sorted_piles(piles: &[u64]) -> Vec<u64> {
    let before = std::iter::once(&0).chain(piles);
    let rises = piles.iter().zip(before).map(|(pile, before)| {
        assert!(before <= pile, "a pile of {before} before one of {pile}");
        pile - before
    });
    let mut stairs: Vec<u64> = rises.chain([0]).collect();
    stairs.reverse();
    stairs
}

/// The stairs of tokens on a strip that move left, past none and onto none; `cells` ascend, the
/// leftmost cell is 0.
///
/// A move of token i (of n, counted from 0) by k cells is a move of k stones from stair n - i.
///
/// # Panics
/// If the cells do not ascend.
///
/// ```
/// use grundy::staircase;
/// assert_eq!(staircase::from_tokens(&[0, 1, 5]), [0, 3, 0, 0]);
/// ```
pub fn from_tokens(cells: &[u64]) -> Vec<u64> {
    assert!(cells.windows(2).all(|pair| pair[0] < pair[1]), "cells must ascend");
    let free: Vec<u64> = cells.iter().zip(0..).map(|(cell, i)| cell - i).collect();
    from_sorted_piles(&free)
}
