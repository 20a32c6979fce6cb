//! A black and a white piece in each row; a move slides an own piece, also back; the last to move wins.

use crate::prelude::*;
use itertools::Itertools;
use std::collections::HashMap;

/// Cases `n m` and n lines of two columns, with blank lines between them, to the end.
pub fn generate(random: &mut Rng) -> String {
    let mut text = String::new();
    for _ in 0..random.usize(1..=3) {
        let (n, m) =
            [(1, random.u32(2..=7)), (2, random.u32(2..=4)), (3, random.u32(2..=3))][random.usize(..3)];
        text += &format!("{n} {m}\n");
        for _ in 0..n {
            let (black, step) = (random.u32(0..m), random.u32(1..m));
            text += &format!("{} {}\n", black + 1, (black + step) % m + 1);
        }
        text += ["", "\n", "\n\n"][random.usize(..3)];
    }
    text
}

/// Retrograde analysis of all boards of that size, each as the player to move sees it.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n, m]) = input.until_end::<u32, 2>()? {
        let start = (0..n).map(|_| input.array::<u32, 2>()).collect::<Result<Vec<_>, _>>()?;
        let row = (1..=m).permutations(2).map(|pair| [pair[0], pair[1]]).collect_vec();
        let boards = (0..n).map(|_| row.iter().copied()).multi_cartesian_product().collect_vec();
        let mut wins = HashMap::new();
        while !wins.contains_key(&start) {
            let open = boards.iter().filter(|&board| !wins.contains_key(board)).collect_vec();
            for board in open {
                let after = moves(board, m).iter().map(|after| wins.get(after).copied()).collect_vec();
                if after.contains(&Some(false)) {
                    wins.insert(board.clone(), true);
                } else if after.iter().all(|&after| after == Some(true)) {
                    wins.insert(board.clone(), false);
                }
            }
        }
        out.line(if wins[&start] { "I WIN!" } else { "BAD LUCK!" });
    }
    Ok(())
}

/// Every move; the pieces then change places, for it is the other's turn.
fn moves(board: &[[u32; 2]], m: u32) -> Vec<Vec<[u32; 2]>> {
    let mut moves = Vec::new();
    for (row, &[own, other]) in board.iter().enumerate() {
        for to in (1..=m).filter(|&to| to != own && to != other && (to < other) == (own < other)) {
            let mut after = board.iter().map(|&[own, other]| [other, own]).collect_vec();
            after[row] = [other, to];
            moves.push(after);
        }
    }
    moves
}
