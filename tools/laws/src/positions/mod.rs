//! The families of lists of P-positions.

pub mod list;
pub mod nim_sum;
pub mod pairs;
pub mod piles;
pub mod recurrence;
pub mod square;
pub mod values;

use crate::code::expr::Expr;
use crate::code::{Code, OF_HEAPS};
use crate::information::number;
use crate::law::{ENOUGH, Law};
use crate::line;
use crate::table::{Line, Positions};
use std::rc::Rc;

/// Tables of more cells take too long.
const LARGEST: u64 = 100_000;

/// What each family makes of a list.
pub fn fit(positions: &Positions) -> Vec<Law> {
    if positions.tuples.iter().all(|tuple| tuple.len() == 1) {
        return [numbers(positions), marked(positions)].concat();
    }
    let mut laws = pairs::fit(positions);
    laws.extend(nim_sum::fit(positions));
    laws.extend(piles::fit(positions));
    laws.extend(square::fit(positions));
    laws
}

/// How many bits the choice of the P-positions from all positions takes.
pub fn bits(positions: &Positions) -> f64 {
    let all = positions.count().max(1.0);
    let chosen = positions.tuples.len() as f64;
    let part = |part: f64| if part > 0.0 { part * (all / part).log2() } else { 0.0 };
    (part(chosen) + part((all - chosen).max(0.0))).max(0.0) + number(positions.tuples.len() as i128)
}

impl Positions {
    /// The least entry that can be: 0 only if it occurs.
    fn least(&self) -> u64 {
        u64::from(!self.tuples.iter().any(|tuple| tuple.contains(&0)))
    }

    /// The lengths of the tuples.
    fn arities(&self) -> Vec<usize> {
        let mut arities: Vec<usize> = self.tuples.iter().map(Vec::len).collect();
        arities.sort_unstable();
        arities.dedup();
        arities
    }

    /// How many positions there are up to the bound.
    fn count(&self) -> f64 {
        let sizes = (self.up_to + 1 - self.least().min(self.up_to)) as f64;
        let of = |arity: usize| (0..arity).map(|i| (sizes + i as f64) / (i as f64 + 1.0)).product::<f64>();
        self.arities().into_iter().map(of).sum()
    }

    /// All positions up to the bound, unless they are too many.
    pub fn universe(&self) -> Vec<Vec<u64>> {
        if self.count() > LARGEST as f64 {
            return vec![];
        }
        let longest = self.arities().into_iter().max().unwrap_or(0);
        let (mut tuples, mut all) = (vec![vec![]], Vec::new());
        for arity in 1..=longest {
            tuples = tuples
                .iter()
                .flat_map(|tuple: &Vec<u64>| {
                    let least = tuple.last().copied().unwrap_or(self.least());
                    (least..=self.up_to).map(|n| [&tuple[..], &[n]].concat())
                })
                .collect();
            if self.arities().contains(&arity) {
                all.extend(tuples.iter().cloned());
            }
        }
        all
    }
}

/// Some positions that are not lost, next to those that are.
pub fn beside(positions: &Positions) -> impl Iterator<Item = Vec<u64>> + '_ {
    let moved = |tuple: &Vec<u64>| {
        let at = |i: usize, n: u64| {
            let mut tuple = [&tuple[..i], &[n], &tuple[i + 1..]].concat();
            tuple.sort_unstable();
            tuple
        };
        let least = positions.least();
        let numbers = |n: u64| [n.checked_sub(1).filter(|&n| n >= least), Some(n + 1)].into_iter().flatten();
        (0..tuple.len())
            .flat_map(|i| numbers(tuple[i]).map(move |n| at(i, n)).collect::<Vec<_>>())
            .collect::<Vec<_>>()
    };
    let near = positions.tuples.iter().flat_map(moved);
    near.filter(|tuple| tuple.iter().all(|&n| n <= positions.up_to) && !positions.tuples.contains(tuple))
}

/// Single numbers by their list.
fn numbers(positions: &Positions) -> Vec<Law> {
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

/// Single numbers as a line of zeros and ones.
fn marked(positions: &Positions) -> Vec<Law> {
    if positions.up_to > LARGEST {
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
    let near = line::near::bits(&line).unwrap_or(f64::INFINITY);
    line::fit(&line).into_iter().filter(|law| law.bits < near).map(of_set).collect()
}
