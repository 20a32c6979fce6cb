//! # BZOJ 3106: Qi Pan You Xi (a game on a chessboard, CQOI 2013)
//!
//! - **Source**: <https://www.lydsy.com/JudgeOnline/problem.php?id=3106>
//! - **Limits**: 10 s, 128 MB (from a mirror)
//! - **Idea**: both pieces can go back and forth, so analyse the graph of positions backwards: a
//!   vertex is the two squares and the player to move, and a capture ends the game.
//! - **Template**: `retrograde`

use grundy::retrograde::{self, Outcome};
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, r1, c1, r2, c2] = input.array::<usize, 5>()?;
    input.within(&[n, r1, c1, r2, c2], 1..=20)?;
    input.within(&[r1, c1, r2, c2], 1..=n)?;
    let squares = n * n;
    let go = |square: usize, farthest: usize| {
        let (row, column) = (square / n, square % n);
        (1..=farthest).flat_map(move |by| {
            let up = row.checked_sub(by).map(|row| row * n + column);
            let left = column.checked_sub(by).map(|column| row * n + column);
            let down = Some((row + by) * n + column).filter(|_| row + by < n);
            let right = Some(row * n + column + by).filter(|_| column + by < n);
            up.into_iter().chain(left).chain(down).chain(right)
        })
    };
    // Vertex 2 * (white * squares + black) is white to move, the one after it black to move.
    let graph: Vec<Vec<usize>> = (0..2 * squares * squares)
        .map(|v| match (v / 2 / squares, v / 2 % squares, v % 2) {
            (white, black, _) if white == black => vec![],
            (white, black, 0) => go(white, 1).map(|to| 2 * (to * squares + black) + 1).collect(),
            (white, black, _) => go(black, 2).map(|to| 2 * (white * squares + to)).collect(),
        })
        .collect();
    let square = |row, column| (row - 1) * n + column - 1;
    match retrograde::outcomes(&graph)[2 * (square(r1, c1) * squares + square(r2, c2))] {
        (Outcome::Win, moves) => out.line(format!("WHITE {moves}")),
        (Outcome::Loss, moves) => out.line(format!("BLACK {moves}")),
        (Outcome::Draw, _) => out.line("DRAW"),
    }
    Ok(())
}
