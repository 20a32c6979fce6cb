//! Values that depend on the remainders of both coordinates, but for the first rows and columns,
//! each of which has a period of its own.

use crate::code::{Code, Expr, OF_GRID, tables};
use crate::information::number;
use crate::{Grid, Law};

/// The law with the thinnest edge.
pub fn fit(grid: &Grid) -> Vec<Law> {
    (1..=2).find_map(|edge| Some(Edged::fit(grid, edge)?.law(grid))).into_iter().collect()
}

/// All indices count from the first row and column.
struct Edged {
    first: u64,
    edge: usize,
    /// By row, then by column.
    rows: Vec<Vec<i128>>,
    /// By column, then by row after the edge.
    columns: Vec<Vec<i128>>,
    block: Vec<Vec<i128>>,
}

impl Edged {
    fn fit(grid: &Grid, edge: usize) -> Option<Edged> {
        let (height, width) = (grid.rows.len(), grid.rows.first()?.len());
        if height < 4 * edge + 8 || width < 4 * edge + 8 || grid.rows.iter().any(|row| row.len() != width) {
            return None;
        }
        let inside: Vec<&[i128]> = grid.rows[edge..].iter().map(|row| &row[edge..]).collect();
        let a = period(&inside)?;
        let column = |y: usize| inside.iter().map(|row| row[y]).collect::<Vec<i128>>();
        let b = period(&(0..width - edge).map(column).collect::<Vec<_>>())?;
        let block = inside[..a].iter().map(|row| row[..b].to_vec()).collect();
        let one = |values: Vec<i128>| Some(values[..period(&values)?].to_vec());
        let rows = grid.rows[..edge].iter().map(|row| one(row.clone())).collect::<Option<_>>()?;
        let below = |y: usize| one(grid.rows[edge..].iter().map(|row| row[y]).collect());
        let columns = (0..edge).map(below).collect::<Option<_>>()?;
        Some(Edged { first: grid.first, edge, rows, columns, block })
    }

    fn at(&self, x: u64, y: u64) -> Option<i128> {
        let (x, y) = (x.checked_sub(self.first)?, y.checked_sub(self.first)?);
        let edge = self.edge as u64;
        let of = |values: &[i128], i: u64| values[(i % values.len() as u64) as usize];
        match (x.checked_sub(edge), y.checked_sub(edge)) {
            (None, _) => Some(of(&self.rows[x as usize], y)),
            (Some(x), None) => Some(of(&self.columns[y as usize], x)),
            (Some(x), Some(y)) => Some(of(&self.block[(x % self.block.len() as u64) as usize], y)),
        }
    }

    fn law(self, grid: &Grid) -> Law {
        let all = self.rows.iter().chain(&self.columns).chain(&self.block);
        let bits = 6.0 + all.clone().flatten().map(|&v| number(v)).sum::<f64>();
        let bits = bits + all.map(|values| number(values.len() as i128)).sum::<f64>();
        let (a, b) = (self.block.len(), self.block[0].len());
        let list = |values: &Vec<i128>| values.iter().map(i128::to_string).collect::<Vec<_>>().join(" ");
        let lists = |all: &[Vec<i128>]| all.iter().map(list).collect::<Vec<_>>().join(" | ");
        let from = self.first + self.edge as u64;
        let formula = format!(
            "g(x, y) = f(x mod {a}, y mod {b}) from x = y = {from} on, there {}; rows before with periods {}, columns {}",
            lists(&self.block),
            lists(&self.rows),
            lists(&self.columns)
        );
        // The edge, and the first block behind it.
        let fitted = grid.rows[..self.edge + a - 1].iter().map(Vec::len).sum::<usize>() + self.edge + b;
        let code = self.code();
        let predict = move |x: u64, y: u64| self.at(x, y);
        Law::of_grid("periodic inside", (formula, code), (bits, fitted), predict).with_period(a * b)
    }

    fn code(&self) -> Code {
        let from = self.first + self.edge as u64;
        let all: Vec<i128> =
            self.rows.iter().chain(&self.columns).chain(&self.block).flatten().copied().collect();
        let kind = tables::kind_of(&all);
        let mut lines = Vec::new();
        let sides = [("x", "y", "ROW", self.first, &self.rows), ("y", "x", "COLUMN", from, &self.columns)];
        for (fixed, moving, name, start, edges) in sides {
            for (at, edge) in (self.first..).zip(edges) {
                let key = Expr::of_u64(moving, u64::MAX).rem(edge.len() as i128);
                let (arrays, value) = tables::select(&format!("{name}_{at}"), &key, &turned(edge, start));
                lines.extend(arrays);
                lines.push(format!("if {fixed} == {at} {{\n    return {};\n}}", value.cast(kind)));
            }
        }
        let rows: Vec<Vec<i128>> = self.block.iter().map(|row| turned(row, from)).collect();
        let (block, value) = tables::select_from_rows("VALUES", &turned(&rows, from));
        lines.extend(block);
        Code::wide(OF_GRID, &value, &all).after(lines)
    }
}

/// The values from a multiple of their number on, if they begin at `start`.
fn turned<T: Clone>(values: &[T], start: u64) -> Vec<T> {
    let mut turned = values.to_vec();
    turned.rotate_right((start % values.len() as u64) as usize);
    turned
}

/// After how many entries they repeat, at least three times.
fn period<T: PartialEq>(values: &[T]) -> Option<usize> {
    (1..=values.len() / 3).find(|&p| values[p..] == values[..values.len() - p])
}
