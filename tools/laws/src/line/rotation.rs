//! Multiples of a quadratic irrational, rounded down, by their remainder: floor((n + s) a) mod m.
//! From one value to the next the remainder grows by one of two numbers next to each other; so the
//! multiples themselves are known but for a multiple of m.

use crate::quadratic::Quadratic;
use crate::tree::n;
use crate::{Law, Line};

/// The largest modulus, and how many values show which slope it is.
const MAX_MODULUS: i128 = 12;
const MIN_VALUES: usize = 60;
/// How many leave none but that.
const SURE_VALUES: usize = 100;

/// The law for each shift and each of the two numbers.
pub fn fit(line: &Line) -> Vec<Law> {
    let Some(most) = line.values.iter().max().filter(|most| (1..MAX_MODULUS).contains(*most)) else {
        return vec![];
    };
    if line.values.len() < MIN_VALUES || line.values.iter().any(|value| *value < 0) {
        return vec![];
    }
    let m = most + 1;
    let shifts = [0, 1, -1].into_iter().flat_map(|shift| (0..m).map(move |least| (shift, least)));
    shifts.filter_map(|(shift, least)| law(line, m, shift, least)).collect()
}

/// The law for steps of `least` and one more.
fn law(line: &Line, m: i128, shift: i128, least: i128) -> Option<Law> {
    let mut floors: Vec<(i128, i128)> = Vec::new();
    let (mut sum, mut before) = (0, None::<i128>);
    for (index, value) in line.cells() {
        let i = i128::from(index) + shift;
        let step = match before {
            Some(before) => (value - before - least).rem_euclid(m) + least,
            // Floors are known from 0 on.
            None if (0..=1).contains(&i) => i * least + (value - i * least).rem_euclid(m),
            None => return None,
        };
        if step > least + 1 {
            return None;
        }
        (sum, before) = (sum + step, Some(value));
        match (i, sum) {
            (1.., _) => floors.push((i, sum)),
            (0, 0) => {}
            _ => return None,
        }
    }
    let slope = Quadratic::with_floors(&floors)?;
    // What is a multiple of m per step changes nothing, and may be shorter.
    let same = (-2..=2).map(|turns| Quadratic { p: slope.p + turns * m * slope.q, ..slope });
    let slope = same.min_by(|a, b| a.bits().total_cmp(&b.bits()))?;
    let body = slope.times(n().plus(shift)).modulo(m);
    let is_doubtful = line.values.len() < SURE_VALUES;
    Some(Law::line("Beatty", line.first, body, line.values.len() / 2).doubted(is_doubtful))
}
