//! A first row and a first column that each have a law of their own, and a law of what lies behind
//! them: what is special about 0 hides the law of all others.

use crate::line::find::find_simple_line;
use crate::tree::Expr;
use crate::tree::operator::Operator;
use crate::{Found, Grid, Law, Line, Status};

/// With laws that are right behind the first row and column. As a last resort: it costs as much as
/// all others.
pub fn fit(grid: &Grid, fit_inside: fn(&Grid) -> Vec<Law>) -> Vec<Law> {
    Margins::of(grid).map_or(vec![], |margins| {
        fit_inside(&margins.inside).into_iter().map(|law| margins.law(grid.first, &law)).collect()
    })
}

struct Margins {
    row: Found,
    /// From the second row on.
    column: Found,
    inside: Grid,
}

impl Margins {
    fn of(grid: &Grid) -> Option<Margins> {
        let (row, others) = grid.rows.split_first()?;
        let law =
            |first: u64, values: Vec<i128>| find_simple_line(&Line { first, values }).into_iter().next();
        let column = others.iter().map(|row| row.first().copied()).collect::<Option<_>>()?;
        let rows = others.iter().map(|row| row[1..].to_vec()).collect();
        Some(Margins {
            row: law(grid.first, row.clone())?,
            column: law(grid.first + 1, column)?,
            inside: Grid { first: grid.first + 1, rows },
        })
    }

    fn law(&self, first: u64, inside: &Law) -> Law {
        let [x, y] = [Expr::Argument(0), Expr::Argument(1)];
        let of = |found: &Found, at: &Expr| found.law.definition.named("f").at(std::slice::from_ref(at));
        let is_first = |at: &Expr| at.clone().is(Operator::Equal, i128::from(first));
        let rest = inside.definition.named("h").at(&[x.clone(), y.clone()]);
        let below = Expr::choice(is_first(&y), of(&self.column, &x), rest);
        let body = Expr::choice(is_first(&x), of(&self.row, &y), below);
        let fitted = inside.fitted + self.row.fitted + self.column.fitted;
        let is_guess = [&self.row, &self.column].iter().any(|found| found.status == Status::Guess);
        let law = Law::grid(inside.family, first, body, fitted).with_period(inside.needed);
        law.doubted(is_guess || inside.is_doubtful)
    }
}
