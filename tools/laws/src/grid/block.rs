//! Values that depend on two small numbers made of both coordinates: the remainders of the smaller
//! and of the larger one (the king's walk), or the distance, up to a bound, and the sum's remainder
//! (the knight's walk).

use super::period::by_remainders;
use crate::tree::operator::Operator;
use crate::tree::{Expr, Scope};
use crate::{Grid, Law};

/// The law with the smallest block of each kind.
pub fn fit(grid: &Grid) -> Vec<Law> {
    let most = (grid.rows.len() as i128 / 2).clamp(6, 16);
    let mut sizes: Vec<(i128, i128)> = (1..=most).flat_map(|a| (1..=most).map(move |b| (a, b))).collect();
    sizes.sort_by_key(|(a, b)| (a * b, *a));
    let of = |operator| Expr::binary(operator, Expr::Argument(0), Expr::Argument(1));
    let sorted = |_| [of(Operator::Min), of(Operator::Max)];
    let apart = |a: i128| [Expr::binary(Operator::Min, of(Operator::Distance), a - 1), of(Operator::Add)];
    let sorted = sizes.iter().find_map(|&size| law(grid, "periodic in both, sorted", size, sorted(size.0)));
    let apart = sizes.iter().find_map(|&size| law(grid, "distance and sum", size, apart(size.0)));
    let plain = [Expr::Argument(0), Expr::Argument(1)];
    let plain = if grid.has_holes() {
        sizes.iter().find_map(|&size| law(grid, "periodic in both", size, plain.clone()))
    } else {
        None
    };
    sorted.into_iter().chain(apart).chain(plain).collect()
}

fn law(grid: &Grid, family: &'static str, (a, b): (i128, i128), numbers: [Expr; 2]) -> Option<Law> {
    let mut block = vec![vec![None; b as usize]; a as usize];
    let mut fitted = 0;
    for (i, (x, y, value)) in grid.cells().enumerate() {
        let arguments = &[x.into(), y.into()];
        let of = |e: &Expr| e.value(Scope { arguments, piles: &[] });
        let entry = &mut block[(of(&numbers[0])? % a) as usize][(of(&numbers[1])? % b) as usize];
        if entry.is_none() {
            fitted = i + 1;
        }
        if *entry.get_or_insert(value) != value {
            return None;
        }
    }
    // What cannot occur is like what is next to it: 0 and an odd sum.
    let filled = |row: Vec<Option<i128>>| {
        let first = row.iter().flatten().next().copied()?;
        Some(row.into_iter().map(|value| value.unwrap_or(first)).collect::<Vec<i128>>())
    };
    let block: Vec<Vec<i128>> = block.into_iter().map(filled).collect::<Option<_>>()?;
    let body = by_remainders(&block, numbers);
    // Each entry must have been seen several times.
    let is_doubtful = grid.cells().count() < 4 * (a * b) as usize;
    Some(Law::grid(family, grid.first, body, fitted).with_period((a * b) as usize).doubted(is_doubtful))
}
