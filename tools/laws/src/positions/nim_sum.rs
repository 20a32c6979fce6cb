//! Piles whose nim-sum of f(pile) is 0: f is read off the list, then has a law of its own.
//!
//! - Two piles with the same partners have the same value. In the order of their size, a new value
//!   is the nim-sum of known ones if a P-position says so, otherwise the next power of two. Another
//!   choice would be another game with the same P-positions.

use crate::law::Domain;
use crate::line::find::find_line;
use crate::tree::Definition;
use crate::tree::operator::Operator;
use crate::tree::{Expr, Fold, n};
use crate::{Law, Line, Positions};
use std::collections::{BTreeMap, BTreeSet};

/// The law for each value that the smallest pile may have.
pub fn fit(positions: &Positions) -> Vec<Law> {
    let arity = positions.tuples.first().map_or(0, Vec::len);
    if !(2..=4).contains(&arity) || positions.tuples.iter().any(|tuple| tuple.len() != arity) {
        return vec![];
    }
    [0, 1].into_iter().filter_map(|start| law(positions, start)).collect()
}

fn law(positions: &Positions, start: i128) -> Option<Law> {
    let line = values(positions, start)?;
    let best = find_line(&line).into_iter().next()?;
    let fixing = line.first + best.fitted as u64;
    let fitted = positions.tuples.iter().take_while(|t| t.iter().all(|&n| n < fixing)).count();
    let of_pile = Definition::of_pile(best.law.definition.named("f").at(&[n()]));
    let condition = Expr::Fold(Fold::Xor, of_pile, vec![]).is(Operator::Equal, 0);
    let is_doubtful = best.law.is_doubtful || best.confirmed < 8;
    let law = Law::piles("nim-sum of f(pile)", Domain::Piles, condition, fitted.max(1));
    Some(law.doubted(is_doubtful))
}

/// The values of f up to the largest pile that occurs.
fn values(positions: &Positions, start: i128) -> Option<Line> {
    let mut partners: BTreeMap<u64, BTreeSet<Vec<u64>>> = BTreeMap::new();
    for tuple in &positions.tuples {
        for i in 0..tuple.len() {
            let rest = [&tuple[..i], &tuple[i + 1..]].concat();
            partners.entry(tuple[i]).or_default().insert(rest);
        }
    }
    let (&first, &last) = (partners.keys().next()?, partners.keys().next_back()?);
    let mut of_class: BTreeMap<&BTreeSet<Vec<u64>>, i128> = BTreeMap::new();
    let mut values: Vec<i128> = Vec::new();
    for n in first..=last {
        let class = partners.get(&n)?;
        let known = |rest: &&Vec<u64>| rest.iter().all(|&m| m < n);
        let by_others = class
            .iter()
            .find(known)
            .map(|rest| rest.iter().fold(0, |xor, &m| xor ^ values[(m - first) as usize]));
        let largest = values.iter().max().copied();
        // Without order there are more new values than a game of this size can have.
        let new = largest.map_or(start, |v| (v as u128 + 1).next_power_of_two() as i128);
        if new > 1 << 40 {
            return None;
        }
        let value = of_class.get(class).copied().or(by_others).unwrap_or(new);
        of_class.insert(class, value);
        values.push(value);
    }
    Some(Line { first, values })
}
