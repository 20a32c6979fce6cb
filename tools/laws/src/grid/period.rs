//! Values that depend on the remainders of both coordinates.

use crate::code::{Code, OF_GRID, tables};
use crate::information::{self, number};
use crate::{Grid, Law};

/// The law with the smallest block.
pub fn fit(grid: &Grid) -> Vec<Law> {
    let rows = &grid.rows;
    let (height, width) = (rows.len(), rows.iter().map(Vec::len).min().unwrap_or(0));
    let repeats = |a: &usize| rows.iter().zip(&rows[*a..]).all(|(x, y)| x[..width] == y[..width]);
    let row_repeats = |b: usize, row: &Vec<i128>| (b..row.len()).all(|y| row[y] == row[y - b]);
    let (a, b) = (
        (1..=height / 2).find(repeats),
        (1..=width / 2).find(|&b| rows.iter().all(|row| row_repeats(b, row))),
    );
    let (Some(a), Some(b)) = (a, b) else { return vec![] };
    let block: Vec<Vec<i128>> = rows[..a].iter().map(|row| row[..b].to_vec()).collect();
    let flat = block.concat();
    let literal = information::bits(&flat).min(flat.iter().map(|&v| number(v)).sum());
    let bits = literal + number(a as i128) + number(b as i128) + 2.0;
    let lines = block.iter().map(|row| row.iter().map(i128::to_string).collect::<Vec<_>>().join(" "));
    let constant = format!("g(x, y) = {}", flat[0]);
    let mut formula = format!("g(x, y) = f(x mod {a}, y mod {b})");
    if a * b <= 36 {
        let from = if grid.first == 0 { String::new() } else { format!(" from x = y = {}", grid.first) };
        formula += &format!(", f{from}: {}", lines.collect::<Vec<_>>().join(" | "));
    }
    if a * b == 1 {
        formula = constant;
    }
    let first = grid.first;
    let code = code(&block, first);
    let predict = move |x: u64, y: u64| {
        let (x, y) = (x.checked_sub(first)?, y.checked_sub(first)?);
        Some(block[(x % a as u64) as usize][(y % b as u64) as usize])
    };
    let fitted = grid.rows[..a - 1].iter().map(Vec::len).sum::<usize>() + b;
    let family = if a * b == 1 { "constant" } else { "periodic in both" };
    let found = Law::of_grid(family, (formula, code), (bits, fitted), predict);
    vec![found.with_period(a * b)]
}

/// The block, turned so that it begins at multiples of its height and width.
fn code(block: &[Vec<i128>], first: u64) -> Code {
    let (a, b) = (block.len(), block[0].len());
    let turn = |i: usize, n: usize| (i + n - (first % n as u64) as usize) % n;
    let rows: Vec<Vec<i128>> =
        (0..a).map(|x| (0..b).map(|y| block[turn(x, a)][turn(y, b)]).collect()).collect();
    let (lines, value) = tables::select_from_rows("VALUES", &rows);
    Code::new(OF_GRID, &value).after(lines)
}
