//! The free cells of a board given by rows of `0` (free) and `1` (not free).

/// Which cells are free, row by row; all rows have the same length.
pub(crate) fn free_cells(board: &[impl AsRef<[u8]>]) -> Result<Vec<Vec<bool>>, String> {
    let columns = board.first().map_or(0, |row| row.as_ref().len());
    let mut free = Vec::new();
    for (i, row) in board.iter().map(AsRef::as_ref).enumerate() {
        if row.len() != columns {
            return Err(format!("row {} has {} cells, row 1 has {columns}", i + 1, row.len()));
        }
        if let Some(j) = row.iter().position(|&cell| cell != b'0' && cell != b'1') {
            let found = row[j].escape_ascii();
            return Err(format!("row {}, column {}: expected 0 or 1, found `{found}`", i + 1, j + 1));
        }
        free.push(row.iter().map(|&cell| cell == b'0').collect());
    }
    Ok(free)
}
