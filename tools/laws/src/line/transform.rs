//! Values that are a simple function of a known one: a multiple and a constant, a table by its
//! remainder, or a table of its small values; a few of the first values may be different.

use super::features::{Feature, of_bits, of_primes, of_size, of_zeckendorf};
use crate::tree::operator::Operator;
use crate::tree::{Expr, Scope, n};
use crate::table::HOLE;
use crate::{Law, Line};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;

/// Hundreds of features decide values that repeat; the shortest laws are enough.
const MAX_LAWS: usize = 24;

/// The laws of the features that decide the values.
pub fn fit(line: &Line) -> Vec<Law> {
    if line.values.len() < 8 || line.values.iter().all(|value| *value == line.values[0]) {
        return vec![];
    }
    let mut proposed: Vec<(f64, Feature, Transform)> = Vec::new();
    for feature in candidates(line) {
        for shift in [0, 1, -1, 2, -2] {
            let shifted = feature.shifted(shift);
            let with_bits = |transform: Transform| {
                (transform.expr(shifted.expr.clone()).bits(), shifted.clone(), transform)
            };
            proposed.extend(Transform::all(line, &shifted).into_iter().map(with_bits));
        }
    }
    proposed.sort_by(|a, b| a.0.total_cmp(&b.0));
    let laws = proposed.into_iter().filter_map(|(_, feature, transform)| law(line, &feature, transform));
    let mut laws: Vec<Law> = laws.take(MAX_LAWS).collect();
    for sum in sums(line) {
        laws.extend(affine(&sample(line, &sum)).and_then(|transform| law(line, &sum, transform)));
    }
    laws
}

fn candidates(line: &Line) -> Vec<Feature> {
    let mut all = [of_bits(), of_size(), of_zeckendorf()].concat();
    if has_small_indices(line) {
        all.extend(of_primes());
    }
    all
}

/// Factors of larger numbers take too long.
fn has_small_indices(line: &Line) -> bool {
    line.first + (line.values.len() as u64) < 3_000_000
}

/// Families of numbers whose remainders by larger numbers occur in games, too.
const COUNTS: [&str; 4] = ["digits", "popcount", "v2", "Zeckendorf"];

/// How many of the first values may be different.
fn lead(line: &Line) -> usize {
    (line.values.len() / 4).min(32)
}

fn value(expr: &Expr, n: u64) -> Option<i128> {
    expr.value(Scope { arguments: &[n.into()], piles: &[] })
}

#[derive(Clone)]
enum Transform {
    Affine(i128, i128),
    Remainder(i128, BTreeMap<i128, i128>),
    Capped(i128, BTreeMap<i128, i128>),
}

impl Transform {
    /// The transforms that are right for the first values after the lead.
    fn all(line: &Line, feature: &Feature) -> Vec<Transform> {
        let sample = sample(line, feature);
        let mut transforms: Vec<Transform> = affine(&sample).into_iter().collect();
        // What repeats is no matter of powers.
        if feature.family == "powers" {
            return transforms;
        }
        let is_quotient = matches!(feature.family, "n div k" | "n mod m");
        let most = if is_quotient { 40 } else if COUNTS.contains(&feature.family) { 16 } else { 6 };
        for m in 2..=most {
            let table = table(&sample, |h| h.rem_euclid(m));
            transforms.extend(table.filter(|t| t.len() as i128 == m).map(|t| Transform::Remainder(m, t)));
        }
        for c in if is_quotient { 0..0 } else { 1..5 } {
            let table = table(&sample, |h| h.min(c));
            let is_full = |t: &BTreeMap<i128, i128>| t.len() > 1 && t.contains_key(&c);
            let with_lead = |mut table: BTreeMap<i128, i128>| {
                let early: Vec<(u64, i128)> = line.cells().take_while(|cell| cell.0 < line.first + lead(line) as u64).collect();
                for &(n, v) in early.iter().rev() {
                    if let Some(h) = value(&feature.expr, n).filter(|h| *h < c) {
                        table.entry(h).or_insert(v);
                    }
                }
                Transform::Capped(c, table)
            };
            transforms.extend(table.filter(is_full).map(with_lead));
        }
        transforms
    }

    fn key(&self, h: i128) -> i128 {
        match self {
            Transform::Affine(..) => h,
            Transform::Remainder(m, _) => h.rem_euclid(*m),
            Transform::Capped(c, _) => h.min(*c),
        }
    }

    fn apply(&self, h: i128) -> Option<i128> {
        match self {
            Transform::Affine(a, c) => a.checked_mul(h)?.checked_add(*c),
            Transform::Remainder(_, table) => table.get(&self.key(h)).copied(),
            // What is not in the table is like the next one.
            Transform::Capped(_, table) => table.range(self.key(h)..).next().map(|(_, value)| *value),
        }
    }

    /// What becomes of an expression.
    fn expr(&self, h: Expr) -> Expr {
        match self {
            Transform::Affine(a, c) => h.affine(*a, *c),
            Transform::Remainder(m, table) => {
                Expr::entry(&table.values().copied().collect::<Vec<_>>(), h.modulo(*m))
            }
            Transform::Capped(c, _) => {
                let values: Vec<i128> = (0..=*c).map(|h| self.apply(h).unwrap_or(0)).collect();
                let changes: Vec<usize> = (1..values.len()).filter(|&i| values[i] != values[i - 1]).collect();
                match changes[..] {
                    [at, next] if next == at + 1 && values[0] == values[next] => {
                        Expr::choice(h.is(Operator::Equal, at as i128), values[at], values[0])
                    }
                    [1] => Expr::entry(&values[..2], h.is(Operator::Above, 0)),
                    [at] => Expr::choice(h.is(Operator::Below, at as i128), values[0], values[at]),
                    _ => Expr::Entry(values.into(), Box::new(Expr::binary(Operator::Min, h, *c))),
                }
            }
        }
    }
}

/// Some values after the lead with their features, in the order of the index; none if the feature
/// does not decide the values.
fn sample(line: &Line, feature: &Feature) -> Vec<(i128, i128)> {
    let (mut sample, mut known) = (Vec::new(), HashMap::new());
    for (n, v) in line.cells().skip(lead(line)).take(160) {
        let Some(h) = value(&feature.expr, n) else { break };
        if *known.entry(h).or_insert(v) != v {
            return vec![];
        }
        sample.push((h, v));
    }
    sample
}

fn affine(sample: &[(i128, i128)]) -> Option<Transform> {
    let &(h0, v0) = sample.first()?;
    let &(h1, v1) = sample.iter().find(|(h, _)| *h != h0)?;
    let (dv, dh) = (v1.checked_sub(v0)?, h1.checked_sub(h0)?);
    let a = dv / dh;
    if dv % dh != 0 || a == 0 {
        return None;
    }
    let transform = Transform::Affine(a, v0.checked_sub(a.checked_mul(h0)?)?);
    sample.iter().all(|&(h, v)| transform.apply(h) == Some(v)).then_some(transform)
}

/// The values by key, if each key has one.
fn table(sample: &[(i128, i128)], key: impl Fn(i128) -> i128) -> Option<BTreeMap<i128, i128>> {
    let mut table = BTreeMap::new();
    if !sample.iter().all(|&(h, v)| *table.entry(key(h)).or_insert(v) == v) {
        return None;
    }
    let first = table.values().next()?;
    table.values().any(|value| value != first).then_some(table)
}

/// The law, if it holds but for a few of the first values.
fn law(line: &Line, feature: &Feature, transform: Transform) -> Option<Law> {
    let lead = lead(line);
    let of: Vec<Option<i128>> =
        (0..line.values.len() as u64).map(|i| value(&feature.expr, line.first + i)).collect();
    let is_right =
        |i: usize| line.values[i] == HOLE || of[i].and_then(|h| transform.apply(h)) == Some(line.values[i]);
    if !(lead..line.values.len()).all(is_right) {
        return None;
    }
    // Each entry of a table must have been seen to come again.
    let seen: BTreeSet<i128> = of.iter().flatten().copied().collect();
    match transform {
        Transform::Remainder(m, _) if (seen.len() as i128) <= m => return None,
        Transform::Capped(c, _) if seen.range(c..).count() < 2 => return None,
        _ => {}
    }
    let wrong: Vec<usize> = (0..lead).filter(|&i| !is_right(i)).collect();
    // A pre-period is the business of `period`.
    let most = if feature.family == "n mod m" { 0 } else { 4 };
    if wrong.len() > most {
        return None;
    }
    let wanted = match &transform {
        Transform::Affine(..) => 2,
        Transform::Remainder(_, table) | Transform::Capped(_, table) => table.len(),
    };
    // How many values show all that is in the transform.
    let mut shown = BTreeSet::new();
    let shows = |i: &usize| {
        shown.extend(of[*i].filter(|_| !wrong.contains(i)).map(|h| transform.key(h)));
        shown.len() < wanted
    };
    let fitted = (0..of.len()).take_while(shows).count() + 1;
    let fitted = fitted.max(wrong.last().map_or(0, |i| i + 1));
    let points: Vec<(Vec<u64>, i128)> =
        wrong.iter().map(|&i| (vec![line.first + i as u64], line.values[i])).collect();
    let rest = transform.expr(feature.expr.clone());
    let body = if points.is_empty() { rest } else { Expr::Except(Rc::from(points), Box::new(rest)) };
    let (family, period) = match (&transform, feature.family, &feature.expr) {
        (Transform::Remainder(m, _), "n div k", Expr::Binary(_, both)) => {
            let k = if let Expr::Number(k) = both.1 { k } else { 1 };
            ("n mod m", (m * k) as usize)
        }
        (Transform::Remainder(m, _), "n mod m", _) => ("n mod m", *m as usize),
        (Transform::Affine(..), "n mod m", _) => ("linear", 1),
        (_, family, _) => (family, 0),
    };
    let is_patched = wrong.len() > 2 && !matches!(transform, Transform::Affine(..));
    let is_doubtful = is_little(feature, &transform, &seen) || is_patched || has_two_digits(line, feature) || changes_seldom(line, feature);
    let law = Law::line(family, line.first, body, fitted).doubted(is_doubtful);
    Some(if period > 0 { law.with_period(period) } else { law })
}

/// Whether too few values of a feature were seen: what is special about the next ones is not known.
fn is_little(feature: &Feature, transform: &Transform, seen: &BTreeSet<i128>) -> bool {
    match transform {
        Transform::Remainder(m, _) => (seen.len() as i128) < 2 * m,
        Transform::Affine(..) => seen.len() < 4 && !feature.expr.is_condition(),
        Transform::Capped(..) => false,
    }
}

/// Whether no number has a third digit: then most is said by remainders and quotients, too.
fn has_two_digits(line: &Line, feature: &Feature) -> bool {
    let is_of_digits = matches!(feature.family, "digits" | "has a digit" | "count of a digit");
    let base = feature.expr.base().unwrap_or(0);
    is_of_digits && i128::from(line.first) + line.values.len() as i128 <= base * base
}

/// How often a value must have changed at least.
const ENOUGH_CHANGES: usize = 6;

/// Whether the values change ever more seldom, and did so only a few times: long runs say little.
fn changes_seldom(line: &Line, feature: &Feature) -> bool {
    let is_quotient = matches!(feature.family, "n div k" | "n mod m");
    let changes = line.values.windows(2).filter(|pair| pair[0] != pair[1]).count();
    !is_quotient && changes < ENOUGH_CHANGES
}

/// Sums, differences and nim-sums of two features.
fn sums(line: &Line) -> Vec<Feature> {
    if !has_small_indices(line) {
        return vec![];
    }
    // Sums of everything would explain anything.
    let is_count = |f: &Feature| ["v2", "bit length", "popcount"].contains(&f.family);
    let mut all = of_primes();
    all.extend(of_bits().into_iter().filter(is_count));
    all.push(Feature { family: "square root", expr: Expr::function("square_root", [n()]) });
    all.push(Feature { family: "n mod m", expr: n() });
    let cells: Vec<(u64, i128)> = line.cells().skip(lead(line)).filter(|c| c.0 > 0).take(64).collect();
    let column = |f: &Feature| cells.iter().map(|&(n, _)| value(&f.expr, n)).collect::<Option<Vec<i128>>>();
    let known: Vec<(&Feature, Vec<i128>)> = all.iter().filter_map(|f| Some((f, column(f)?))).collect();
    let is_new = |column: &[i128]| column.iter().any(|v| *v != column[0]);
    let mut found = Vec::new();
    for (i, (f, a)) in known.iter().enumerate() {
        for (g, b) in known[..i].iter().chain(&known[i + 1..]).filter(|(_, b)| is_new(a) && is_new(b)) {
            for operator in [Operator::Add, Operator::Sub, Operator::Xor] {
                let rest = |k: usize| operator.of(a[k], b[k]).and_then(|sum| cells[k].1.checked_sub(sum));
                if rest(0).is_some() && (1..cells.len()).all(|k| rest(k) == rest(0)) {
                    let expr = Expr::binary(operator, f.expr.clone(), g.expr.clone());
                    found.push(Feature { family: g.family, expr });
                }
            }
        }
    }
    found
}

