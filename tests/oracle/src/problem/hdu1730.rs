//! A black and a white piece in each row; a move slides one of one's own pieces, backwards too;
//! whoever moves last wins.

use crate::prelude::*;
use itertools::Itertools;

/// Cases `n m` and n lines of two columns, with blank lines between them, to the end of the file.
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

/// Retrograde analysis of all boards of that size, each as the player to move sees it. The digits
/// of a board's number are its squares; numbers with two pieces on one square exist, but no board
/// leads to them.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n, m]) = input.until_end::<u32, 2>()? {
        let start = (0..n).map(|_| input.array::<u32, 2>()).collect::<Result<Vec<_>, _>>()?;
        let row = (1..=m).cartesian_product(1..=m).map(|(own, other)| [own, other]).collect_vec();
        let boards = (0..n).map(|_| row.iter().copied()).multi_cartesian_product();
        let number = |board: &[[u32; 2]]| {
            let squares = board.iter().flatten();
            squares.fold(0, |number, square| number * m as usize + *square as usize - 1)
        };
        let after = boards.map(|board| moves(&board, m).iter().map(|after| number(after)).collect_vec());
        let after = after.collect_vec();
        let (start, mut wins) = (number(&start), vec![None; after.len()]);
        while wins[start].is_none() {
            for board in 0..after.len() {
                if after[board].iter().any(|&after| wins[after] == Some(false)) {
                    wins[board] = Some(true);
                } else if after[board].iter().all(|&after| wins[after] == Some(true)) {
                    wins[board] = Some(false);
                }
            }
        }
        out.line(if wins[start] == Some(true) { "I WIN!" } else { "BAD LUCK!" });
    }
    Ok(())
}

/// Every move; then the pieces change places, because it is the other player's turn.
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
