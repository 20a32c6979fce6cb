//! Multiples of a quadratic irrational, rounded down: floor((n + s) a) + c.

use crate::code::{Code, Expr, IntType, OF_LINE};
use crate::information::number;
use crate::quadratic::Quadratic;
use crate::{Law, Line};

/// The law with the smallest shift and constant.
pub fn fit(line: &Line) -> Vec<Law> {
    if line.values.len() < 16 || line.values.windows(2).any(|pair| pair[0] > pair[1]) {
        return vec![];
    }
    let laws = [0, 1, -1, 2]
        .into_iter()
        .filter_map(|shift| [0, 1, -1, 2, -2].into_iter().find_map(|constant| law(line, shift, constant)));
    laws.collect()
}

fn law(line: &Line, shift: i64, constant: i128) -> Option<Law> {
    let mut floors = Vec::new();
    for (n, value) in line.cells() {
        let m = i128::from(n) + i128::from(shift);
        match (m, value.checked_sub(constant)?) {
            (1.., v) if v.unsigned_abs() < 1 << 60 => floors.push((m, v)),
            (0, 0) => {}
            _ => return None,
        }
    }
    let slope = Quadratic::with_floors(&floors)?;
    let bits = slope.bits() + number(i128::from(shift)) + number(constant) + 2.0;
    let argument = super::affine::affine(1, "n", i128::from(shift));
    let argument = if shift == 0 { argument } else { format!("({argument})") };
    let floor = format!("floor({argument} ({}))", slope.text());
    let formula = format!("g(n) = {}", super::affine::affine(1, &floor, constant));
    let predict = move |n: u64| slope.floor(i128::from(n) + i128::from(shift))?.checked_add(constant);
    let fitted = fitted(&floors, slope);
    let n = Expr { low: line.first.into(), ..Expr::of_u64("n", u64::MAX) };
    let text = super::affine::affine(1, "i128::from(n)", shift.into());
    let high = n.high + i128::from(shift);
    let m = Expr { text, kind: Some(IntType::I128), low: (n.low + i128::from(shift)).max(0), high };
    let code = Code::new(OF_LINE, &slope.code(&m).plus(&Expr::literal(constant)));
    Some(Law::of_line("Beatty", (formula, code), (bits, fitted), predict))
}

/// How many multiples leave only this slope.
fn fitted(floors: &[(i128, i128)], slope: Quadratic) -> usize {
    let (mut low, mut high) = (1, floors.len());
    while low < high {
        let middle = usize::midpoint(low, high);
        if Quadratic::with_floors(&floors[..middle]) == Some(slope) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    low
}
