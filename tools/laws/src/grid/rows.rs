//! Rows that each have a law of their own; nothing is said about rows that are not there.

use crate::code::{Code, Expr, IntType, OF_GRID};
use crate::line::find::{find_line, find_simple_line};
use crate::{Found, Grid, Law, Line, Status};

/// Of more rows only the simplest families are tried.
const MAX_ROWS_FOR_ALL_FAMILIES: usize = 32;

/// The laws of all rows together, if all are confirmed.
pub fn fit(grid: &Grid) -> Vec<Law> {
    let row = |values: &Vec<i128>| {
        let line = Line { first: grid.first, values: values.clone() };
        let found = if grid.rows.len() <= MAX_ROWS_FOR_ALL_FAMILIES {
            find_line(&line)
        } else {
            find_simple_line(&line)
        };
        found.into_iter().next().filter(|found| found.status == Status::Confirmed)
    };
    // Most grids fail at once; and of large ones only the shortest law counts anyway.
    let Some(rows) = grid.rows.iter().map(row).collect::<Option<Vec<_>>>() else { return vec![] };
    let bits = 4.0 + rows.iter().map(|found| found.law.bits).sum::<f64>();
    let first = grid.first;
    let texts = rows.iter().zip(first..).take(4).map(|(found, x)| {
        format!("row {x}: {}", found.law.formula.replace("g(n", &format!("g({x}, y")).replace(" n", " y"))
    });
    let more = if rows.len() > 4 { "; …" } else { "" };
    let formula = texts.collect::<Vec<_>>().join("; ") + more;
    let fitted = rows.iter().map(|found| found.fitted).sum();
    let code = code(&rows, first);
    let predict = move |x: u64, y: u64| {
        let row = rows.get(usize::try_from(x.checked_sub(first)?).ok()?)?;
        (row.law.predict)(&[y])
    };
    vec![Law::of_grid("rows", (formula, code), (bits, fitted), predict)]
}

fn code(rows: &[Found], first: u64) -> Code {
    let name = |x: u64| format!("row_{x}");
    let calls: Vec<Expr> =
        rows.iter().zip(first..).map(|(row, x)| row.law.code.call(&name(x), "y")).collect();
    let low = calls.iter().map(|call| call.low).min().unwrap_or(0);
    let high = calls.iter().map(|call| call.high).max().unwrap_or(0);
    let kind = IntType::for_range(low, high);
    let arm = |(call, x): (&Expr, u64)| format!("    {x} => {},\n", call.cast(kind));
    let arms: String = calls.iter().zip(first..).map(arm).collect();
    let value = format!("match x {{\n{arms}    _ => panic!(\"nothing is known of row {{}}\", x),\n}}");
    let code = Code::raw(OF_GRID, kind, (low, high), value);
    let with_row = |code: Code, (row, x): (&Found, u64)| {
        code.calling(&name(x), format!("{}.", row.law.formula), row.law.code.clone())
    };
    rows.iter().zip(first..).fold(code, with_row)
}
