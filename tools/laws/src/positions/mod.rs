//! The families of lists of P-positions.

mod numbers;

use crate::information::{self, number};
use crate::tree::Expr;
use crate::tree::operator::Operator;
use crate::{Law, Positions};

/// What proposes laws of piles.
pub type PilesFamily = fn(&Positions) -> Vec<Law>;

/// The families, each a file with `fit`, in the order in which they are asked.
macro_rules! families {
    ($($name:ident),*) => {
        $(pub mod $name;)*
        const FAMILIES: &[PilesFamily] = &[$($name::fit),*];
    };
}
families!(pairs, nim_sum, piles, indicator);

/// What each family makes of a list.
pub fn fit(positions: &Positions) -> Vec<Law> {
    if positions.tuples.iter().all(|tuple| tuple.len() == 1) {
        return numbers::fit(positions);
    }
    let least = positions.least();
    let from = |law: Law| Law { piles: (law.piles.0, least), ..law };
    FAMILIES.iter().flat_map(|family| family(positions)).map(from).collect()
}

/// What they make of one in which the order counts.
pub fn fit_ordered(positions: &Positions) -> Vec<Law> {
    [piles::fit_ordered(positions), indicator::fit_ordered(positions)].concat()
}

/// That a value of 0 or 1 is 1, as a condition.
pub(crate) fn holds(value: Expr) -> Expr {
    match value {
        Expr::If(parts) if parts.1.is_number(1) && parts.2.is_number(0) => parts.0,
        value => value.is(Operator::Equal, 1),
    }
}

/// How many bits the choice of the P-positions from all positions takes. Single numbers may also
/// lie side by side: where they are a few runs, a long law explains little, however many there are.
pub fn bits(positions: &Positions) -> f64 {
    match numbers::line(positions) {
        Some(line) => chosen(positions).min(information::bits(&line.values)),
        None => chosen(positions),
    }
}

fn chosen(positions: &Positions) -> f64 {
    let all = positions.count().max(1.0);
    let chosen = positions.tuples.len() as f64;
    let part = |part: f64| if part > 0.0 { part * (all / part).log2() } else { 0.0 };
    (part(chosen) + part((all - chosen).max(0.0))).max(0.0) + number(positions.tuples.len() as i128)
}
