//! A move blackens a white cell and its diagonal or diagonals up to the next black cell or the
//! border.

use crate::prelude::*;
use itertools::iproduct;

/// `n m`, then the board.
pub fn generate(random: &mut Rng) -> String {
    let (n, m) = (random.usize(1..=4), random.usize(1..=3));
    let row = |random: &mut Rng| {
        (0..m).map(|_| *random.choice(b"LRX").unwrap_or(&b'X') as char).collect::<String>()
    };
    (0..n).fold(format!("{n} {m}\n"), |text, _| text + &row(random) + "\n")
}

/// Tries every cell; bit i * m + j is set when the cell is black.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, m] = input.array::<i32, 2>()?;
    let board = input.grid(n as usize, m as usize)?;
    let bit = |i: i32, j: i32| 1u32 << (i * m + j);
    let mut game = Naive::new(|&black: &u32| {
        let white = |i: i32, j: i32| (0..n).contains(&i) && (0..m).contains(&j) && black & bit(i, j) == 0;
        let blackened = |(i, j): (i32, i32)| {
            let directions: &[(i32, i32)] = match board[i as usize][j as usize] {
                b'L' => &[(1, -1), (-1, 1)],
                b'R' => &[(-1, -1), (1, 1)],
                _ => &[(1, -1), (-1, 1), (-1, -1), (1, 1)],
            };
            directions.iter().fold(black | bit(i, j), |after, &(down, right)| {
                let ray = (1..).map(|k| (i + k * down, j + k * right)).take_while(|&(i, j)| white(i, j));
                ray.fold(after, |after, (i, j)| after | bit(i, j))
            })
        };
        iproduct!(0..n, 0..m).filter(|&(i, j)| white(i, j)).map(blackened).collect()
    });
    out.line(if game.wins(&0) { "WIN" } else { "LOSE" });
    Ok(())
}
