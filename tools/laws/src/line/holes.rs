//! Lines in which some values do not exist: they may be whatever repeats.

use super::period;
use crate::table::HOLE;
use crate::{Law, Line};

/// The laws of the line with the values that the shortest period has in the place of its holes.
pub fn fit(line: &Line) -> Vec<Law> {
    let count = line.values.len();
    let filled = (1..=count / 3).find_map(|period| filled(line, period));
    filled.map_or_else(Vec::new, |line| period::fit(&line))
}

/// Where the last values of each remainder repeat from the middle on.
fn filled(line: &Line, period: usize) -> Option<Line> {
    let values = &line.values;
    let mut block = vec![None; period];
    let middle = values.len() / 2;
    for (i, &value) in values.iter().enumerate().skip(middle).filter(|cell| *cell.1 != HOLE) {
        if *block[i % period].get_or_insert(value) != value {
            return None;
        }
    }
    let block = block.into_iter().collect::<Option<Vec<i128>>>()?;
    Some(line.filled(|n| Some(block[(n - line.first) as usize % period])))
}
