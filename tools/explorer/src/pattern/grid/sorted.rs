//! Values that depend on the remainders of the smaller and of the larger coordinate: the king's
//! walk.

use super::law;
use crate::pattern::code::tables;
use crate::pattern::code::{Code, OF_GRID};
use crate::pattern::information::number;
use crate::pattern::law::Law;
use crate::pattern::table::Grid;
use std::rc::Rc;

/// The law with the smallest block.
pub fn fit(grid: &Grid) -> Vec<Law> {
    let mut sizes: Vec<(u64, u64)> = (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))).collect();
    sizes.sort_by_key(|(a, b)| (a * b, *a));
    sizes.into_iter().find_map(|size| with_block(grid, size)).into_iter().collect()
}

fn with_block(grid: &Grid, (a, b): (u64, u64)) -> Option<Law> {
    let mut block = vec![vec![None; b as usize]; a as usize];
    let mut fitted = 0;
    for (i, (x, y, value)) in grid.cells().enumerate() {
        let entry = &mut block[(x.min(y) % a) as usize][(x.max(y) % b) as usize];
        if entry.is_none() {
            fitted = i + 1;
        }
        if *entry.get_or_insert(value) != value {
            return None;
        }
    }
    let block: Vec<Vec<i128>> =
        block.into_iter().map(|row| row.into_iter().collect()).collect::<Option<_>>()?;
    let bits =
        5.0 + number(a.into()) + number(b.into()) + block.iter().flatten().map(|&v| number(v)).sum::<f64>();
    let list = |row: &Vec<i128>| row.iter().map(i128::to_string).collect::<Vec<_>>().join(" ");
    let lists = block.iter().map(list).collect::<Vec<_>>().join(" | ");
    let formula = format!("g(x, y) = f(min(x, y) mod {a}, max(x, y) mod {b}), f: {lists}");
    let (lines, value) = tables::select_from_rows("VALUES", &block);
    let sorted = "let (x, y) = (x.min(y), x.max(y));".to_owned();
    let code = Code::new(OF_GRID, &value).after(lines).after([sorted]);
    let predict = move |at: &[u64]| match at {
        [x, y] => Some(block[(x.min(y) % a) as usize][(x.max(y) % b) as usize]),
        _ => None,
    };
    let found = law("periodic in both, sorted", (formula, code), (bits, fitted), Rc::new(predict));
    Some(found.with_period((a * b) as usize))
}
