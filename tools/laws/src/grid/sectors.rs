//! Two values, divided by a line through the origin whose slope is a quadratic irrational.

use crate::code::{Code, Expr, IntType, OF_GRID};
use crate::information::number;
use crate::quadratic::Quadratic;
use crate::{Grid, Law};

/// The law for the ratio of the larger coordinate to the smaller one; equal ones may be special.
pub fn fit(grid: &Grid) -> Vec<Law> {
    let inside = || grid.cells().filter(|&(x, y, _)| x != y && x.min(y) > 0);
    let Some((_, _, one)) = inside().next() else { return vec![] };
    let Some((_, _, other)) = inside().find(|cell| cell.2 != one) else { return vec![] };
    let diagonal: Vec<i128> = grid.cells().filter(|c| c.0 == c.1 && c.0 > 0).map(|c| c.2).collect();
    let edge: Vec<i128> = grid.cells().filter(|c| c.0.min(c.1) == 0 && c.0 + c.1 > 0).map(|c| c.2).collect();
    let origin = grid.cells().find(|c| c.0 + c.1 == 0).map(|c| c.2);
    let same = |values: &[i128]| values.iter().all(|v| *v == values[0]);
    if !same(&diagonal) || !same(&edge) {
        return vec![];
    }
    let laws = [(one, other), (other, one)].into_iter().filter_map(|(near, far)| {
        let slope = slope(grid, near, far)?;
        let bits = slope.bits() + number(near) + number(far) + 8.0;
        let (on, axis) = (diagonal.first().copied(), edge.first().copied());
        let code = code(slope, (near, far), [origin, axis, on]);
        let predict = move |x: u64, y: u64| match (x, y) {
            (0, 0) => origin,
            (0, _) | (_, 0) => axis,
            _ if x == y => on,
            _ => {
                let below = slope.floor(i128::from(x.min(y)))? >= i128::from(x.max(y));
                Some(if below { near } else { far })
            }
        };
        let mut formula =
            format!("g(x, y) = {near} if max(x, y) < min(x, y) ({}), otherwise {far}", slope.text());
        if let Some(on) = on.filter(|on| *on != near) {
            formula += &format!(", but {on} if x = y");
        }
        Some(Law::of_grid("sectors", (formula, code), (bits, grid.cells().count() / 2), predict))
    });
    laws.collect()
}

/// The slope for which the value is `near` below it and `far` above.
fn slope(grid: &Grid, near: i128, far: i128) -> Option<Quadratic> {
    let mut highest = std::collections::BTreeMap::<u64, u64>::new();
    let mut bounded = std::collections::BTreeSet::new();
    for (x, y, value) in grid.cells().filter(|&(x, y, _)| x != y && x.min(y) > 0) {
        let (low, high) = (x.min(y), x.max(y));
        if value == near {
            let top = highest.entry(low).or_insert(high);
            *top = high.max(*top);
        } else if value == far {
            bounded.insert(low);
        } else {
            return None;
        }
    }
    let rows = highest.into_iter().filter(|(low, _)| bounded.contains(low));
    let floors: Vec<(i128, i128)> = rows.map(|(low, high)| (low.into(), high.into())).collect();
    if floors.len() < 8 { None } else { Quadratic::with_floors(&floors) }
}

/// The origin, the axes and the diagonal may be special.
fn code(slope: Quadratic, (near, far): (i128, i128), special: [Option<i128>; 3]) -> Code {
    let low = Expr { text: "low".to_owned(), kind: Some(IntType::I128), low: 1, high: u64::MAX.into() };
    let high = Expr { text: "high".to_owned(), ..low.clone() };
    let floor = slope.code(&low);
    let is_near = format!("{} >= {}", floor.text, high.text);
    let value = Expr::choice(&is_near, &Expr::literal(near), &Expr::literal(far));
    let tests = ["x == 0 && y == 0", "x == 0 || y == 0", "x == y"];
    let early = tests
        .iter()
        .zip(special)
        .filter_map(|(test, value)| Some(format!("if {test} {{\n    return {};\n}}", value?)));
    let sorted = "let (low, high) = (i128::from(x.min(y)), i128::from(x.max(y)));".to_owned();
    let others: Vec<i128> = special.into_iter().flatten().collect();
    Code::wide(OF_GRID, &value, &others).after(early.chain([sorted]))
}
