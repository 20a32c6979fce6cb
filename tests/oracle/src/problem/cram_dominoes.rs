//! A board with holes; players alternately place a domino, in either direction; the player who
//! cannot move loses.

use crate::hdu1760::board;
use crate::prelude::*;

/// `N M`, then the board, per case; boards of at most 20 cells.
pub fn generate(random: &mut Rng) -> String {
    (0..random.usize(1..=3)).map(|_| board(random)).collect()
}

/// Every placement on the whole board.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([rows, columns]) = input.until_end()? {
        let grid = input.grid(rows, columns)?;
        let wins = Naive::new(|board: &Vec<Vec<u8>>| options(board)).wins(&grid);
        out.line(if wins { "First" } else { "Second" });
    }
    Ok(())
}

/// The boards after one domino.
fn options(board: &[Vec<u8>]) -> Vec<Vec<Vec<u8>>> {
    let mut options = Vec::new();
    for (row, column) in (0..board.len()).flat_map(|row| (0..board[0].len()).map(move |column| (row, column)))
    {
        for (r, c) in [(row + 1, column), (row, column + 1)] {
            let inside = r < board.len() && c < board[0].len();
            if inside && board[row][column] == b'0' && board[r][c] == b'0' {
                let mut option = board.to_vec();
                option[row][column] = b'1';
                option[r][c] = b'1';
                options.push(option);
            }
        }
    }
    options
}
