//! Laws of two indices: a file for each family.

use crate::table::HOLE;
use crate::{Grid, Law};

mod key;
pub mod margins;
pub mod rows;
mod strips;

/// What proposes laws of a grid.
pub type GridFamily = fn(&Grid) -> Vec<Law>;

/// The families, each a file with `fit`, in the order in which they are asked.
macro_rules! families {
    ($($name:ident),*) => {
        $(mod $name;)*
        const FAMILIES: &[GridFamily] = &[$($name::fit),*];
    };
}
families!(period, keys, operation, sectors, edges, block, diagonals, translation, pairs);

/// The families that need not know all values.
const HOLED_FAMILIES: &[GridFamily] = &[keys::fit, sectors::fit, block::fit];

/// What each family makes of a grid; rows by themselves are the last resort.
pub fn fit(grid: &Grid) -> Vec<Law> {
    let mut values = grid.rows.iter().flatten();
    let first = values.next();
    if first != Some(&HOLE) && values.all(|value| Some(value) == first) {
        return period::fit(grid);
    }
    let families = if grid.has_holes() { HOLED_FAMILIES } else { FAMILIES };
    families.iter().flat_map(|family| family(grid)).collect()
}
