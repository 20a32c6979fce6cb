//! Rows of cells.

/// Rows with the numbers of their lines; none is empty. All cells are in one vector, since one for
/// each row takes twice the memory.
pub struct Sheet<T> {
    cells: Vec<T>,
    rows: Vec<Row>,
}

struct Row {
    line: usize,
    end: usize,
}

/// Large enough for `shrink_to_fit` to be seldom, and small beside a long table.
const CHUNK: usize = 1 << 18;

impl<T> Sheet<T> {
    pub fn new() -> Sheet<T> {
        Sheet { cells: vec![], rows: vec![] }
    }

    /// Appends a row, unless it is empty.
    pub fn push(&mut self, line: usize, cells: impl IntoIterator<Item = T>) {
        let start = self.cells.len();
        self.cells.extend(cells);
        if self.cells.len() > start {
            self.rows.push(Row { line, end: self.cells.len() });
        }
    }

    /// Appends cells to the last row; if there is none, a row.
    pub fn extend_last(&mut self, line: usize, cells: impl IntoIterator<Item = T>) {
        let Some(row) = self.rows.last_mut() else { return self.push(line, cells) };
        self.cells.extend(cells);
        row.end = self.cells.len();
    }

    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    pub fn len(&self) -> usize {
        self.rows.len()
    }

    pub fn row(&self, i: usize) -> &[T] {
        let start = if i == 0 { 0 } else { self.rows[i - 1].end };
        &self.cells[start..self.rows[i].end]
    }

    /// From the row of this number on.
    pub fn rows_from(&self, first: usize) -> impl Iterator<Item = &[T]> + Clone {
        (first..self.len()).map(|i| self.row(i))
    }

    pub fn rows(&self) -> impl Iterator<Item = &[T]> + Clone {
        self.rows_from(0)
    }

    /// Rows and the numbers of their lines.
    pub fn numbered(&self) -> impl Iterator<Item = (usize, &[T])> {
        self.rows.iter().map(|row| row.line).zip(self.rows())
    }

    pub fn cells(&self) -> &[T] {
        &self.cells
    }

    pub fn into_cells(self) -> Vec<T> {
        self.cells
    }

    pub fn remove_first(&mut self) {
        let width = self.rows.remove(0).end;
        self.cells.drain(..width);
        self.rows.iter_mut().for_each(|row| row.end -= width);
    }

    /// Each cell becomes another one.
    pub fn try_map<U, E>(self, mut of: impl FnMut(usize, T) -> Result<U, E>) -> Result<Sheet<U>, E> {
        let mut cells = Vec::with_capacity(self.cells.len());
        let mut old = in_chunks(self.cells).into_iter().flatten();
        for row in &self.rows {
            let width = row.end - cells.len();
            old.by_ref().take(width).try_for_each(|cell| of(row.line, cell).map(|cell| cells.push(cell)))?;
        }
        Ok(Sheet { cells, rows: self.rows })
    }

    /// Each cell becomes some others, at least one.
    pub fn flat_map(&mut self, mut of: impl FnMut(T) -> Vec<T>) {
        let old = std::mem::replace(self, Sheet::new());
        let (mut cells, mut start) = (old.cells.into_iter(), 0);
        for row in old.rows {
            self.push(row.line, cells.by_ref().take(row.end - start).flat_map(&mut of));
            start = row.end;
        }
    }
}

/// The same in vectors whose memory is free one after the other, as they are used up.
fn in_chunks<T>(mut cells: Vec<T>) -> Vec<Vec<T>> {
    let mut chunks = Vec::new();
    while !cells.is_empty() {
        chunks.push(cells.split_off(cells.len().saturating_sub(CHUNK)));
        cells.shrink_to_fit();
    }
    chunks.reverse();
    chunks
}
