//! The few pieces that decide which anchors are of use and which belong together.
//!
//! Where a run of five cells fits, runs of two fit as well, and they already use and link all five.
//! So of all runs only the shortest matter to what remains after a move, however many there are:
//! a piece is *implied* when smaller ones that fit inside it use the anchors it needs, clear
//! the anchors it clears, and hang together by anchors it needs.

use super::piece::{Offset, Piece};
use std::collections::BTreeSet;

/// The pieces that are not implied by others, in the order given.
pub(crate) fn essential(pieces: &[Piece]) -> Vec<usize> {
    let mut by_size: Vec<usize> = (0..pieces.len()).collect();
    by_size.sort_by_key(|&i| pieces[i].need.len());
    let mut kept: Vec<usize> = Vec::new();
    for i in by_size {
        if !is_implied(&pieces[i], kept.iter().map(|&k| &pieces[k])) {
            kept.push(i);
        }
    }
    kept.sort_unstable();
    kept
}

fn is_implied<'a>(piece: &Piece, others: impl Iterator<Item = &'a Piece>) -> bool {
    let need: BTreeSet<Offset> = piece.need.iter().copied().collect();
    let mut inside: Vec<Piece> = others.flat_map(|other| placed_inside(other, &need)).collect();
    let used: BTreeSet<Offset> = inside.iter().flat_map(|other| other.need.iter().copied()).collect();
    let Some(first) = inside.pop() else { return false };
    let mut reached: BTreeSet<Offset> = first.clear.into_iter().collect();
    loop {
        let before = inside.len();
        inside.retain(|other| {
            // Only an anchor the piece needs is sure to be there, and so to link the two.
            let linked = other.clear.iter().any(|cell| need.contains(cell) && reached.contains(cell));
            if linked {
                reached.extend(&other.clear);
            }
            !linked
        });
        if inside.len() == before {
            return need == used && piece.clear.iter().all(|cell| reached.contains(cell));
        }
    }
}

/// The translates of a piece that fit wherever these anchors are there.
fn placed_inside(piece: &Piece, anchors: &BTreeSet<Offset>) -> Vec<Piece> {
    let moved = |cells: &[Offset], (row, column): Offset| -> Vec<Offset> {
        cells.iter().map(|&(r, c)| (r + row, c + column)).collect()
    };
    let mut placed = Vec::new();
    for anchor in anchors {
        let by = (anchor.0 - piece.need[0].0, anchor.1 - piece.need[0].1);
        let need = moved(&piece.need, by);
        if need.iter().all(|cell| anchors.contains(cell)) {
            placed.push(Piece { need, clear: moved(&piece.clear, by) });
        }
    }
    placed
}

#[cfg(test)]
mod tests {
    use super::super::piece::pieces;
    use super::*;

    #[test]
    fn long_pieces_are_implied_by_short_ones() {
        let runs: Vec<String> = (1..=128).rev().map(|n| "#".repeat(n)).collect();
        let runs: Vec<&str> = runs.iter().map(String::as_str).collect();
        assert_eq!(essential(&pieces(&runs).1), [126, 127], "of two cells and of one");
        assert_eq!(essential(&pieces(&["##/##", "###/##.", "###/###/###"]).1), [0, 1]);
        assert_eq!(essential(&pieces(&["##/##", "###/###/###", "##/##/##"]).1), [0]);
        assert_eq!(essential(&pieces(&["##", "##", "#/#"]).1), [0, 2], "one of two equal ones");
    }

    #[test]
    fn what_is_not_linked_by_short_pieces_is_essential() {
        assert_eq!(essential(&pieces(&["#", "##"]).1), [0, 1]);
        assert_eq!(essential(&pieces(&["##", "##.##"]).1), [0, 1]);
        assert_eq!(essential(&pieces(&["#/#", "##", "####"]).1), [0, 1], "three dominoes overlap");
        assert_eq!(essential(&pieces(&["#.#", "#.#.#", "#...#"]).1), [0, 2]);
    }
}
