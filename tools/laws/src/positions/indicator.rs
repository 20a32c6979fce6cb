//! Pairs as a grid of zeros and ones.

use crate::code::{Code, Expr, OF_HEAPS};
use crate::grid;
use crate::law::ENOUGH;
use crate::{Grid, Law, Positions};
use std::rc::Rc;

/// Grids of more rows take too long.
const MAX_ROWS: u64 = 100;

pub fn fit(positions: &Positions) -> Vec<Law> {
    let is_pair = positions.tuples.iter().all(|tuple| tuple.len() == 2);
    if !is_pair || positions.up_to > MAX_ROWS || positions.up_to < 8 {
        return vec![];
    }
    let first = positions.least();
    let is_lost = |x: u64, y: u64| i128::from(positions.tuples.contains(&vec![x.min(y), x.max(y)]));
    let row = |x: u64| (first..=positions.up_to).map(|y| is_lost(x, y)).collect();
    let table = Grid { first, rows: (first..=positions.up_to).map(row).collect() };
    grid::fit(&table).into_iter().map(|law| of_pairs(positions, first, law)).collect()
}

fn of_pairs(positions: &Positions, first: u64, law: Law) -> Law {
    let Law { family, formula, code, bits, fitted, needed, is_doubtful, predict } = law;
    let is_one = code.call("grundy", "heaps[0], heaps[1]").is("==", &Expr::literal(1));
    let sorted = "let mut heaps = heaps.to_vec();\nheaps.sort();".to_owned();
    // Of the cells that fix it, those that are P-positions; half of them are there twice.
    let share = positions.tuples.len() as f64 / positions.count().max(1.0);
    Law {
        family,
        code: Code::test(OF_HEAPS, is_one).after([sorted]).calling("grundy", format!("{formula}."), code),
        formula: format!("lost where g(x, y) = 1 for the piles x <= y, {formula}"),
        bits: bits + 2.0,
        fitted: ((fitted as f64 * share / 2.0).ceil() as usize).max(1),
        needed: ENOUGH.max((needed as f64 * share) as usize),
        is_doubtful,
        predict: Rc::new(move |at| match at {
            [x, y] if *x >= first && *y >= first => predict(&[*x, *y]).map(|value| i128::from(value == 1)),
            _ => None,
        }),
    }
}
