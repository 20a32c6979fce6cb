//! Sets of numbers by the law of their sorted list.

use super::find::beginning;
use super::{beatty, period, polynomial, recurrence, transform};
use crate::choice::choose;
use crate::tree::Definition;
use crate::tree::{Expr, Search, n};
use crate::{Law, Line, information};
use std::rc::Rc;

/// The laws of a strictly increasing list.
pub fn laws(list: &Line) -> Vec<Law> {
    if list.values.len() < 6 || list.values.windows(2).any(|pair| pair[0] >= pair[1]) {
        return vec![];
    }
    let families = [beatty::fit, period::fit, recurrence::fit, polynomial::fit, transform::fit];
    let part = beginning(list);
    let laws = families.iter().flat_map(|family| family(&part));
    let grows = |law: &Law| {
        let far = (0..40).filter_map(|i| law.predict(&[(list.first + list.values.len() as u64) << i]));
        far.collect::<Vec<i128>>().windows(2).all(|pair| pair[0] < pair[1] || pair[0] == i128::MAX)
    };
    let is_right = |law: &Law| grows(law) && list.cells().all(|(i, value)| law.predict(&[i]) == Some(value));
    let laws: Vec<Law> = laws.filter(is_right).collect();
    let beyond: Vec<Vec<u64>> =
        (1..200).map(|i| vec![list.first + list.values.len() as u64 + i * i]).collect();
    let found = choose(laws, information::bits(&part.values), list.values.len(), &beyond);
    found.into_iter().map(|found| found.law).collect()
}

/// The sequence of a law of a list.
pub fn sequence(law: &Law) -> Rc<Definition> {
    Rc::new(Definition::sequence(law.definition.low(), law.definition.body.clone()))
}

/// Whether a number is in the list of a law.
pub fn contains(law: &Law, number: Expr) -> Expr {
    Expr::Search(Search::Contains, sequence(law), Box::new(number))
}

/// A line of two values, by the places where one of them stands.
pub fn fit(line: &Line) -> Vec<Law> {
    let Some(&other) = line.values.iter().find(|value| **value != line.values[0]) else { return vec![] };
    let kinds = [line.values[0], other];
    if !line.values.iter().all(|value| kinds.contains(value)) {
        return vec![];
    }
    [(kinds[0], kinds[1]), (kinds[1], kinds[0])].into_iter().flat_map(|pair| places(line, pair)).collect()
}

/// The value `there` stands at the places of a list, `elsewhere` everywhere else. Where it stands
/// from some place on, that is the business of `period`.
fn places(line: &Line, (there, elsewhere): (i128, i128)) -> Vec<Law> {
    let places: Vec<u64> = line.cells().filter(|cell| cell.1 == there).map(|cell| cell.0).collect();
    let list = Line { first: 1, values: places.iter().map(|&n| i128::from(n)).collect() };
    let with_places = |law: Law| {
        let count = law.fitted.min(places.len());
        let fitted = count.checked_sub(1).map_or(0, |i| (places[i] - line.first) as usize + 1);
        let body = Expr::choice(contains(&law, n()), there, elsewhere);
        Law::line(law.family, line.first, body, fitted).doubted(law.is_doubtful)
    };
    let is_solid = |law: &Law| {
        let end = list.values.len() as u64 + 1;
        (end..end + 40).all(|i| match (law.predict(&[i]), law.predict(&[i + 1])) {
            (Some(a), Some(b)) => b == a.saturating_add(1),
            _ => false,
        })
    };
    laws(&list).into_iter().filter(|law| !is_solid(law)).map(with_places).collect()
}
