//! Sets of single numbers: by their sorted list, or by a line of zeros and ones.

use super::holds;
use crate::law::{Domain, ENOUGH};
use crate::line::{exceptions, find, list};
use crate::tree::Expr;
use crate::{Law, Line, Positions};

/// Longer lines of zeros and ones take too long.
const MAX_LENGTH: u64 = 5_000_000;

pub fn fit(positions: &Positions) -> Vec<Law> {
    [by_list(positions), by_line(positions)].concat()
}

fn of_number(law: &Law, condition: Expr, (least, fitted): (u64, usize)) -> Law {
    let of_number = Law::piles(law.family, Domain::Number, condition, fitted);
    Law { piles: (Some(1), least), ..of_number }.doubted(law.is_doubtful)
}

fn by_list(positions: &Positions) -> Vec<Law> {
    let list: Vec<i128> = positions.tuples.iter().map(|tuple| i128::from(tuple[0])).collect();
    let list = Line { first: 1, values: list };
    let of_set = |law: Law| {
        let next = law.predict(&[list.values.len() as u64 + 1]);
        let is_complete = next.is_none_or(|next| next > i128::from(positions.up_to));
        let condition = list::contains(&law, Expr::Pile(0));
        let of_set = Law { needed: law.needed, ..of_number(&law, condition, (0, law.fitted)) };
        is_complete.then_some(of_set)
    };
    list::laws(&list).into_iter().filter_map(of_set).collect()
}

/// Which numbers are there, as ones among zeros; `None` if they are too many, or no single numbers.
pub fn line(positions: &Positions) -> Option<Line> {
    if positions.up_to > MAX_LENGTH || positions.tuples.iter().any(|tuple| tuple.len() != 1) {
        return None;
    }
    let first = positions.least();
    let is_lost = |n: u64| i128::from(positions.tuples.contains(&vec![n]));
    Some(Line { first, values: (first..=positions.up_to).map(is_lost).collect() })
}

fn by_line(positions: &Positions) -> Vec<Law> {
    let Some(line) = line(positions) else { return vec![] };
    let first = line.first;
    let ones = |cells: usize| line.values.iter().take(cells).filter(|value| **value == 1).count();
    let of_set = |law: Law| {
        let condition = holds(law.definition.named("f").at(&[Expr::Pile(0)]));
        let needed = ENOUGH.max(ones(law.needed.min(line.values.len())));
        Law { needed, ..of_number(&law, condition, (first, ones(law.fitted))) }
    };
    let near = exceptions::bits(&find::beginning(&line)).unwrap_or(f64::INFINITY);
    find::fit(&find::beginning(&line)).into_iter().filter(|law| law.bits < near).map(of_set).collect()
}
