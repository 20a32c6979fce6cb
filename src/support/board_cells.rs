//! The free cells of a small board as the bits of one word.
//!
//! - **Input**: a board is a list of rows of `0` (free) and `1` (not free), as `Scan::grid` reads
//!   it.
//! - **Time**: O(cells).
//! - **Needs**: nothing.
//! - **Checked**: on all boards of up to 2 x 3 cells and random ones of up to 64; every error.

/// Rows, columns and free cells: cell (r, c) is bit r * columns + c. A board that is wider than
/// high is turned first, so that there are at most 8 columns.
///
/// # Errors
/// More than 64 cells, rows of different lengths, other characters than `0` and `1`.
///
/// ```
/// use grundy::board_cells::free_cells;
/// assert_eq!(free_cells(&["01", "00", "10"]), Ok((3, 2, 0b10_11_01)));
/// assert_eq!(free_cells(&["0", "x"]).unwrap_err(), "row 2, column 1: expected 0 or 1, found `x`");
/// ```
pub fn free_cells(board: &[impl AsRef<[u8]>]) -> Result<(usize, usize, u64), String> {
    let (rows, columns) = (board.len(), board.first().map_or(0, |row| row.as_ref().len()));
    if rows.saturating_mul(columns) > 64 {
        return Err(format!("a board with {rows} x {columns} cells: at most 64 can be solved"));
    }
    let mut free = 0;
    for (r, row) in board.iter().map(AsRef::as_ref).enumerate() {
        if row.len() != columns {
            return Err(format!("row {} has {} cells, row 1 has {columns}", r + 1, row.len()));
        }
        for (c, &cell) in row.iter().enumerate() {
            if cell != b'0' && cell != b'1' {
                let found = cell.escape_ascii();
                return Err(format!("row {}, column {}: expected 0 or 1, found `{found}`", r + 1, c + 1));
            }
            let bit = if rows < columns { c * rows + r } else { r * columns + c };
            free |= u64::from(cell == b'0') << bit;
        }
    }
    Ok((rows.max(columns), rows.min(columns), free))
}
