//! Multiples of a quadratic irrational, rounded down: floor((n + s) a) + c.

use crate::quadratic::Quadratic;
use crate::tree::n;
use crate::{Law, Line};

/// The law with the smallest constant for each shift.
pub fn fit(line: &Line) -> Vec<Law> {
    if line.values.len() < 16 || line.values.windows(2).any(|pair| pair[0] > pair[1]) {
        return vec![];
    }
    let laws = [0, 1, -1, 2]
        .into_iter()
        .filter_map(|shift| [0, 1, -1, 2, -2].into_iter().find_map(|constant| law(line, shift, constant)));
    laws.collect()
}

fn law(line: &Line, shift: i128, constant: i128) -> Option<Law> {
    let mut floors = Vec::new();
    for (n, value) in line.cells() {
        match (i128::from(n) + shift, value.checked_sub(constant)?) {
            (m @ 1.., v) if v.unsigned_abs() < 1 << 60 => floors.push((m, v)),
            (0, 0) => {}
            _ => return None,
        }
    }
    let slope = Quadratic::with_floors(&floors)?;
    let body = slope.times(n().plus(shift)).plus(constant);
    Some(Law::line("Beatty", line.first, body, fitted(&floors, slope)))
}

/// How many multiples leave only this slope.
pub fn fitted(floors: &[(i128, i128)], slope: Quadratic) -> usize {
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
