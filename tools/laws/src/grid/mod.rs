//! The families of grids.

pub mod edges;
pub mod keys;
pub mod periodic;
pub mod rows;
pub mod sectors;
pub mod separate;
pub mod sorted;

use crate::code::Code;
use crate::law::{ENOUGH, Law, Predict};
use crate::table::Grid;

/// What each family makes of a grid; rows by themselves are the last resort.
pub fn fit(grid: &Grid) -> Vec<Law> {
    let mut values = grid.rows.iter().flatten();
    let first = values.next();
    if values.all(|value| Some(value) == first) {
        return periodic::fit(grid);
    }
    let families = [periodic::fit, keys::fit, separate::fit, sectors::fit, edges::fit, sorted::fit];
    families.iter().flat_map(|family| family(grid)).collect()
}

/// A law of two coordinates.
fn law(
    family: &'static str,
    (formula, code): (String, Code),
    (bits, fitted): (f64, usize),
    predict: Predict,
) -> Law {
    Law { family, formula, code, bits, fitted, needed: ENOUGH, is_doubtful: false, predict }
}
