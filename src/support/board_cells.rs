//! The free cells of a board given by rows of `0` (free) and `1` (not free), as `Scan::grid` reads
//! them.
//!
//! - **Time**: O(cells).
//! - **Needs**: `scan`.
//! - **Checked**: through `board` and `block_board`; every error.
//!
//! ```
//! use grundy::board_cells::free_cells;
//! assert_eq!(free_cells(&["01", "00"]), Ok(vec![vec![true, false], vec![true, true]]));
//! assert_eq!(free_cells(&["0", "x"]).unwrap_err().0, "row 2, column 1: expected 0 or 1, found `x`");
//! ```

use crate::scan::Error;

/// Which cells are free, row by row.
///
/// # Errors
/// Rows of different lengths, other characters than `0` and `1`.
pub fn free_cells(board: &[impl AsRef<[u8]>]) -> Result<Vec<Vec<bool>>, Error> {
    let columns = board.first().map_or(0, |row| row.as_ref().len());
    let mut free = Vec::new();
    for (i, row) in board.iter().map(AsRef::as_ref).enumerate() {
        let row: &[u8] = row;
        if row.len() != columns {
            return Err(Error(format!("row {} has {} cells, row 1 has {columns}", i + 1, row.len())));
        }
        if let Some(j) = row.iter().position(|&cell| cell != b'0' && cell != b'1') {
            let found = char::from(row[j]);
            return Err(Error(format!("row {}, column {}: expected 0 or 1, found `{found}`", i + 1, j + 1)));
        }
        free.push(row.iter().map(|&cell| cell == b'0').collect());
    }
    Ok(free)
}
