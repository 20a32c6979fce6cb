//! By how much the multiples of a quadratic irrational grow, rounded down:
//! floor((n + s + 1) a) - floor((n + s) a). There are two values, next to each other.

use super::beatty;
use crate::quadratic::Quadratic;
use crate::tree::n;
use crate::{Law, Line};

/// Fewer values are a word of any slope.
const MIN_VALUES: usize = 40;

/// The law with the simplest slope for each shift.
pub fn fit(line: &Line) -> Vec<Law> {
    let (Some(&least), Some(&most)) = (line.values.iter().min(), line.values.iter().max()) else { return vec![] };
    if line.values.len() < MIN_VALUES || line.first > 1 || !(0..1 << 20).contains(&least) || most != least + 1 {
        return vec![];
    }
    (0..=2).filter_map(|shift| law(line, shift, least)).collect()
}

fn law(line: &Line, shift: u64, least: i128) -> Option<Law> {
    let start = i128::from(line.first + shift);
    // What two multiples sum up to may be one more than twice the smaller step.
    let sums = start * least..=start * least + i128::from(start > 1);
    sums.into_iter().find_map(|sum| {
        let mut floor = sum;
        let after = (start + 1..).zip(&line.values).map(|(m, step)| {
            floor += step;
            (m, floor)
        });
        let floors: Vec<(i128, i128)> = [(start, sum)].into_iter().chain(after).filter(|at| at.0 > 0).collect();
        let slope = Quadratic::with_floors(&floors)?;
        let at = |more: i128| slope.times(n().plus(i128::from(shift) + more));
        let body = at(1).minus(at(0));
        Some(Law::line("Beatty", line.first, body, beatty::fitted(&floors, slope)))
    })
}
