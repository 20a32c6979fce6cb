//! Values that depend on one number made of both coordinates: x xor y, x + y, the nim product, the
//! smaller of two lowest bits; the law of that number is sought as that of a line.

use super::key::{Key, keys};
use crate::line::find::find_line;
use crate::tree::Definition;
use crate::tree::operator::Operator;
use crate::tree::{Expr, Scope, n};
use crate::table::HOLE;
use crate::{Grid, Law, Line};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// Checkerboards are decided by hundreds of numbers.
const MAX_LAWS: usize = 8;

/// A law for each number that decides the values.
pub fn fit(grid: &Grid) -> Vec<Law> {
    let mut keys = keys();
    keys.sort_by(|a, b| a.bits.total_cmp(&b.bits));
    let (mut laws, mut least) = (Vec::new(), f64::INFINITY);
    for key in keys {
        // What is longer than a law that is known would not count.
        if key.bits > least + 3.0 {
            break;
        }
        if let Some(law) = fit_key(grid, &key) {
            least = law.bits.min(least);
            laws.push(law);
        }
        if laws.len() == MAX_LAWS {
            break;
        }
    }
    laws
}

fn of(key: &Key, x: u64, y: u64) -> Option<i128> {
    key.expr.value(Scope { arguments: &[x.into(), y.into()], piles: &[] })
}

fn fit_key(grid: &Grid, key: &Key) -> Option<Law> {
    let (table, wrong) = table(grid, key)?;
    let is_constant = table.values().all(|v| Some(v) == table.values().next());
    // A number for each cell explains nothing.
    if is_constant || 4 * grid.cells().count() < 5 * table.len() {
        return None;
    }
    let OfKey { value, fitted, is_sure } = of_key(&table)?;
    let mut unseen: BTreeSet<i128> = table.keys().copied().take(fitted.min(table.len())).collect();
    let mut cells = grid.cells().take_while(|&(x, y, _)| {
        if let Some(k) = of(key, x, y) {
            unseen.remove(&k);
        }
        !unseen.is_empty()
    });
    let fitted = cells.by_ref().count() + 1;
    let rest = match value {
        Value::Inline(expr) => expr.with_arguments(std::slice::from_ref(&key.expr)),
        Value::Call(definition) => Expr::Call(definition, vec![key.expr.clone()]),
    };
    let points: Vec<(Vec<u64>, i128)> = wrong.into_iter().map(|((x, y), value)| (vec![x, y], value)).collect();
    let body = if points.is_empty() { rest } else { Expr::Except(points.into(), Box::new(rest)) };
    Some(Law::grid(key.family, grid.first, body, fitted).doubted(!is_sure))
}

type Values = BTreeMap<i128, i128>;
type Wrong = BTreeMap<(u64, u64), i128>;

/// The value for each key, and the few cells near the origin that have another one.
fn table(grid: &Grid, key: &Key) -> Option<(Values, Wrong)> {
    let mut table = BTreeMap::new();
    let near = grid.first + (grid.rows.len() as u64 / 4).min(4);
    let (mut wrong, mut close) = (BTreeMap::new(), Vec::new());
    for (x, y, value) in grid.cells() {
        match of(key, x, y) {
            Some(k) if x >= near || y >= near => {
                if *table.entry(k).or_insert(value) != value {
                    return None;
                }
            }
            None if x >= near && y >= near => return None,
            k => close.push((x, y, k, value)),
        }
    }
    for (x, y, k, value) in close {
        let is_right = k.is_some_and(|k| *table.entry(k).or_insert(value) == value);
        if !is_right {
            wrong.insert((x, y), value);
        }
    }
    (wrong.len() <= 6).then_some((table, wrong))
}

/// The value for a key.
enum Value {
    Inline(Expr),
    Call(Rc<Definition>),
}

struct OfKey {
    value: Value,
    fitted: usize,
    is_sure: bool,
}

/// The only key with another value than all others, with both values.
fn single(table: &Values) -> Option<(i128, i128, i128)> {
    let (&first, &last) = (table.values().next()?, table.values().next_back()?);
    let mut others = table.iter().filter(|(_, value)| **value != first);
    let (&key, &value) = others.next()?;
    (others.next().is_none() && first == last).then_some((key, value, first))
}

/// The law of the key: the same number, a step from one value to another, or that of a line.
fn of_key(table: &Values) -> Option<OfKey> {
    let (&least, &most) = (table.keys().next()?, table.keys().next_back()?);
    if table.iter().all(|(k, v)| k == v) {
        return Some(OfKey { value: Value::Inline(n()), fitted: 2, is_sure: true });
    }
    let values: Vec<i128> = table.values().copied().collect();
    let steps: Vec<usize> = (1..values.len()).filter(|&i| values[i] != values[i - 1]).collect();
    if let [step] = steps[..] {
        let bound = *table.keys().nth(step)?;
        let value = Expr::choice(n().is(Operator::Below, bound), values[0], values[step]);
        return Some(OfKey { value: Value::Inline(value), fitted: (bound - least) as usize + 1, is_sure: true });
    }
    if let Some((key, value, other)) = single(table) {
        let value = Expr::choice(n().is(Operator::Equal, key), value, other);
        return Some(OfKey { value: Value::Inline(value), fitted: (key - least) as usize + 2, is_sure: table.len() > 8 });
    }
    if least < 0 {
        return of_both_signs(table);
    }
    // Not every number is a product.
    let length = most - least + 1;
    if length > 16 * values.len() as i128 {
        return None;
    }
    let values = (least..=most).map(|key| table.get(&key).copied().unwrap_or(HOLE)).collect();
    let best = find_line(&Line { first: u64::try_from(least).ok()?, values }).into_iter().next()?;
    let is_sure = !best.law.is_doubtful && best.confirmed >= 8;
    let definition = best.law.definition.named("f");
    let value = match &definition.body {
        body if body.is_plain() => Value::Inline(body.clone()),
        _ => Value::Call(Rc::clone(&definition)),
    };
    Some(OfKey { value, fitted: best.fitted, is_sure })
}

/// One law for keys from 0 on, and another one for those below, by what they are below 0.
fn of_both_signs(table: &Values) -> Option<OfKey> {
    let above: Values = table.range(0..).map(|(k, v)| (*k, *v)).collect();
    let below: Values = table.range(..0).map(|(k, v)| (-k, *v)).collect();
    let of = |values: &Values| {
        let first = *values.values().next()?;
        if values.values().all(|v| *v == first) {
            let value = Value::Inline(Expr::Number(first));
            return Some(OfKey { value, fitted: 1, is_sure: values.len() > 8 });
        }
        of_key(values)
    };
    let (above, below) = (of(&above)?, of(&below)?);
    let (Value::Inline(yes), Value::Inline(no)) = (above.value, below.value) else { return None };
    let no = no.with_arguments(&[n().times(-1)]);
    let value = Value::Inline(Expr::choice(n().is(Operator::AtLeast, 0), yes, no));
    let is_sure = above.is_sure && below.is_sure;
    Some(OfKey { value, fitted: above.fitted + below.fitted, is_sure })
}
