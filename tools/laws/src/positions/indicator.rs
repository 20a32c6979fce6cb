//! Pairs as a grid of zeros and ones.

use super::holds;
use crate::grid;
use crate::law::{Domain, ENOUGH};
use crate::tree::Expr;
use crate::{Grid, Law, Positions};

/// Grids of more rows take too long.
const MAX_ROWS: u64 = 100;

pub fn fit(positions: &Positions) -> Vec<Law> {
    if positions.up_to > MAX_ROWS || positions.up_to < 8 {
        return vec![];
    }
    of_domain(positions, Domain::Piles)
}

/// The same for pairs whose order counts.
pub fn fit_ordered(positions: &Positions) -> Vec<Law> {
    of_domain(positions, Domain::Ordered)
}

fn of_domain(positions: &Positions, domain: Domain) -> Vec<Law> {
    if positions.tuples.iter().any(|tuple| tuple.len() != 2) {
        return vec![];
    }
    let first = positions.least();
    let is_lost = |x: u64, y: u64| match domain {
        Domain::Ordered => i128::from(positions.tuples.contains(&vec![x, y])),
        _ => i128::from(positions.tuples.contains(&vec![x.min(y), x.max(y)])),
    };
    let row = |x: u64| (first..=positions.up_to).map(|y| is_lost(x, y)).collect();
    let table = Grid { first, rows: (first..=positions.up_to).map(row).collect() };
    grid::fit(&table).into_iter().map(|law| of_pairs(positions, domain, law)).collect()
}

fn of_pairs(positions: &Positions, domain: Domain, law: Law) -> Law {
    // Of the cells that fix it, those that are P-positions; in any order half of them are there
    // twice.
    let cells = (positions.up_to + 1 - positions.least()).pow(2) as f64;
    let all = if domain == Domain::Ordered { cells } else { 2.0 * positions.count().max(1.0) };
    let share = positions.tuples.len() as f64 / all;
    let fitted = ((law.fitted as f64 * share).ceil() as usize).max(1);
    let condition = holds(law.definition.named("f").at(&[Expr::Pile(0), Expr::Pile(1)]));
    let of_piles = Law::piles(law.family, domain, condition, fitted);
    let share = if domain == Domain::Ordered { share } else { 2.0 * share };
    let needed = ENOUGH.max((law.needed as f64 * share) as usize);
    Law { needed, piles: (Some(2), positions.least()), ..of_piles }.doubted(law.is_doubtful)
}
