//! Sets of single numbers: by their sorted list, or by a line of zeros and ones.

use crate::code::{Code, Expr, OF_HEAPS};
use crate::law::ENOUGH;
use crate::line::{exceptions, find, list};
use crate::{Law, Line, Positions};
use std::rc::Rc;

/// Longer lines of zeros and ones take too long.
const MAX_LENGTH: u64 = 100_000;

pub fn fit(positions: &Positions) -> Vec<Law> {
    [by_list(positions), by_line(positions)].concat()
}

fn by_list(positions: &Positions) -> Vec<Law> {
    let list: Vec<i128> = positions.tuples.iter().map(|tuple| i128::from(tuple[0])).collect();
    let list = Line { first: 1, values: list };
    let of_set = |law: Law| {
        let next = (law.predict)(&[list.values.len() as u64 + 1]);
        let is_complete = next.is_none_or(|next| next > i128::from(positions.up_to));
        let (formula, inner) = (list::of_list(&law.formula), law.clone());
        let predict = move |at: &[u64]| match at {
            [x] => Some(i128::from(list::index(&inner, 1, *x).is_some())),
            _ => None,
        };
        let test = Code::test(OF_HEAPS, list::is_entry(&law, &Expr::of_u64("heaps[0]", u64::MAX)));
        let code = list::with_index(test, &law, 1);
        is_complete.then(|| Law { formula, code, predict: Rc::new(predict), ..law })
    };
    list::laws(&list).into_iter().filter_map(of_set).collect()
}

fn by_line(positions: &Positions) -> Vec<Law> {
    if positions.up_to > MAX_LENGTH {
        return vec![];
    }
    let first = positions.least();
    let is_lost = |n: u64| i128::from(positions.tuples.contains(&vec![n]));
    let line = Line { first, values: (first..=positions.up_to).map(is_lost).collect() };
    let of_set = |law: Law| {
        let ones = |cells: usize| line.values.iter().take(cells).filter(|value| **value == 1).count();
        let needed = ENOUGH.max(ones(law.needed.min(line.values.len())));
        let is_one = law.code.call("grundy", "heaps[0]").is("==", &Expr::literal(1));
        Law {
            code: Code::test(OF_HEAPS, is_one).calling("grundy", format!("{}.", law.formula), law.code),
            fitted: ones(law.fitted),
            needed,
            formula: format!("lost where g(n) = 1, {}", law.formula),
            ..law
        }
    };
    let near = exceptions::bits(&line).unwrap_or(f64::INFINITY);
    find::fit(&line).into_iter().filter(|law| law.bits < near).map(of_set).collect()
}
