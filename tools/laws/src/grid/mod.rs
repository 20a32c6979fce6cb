//! Laws of two indices: a file for each family.

use crate::{Grid, Law};
mod block;
mod edges;
mod key;
mod keys;
mod operation;
mod period;
pub mod rows;
mod sectors;

/// What each family makes of a grid; rows by themselves are the last resort.
pub fn fit(grid: &Grid) -> Vec<Law> {
    let mut values = grid.rows.iter().flatten();
    let first = values.next();
    if values.all(|value| Some(value) == first) {
        return period::fit(grid);
    }
    let families = [period::fit, keys::fit, operation::fit, sectors::fit, edges::fit, block::fit];
    families.iter().flat_map(|family| family(grid)).collect()
}
