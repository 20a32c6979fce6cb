//! Rows of numbers in one piece of memory: the vertices before or after each vertex of a graph.
//!
//! - **Time**: O(rows + items); 4 bytes per row and item, where a `Vec` per row takes 24 and 8.
//! - **Needs**: nothing.
//! - **Checked**: against a `Vec` per row on random pairs.

/// Rows of different lengths.
///
/// ```
/// use grundy::rows::Rows;
/// let edges = [(0, 2), (1, 2), (2, 0)];
/// let before = Rows::new(3, edges.iter().map(|&(v, to)| (to, v)));
/// assert_eq!([before.row(0), before.row(1), before.row(2)], [&[2][..], &[], &[0, 1]]);
/// ```
#[derive(Clone, Debug)]
pub struct Rows {
    items: Vec<u32>,
    /// Row i is `items[from[i]..from[i + 1]]`.
    from: Vec<u32>,
}

impl Rows {
    /// The rows 0..n from pairs (row, item), the items of a row in the order of the pairs;
    /// they are gone through twice.
    ///
    /// # Panics
    /// If a row or an item is not below n, or there are 2^31 pairs or rows.
    pub fn new(n: usize, pairs: impl Iterator<Item = (usize, usize)> + Clone) -> Rows {
        let mut from = vec![0; n + 2];
        let mut count = 0;
        for (row, item) in pairs.clone() {
            assert!(row < n && item < n, "an edge of {} and {}, but vertices are below {}", row, item, n);
            from[row + 2] += 1;
            count += 1;
        }
        assert!(count.max(n) < i32::MAX as usize, "{} rows and {} items do not fit", n, count);
        for i in 2..from.len() {
            from[i] += from[i - 1];
        }
        let mut items = vec![0; count];
        for (row, item) in pairs {
            items[from[row + 1] as usize] = item as u32; // row i begins at `from[i + 1]` until it is filled
            from[row + 1] += 1;
        }
        from.truncate(n + 1);
        Rows { items, from }
    }

    /// One row.
    ///
    /// # Panics
    /// If there is no such row.
    pub fn row(&self, i: usize) -> &[u32] {
        &self.items[self.from[i] as usize..self.from[i + 1] as usize]
    }
}
