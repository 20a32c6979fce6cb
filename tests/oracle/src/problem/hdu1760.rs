//! A board with holes; players alternately place a 2x2 block; a player who cannot move loses. Cases
//! to the end of the file.

use crate::prelude::*;

/// Per case `N M` and the board; boards of at most 20 cells.
pub fn generate(random: &mut Rng) -> String {
    (0..random.usize(1..=5)).map(|_| board(random)).collect()
}

/// Tries every placement on the whole board.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([rows, columns]) = input.until_end()? {
        let grid = input.grid(rows, columns)?;
        out.line(if Naive::new(|board: &Vec<Vec<u8>>| options(board)).wins(&grid) { "Yes" } else { "No" });
    }
    Ok(())
}

/// A random board in the judge's format, its cells joined or separated by spaces.
pub fn board(random: &mut Rng) -> String {
    let rows = random.usize(1..=6);
    let columns = random.usize(1..=20 / rows);
    let (holes, gap) = (random.f32() / 2.0, if random.bool() { "" } else { " " });
    let mut text = format!("{rows} {columns}\n");
    for _ in 0..rows {
        let cells: Vec<&str> = (0..columns).map(|_| if random.f32() < holes { "1" } else { "0" }).collect();
        text += &format!("{}\n", cells.join(gap));
    }
    text
}

/// The boards after one more block.
pub fn options(board: &[Vec<u8>]) -> Vec<Vec<Vec<u8>>> {
    let mut options = Vec::new();
    for row in 1..board.len() {
        for column in 1..board[0].len() {
            let block = [(row - 1, column - 1), (row - 1, column), (row, column - 1), (row, column)];
            if block.iter().all(|&(r, c)| board[r][c] == b'0') {
                let mut option = board.to_vec();
                block.iter().for_each(|&(r, c)| option[r][c] = b'1');
                options.push(option);
            }
        }
    }
    options
}
