//! The families of lines, simplest first.

pub mod affine;
pub mod arithmetic;
pub mod beatty;
pub mod digits;
pub mod feature;
pub mod features;
pub mod near;
pub mod period;
pub mod polynomial;
pub mod ranges;
pub mod runs;
pub mod slope;

use crate::law::Law;
use crate::positions::list;
use crate::table::Line;

/// What the families with the fewest candidates make of a line.
pub fn fit_simple(line: &Line) -> Vec<Law> {
    [period::fit(line), digits::fit(line), polynomial::fit(line)].concat()
}

/// What each family makes of a line.
pub fn fit(line: &Line) -> Vec<Law> {
    let families = [
        period::fit,
        feature::fit,
        digits::fit,
        runs::fit,
        ranges::fit,
        beatty::fit,
        polynomial::fit,
        list::fit_line,
        slope::fit,
    ];
    families.iter().flat_map(|family| family(line)).collect()
}
