//! The families of lists of P-positions.

mod indicator;
mod nim_sum;
mod numbers;
mod pairs;
mod piles;
mod statistics;

use crate::information::number;
use crate::{Law, Positions};

/// What each family makes of a list.
pub fn fit(positions: &Positions) -> Vec<Law> {
    if positions.tuples.iter().all(|tuple| tuple.len() == 1) {
        return numbers::fit(positions);
    }
    let families = [pairs::fit, nim_sum::fit, piles::fit, indicator::fit];
    families.iter().flat_map(|family| family(positions)).collect()
}

/// How many bits the choice of the P-positions from all positions takes.
pub fn bits(positions: &Positions) -> f64 {
    let all = positions.count().max(1.0);
    let chosen = positions.tuples.len() as f64;
    let part = |part: f64| if part > 0.0 { part * (all / part).log2() } else { 0.0 };
    (part(chosen) + part((all - chosen).max(0.0))).max(0.0) + number(positions.tuples.len() as i128)
}
