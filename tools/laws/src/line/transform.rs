//! Values that are a simple function of a known one: a multiple and a constant, a table by its
//! remainder, or a table of its small values; a few of the first values may be different.

use super::affine::affine;
use super::arithmetic;
use super::features::{self, Feature, RustText};
use crate::code::{Code, Expr, OF_LINE, exceptions, tables};
use crate::information::number;
use crate::{Law, Line};
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

/// A law for each feature that decides the values.
pub fn fit(line: &Line) -> Vec<Law> {
    if line.values.len() < 8 || line.values.iter().all(|value| *value == line.values[0]) {
        return vec![];
    }
    let mut laws = Vec::new();
    for feature in candidates(line) {
        for shift in [0, 1, -1, 2, -2] {
            let shifted = feature.shifted(shift);
            laws.extend(
                Transform::all(line, &shifted)
                    .into_iter()
                    .filter_map(|transform| law(line, &shifted, transform)),
            );
        }
    }
    for sum in sums(line) {
        laws.extend(affine_transform(&sample(line, &sum)).and_then(|transform| law(line, &sum, transform)));
    }
    laws
}

fn candidates(line: &Line) -> Vec<Feature> {
    let mut all = [features::of_bits(), features::of_size(), arithmetic::of_zeckendorf()].concat();
    if has_small_indices(line) {
        all.extend(arithmetic::of_primes());
    }
    all
}

/// Factors of larger numbers take too long.
fn has_small_indices(line: &Line) -> bool {
    line.first + (line.values.len() as u64) < 3_000_000
}

/// How many of the first values may be different.
fn lead(line: &Line) -> usize {
    (line.values.len() / 4).min(32)
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
        let mut transforms: Vec<Transform> = affine_transform(&sample).into_iter().collect();
        let is_quotient = matches!(feature.family, "n div k" | "n mod m");
        let moduli = if is_quotient { 2..=40 } else { 2..=6 };
        for m in moduli {
            let table = table(&sample, |h| h.rem_euclid(m));
            transforms.extend(table.filter(|t| t.len() as i128 == m).map(|t| Transform::Remainder(m, t)));
        }
        for c in if is_quotient { 0..0 } else { 1..5 } {
            let table = table(&sample, |h| h.min(c));
            transforms
                .extend(table.filter(|t| t.len() > 1 && t.contains_key(&c)).map(|t| Transform::Capped(c, t)));
        }
        transforms
    }

    fn apply(&self, h: i128) -> Option<i128> {
        match self {
            Transform::Affine(a, c) => a.checked_mul(h)?.checked_add(*c),
            Transform::Remainder(m, table) => table.get(&h.rem_euclid(*m)).copied(),
            Transform::Capped(c, table) => table.get(&h.min(*c)).copied(),
        }
    }

    fn bits(&self) -> f64 {
        let of_table = |table: &BTreeMap<i128, i128>| table.values().map(|&v| number(v) + 1.0).sum::<f64>();
        match self {
            Transform::Affine(1, 0) => 1.0,
            Transform::Affine(a, c) => number(*a) + number(*c),
            Transform::Remainder(m, table) => {
                number(*m) + divisor(table).map_or(3.0 + of_table(table), |k| number(k) - 2.0)
            }
            Transform::Capped(c, table) => 3.0 + number(*c) + of_table(table),
        }
    }

    /// What becomes of an expression, and a line that comes first.
    fn code(&self, h: &Expr) -> (Vec<String>, Expr) {
        match self {
            Transform::Affine(a, c) => (vec![], h.affine(*a, *c)),
            Transform::Remainder(m, table) => {
                let values: Vec<i128> = table.values().copied().collect();
                tables::select("VALUES", &h.rem(*m), &values)
            }
            Transform::Capped(c, table) => {
                // What is not in the table is not to be had.
                let value = |h: i128| table.range(h..).next().map_or(0, |(_, value)| *value);
                tables::capped("VALUES", h, &(0..=*c).map(value).collect::<Vec<_>>())
            }
        }
    }

    fn text(&self, feature: &str) -> String {
        let list = |table: &BTreeMap<i128, i128>| {
            table.values().map(i128::to_string).collect::<Vec<String>>().join(", ")
        };
        let inner = if feature.contains(' ') { format!("({feature})") } else { feature.to_owned() };
        match self {
            Transform::Affine(a, c) if feature.contains(' ') && !feature.ends_with(')') && *a != 1 => {
                affine(*a, &format!("({feature})"), *c)
            }
            Transform::Affine(a, c) => affine(*a, feature, *c),
            Transform::Remainder(m, table) => match divisor(table) {
                Some(1) => format!("{inner} mod {m}"),
                Some(k) => format!("({inner} mod {m}) div {k}"),
                None => format!("[{}] at {inner} mod {m}", list(table)),
            },
            Transform::Capped(c, table) => format!("[{}] at min({feature}, {c})", list(table)),
        }
    }
}

/// The k for which all values are key div k.
fn divisor(table: &BTreeMap<i128, i128>) -> Option<i128> {
    let k = *table.iter().find(|(_, value)| **value != 0)?.0;
    (k > 0 && table.iter().all(|(key, value)| key / k == *value)).then_some(k)
}

/// Some values after the lead with their features, in the order of the index; none if the feature
/// does not decide the values.
fn sample(line: &Line, feature: &Feature) -> Vec<(i128, i128)> {
    let (mut sample, mut known) = (Vec::new(), HashMap::new());
    for (n, value) in line.cells().skip(lead(line)).take(160) {
        let Some(h) = (feature.at)(n) else { break };
        if *known.entry(h).or_insert(value) != value {
            return vec![];
        }
        sample.push((h, value));
    }
    sample
}

fn affine_transform(sample: &[(i128, i128)]) -> Option<Transform> {
    let &(h0, v0) = sample.first()?;
    let &(h1, v1) = sample.iter().find(|(h, _)| *h != h0)?;
    let (dv, dh) = (v1.checked_sub(v0)?, h1.checked_sub(h0)?);
    let a = dv / dh;
    if dv % dh != 0 || a == 0 {
        return None;
    }
    let c = v0.checked_sub(a.checked_mul(h0)?)?;
    let transform = Transform::Affine(a, c);
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
    let right = |n: u64, value: i128| (feature.at)(n).and_then(|h| transform.apply(h)) == Some(value);
    if !line.cells().skip(lead).all(|(n, value)| right(n, value)) {
        return None;
    }
    // Each entry of a table must have been seen to come again.
    let seen: std::collections::BTreeSet<i128> = line.cells().filter_map(|(n, _)| (feature.at)(n)).collect();
    match transform {
        Transform::Remainder(m, _) if (seen.len() as i128) < 2 * m => return None,
        Transform::Capped(c, _) if seen.range(c..).count() < 2 => return None,
        _ => {}
    }
    let wrong: BTreeMap<u64, i128> = line.cells().take(lead).filter(|&(n, v)| !right(n, v)).collect();
    // A pre-period is the business of `period`.
    let most = if feature.family == "n mod m" { 0 } else { 4 };
    if wrong.len() > most {
        return None;
    }
    let fitted = fitted(line, feature, &transform, &wrong);
    let exceptions = wrong.iter().map(|(&n, &v)| 3.0 + number(i128::from(n - line.first)) + number(v));
    let bits = feature.bits + transform.bits() + exceptions.sum::<f64>();
    let mut formula = format!("g(n) = {}", transform.text(&feature.named()));
    for (n, value) in &wrong {
        formula += &format!(", but g({n}) = {value}");
    }
    let code = code(line.first, feature, &transform, &wrong);
    let at = Rc::clone(&feature.at);
    let family = match (&transform, feature.family) {
        (Transform::Remainder(..), "n div k") => "n mod m",
        (Transform::Affine(..), "n mod m") => "linear",
        (_, family) => family,
    };
    let period = match (&transform, family) {
        (Transform::Remainder(m, _), "n mod m") => *m as usize * quotient(feature),
        _ => 1,
    };
    let predict = move |n: u64| wrong.get(&n).copied().or_else(|| transform.apply(at(n)?));
    Some(Law::of_line(family, (formula, code), (bits, fitted), predict).with_period(period))
}

fn code(first: u64, feature: &Feature, transform: &Transform, wrong: &BTreeMap<u64, i128>) -> Code {
    let low = (first..).find(|n| !wrong.contains_key(n)).unwrap_or(first);
    let n = Expr { low: low.into(), ..Expr::of_u64("n", u64::MAX) };
    let (mut lines, h) = feature.code(&n);
    let (more, value) = transform.code(&h);
    lines.extend(more);
    let others: Vec<i128> = wrong.values().copied().collect();
    Code::wide(OF_LINE, &value, &others).after(lines).after(exceptions("n", wrong))
}

/// The k of n div k.
fn quotient(feature: &Feature) -> usize {
    feature.name.rsplit(" div ").next().and_then(|k| k.parse().ok()).unwrap_or(1)
}

/// How many values show all that is in the transform.
fn fitted(line: &Line, feature: &Feature, transform: &Transform, wrong: &BTreeMap<u64, i128>) -> usize {
    let exceptions = wrong.keys().next_back().map_or(0, |n| (n - line.first) as usize + 1);
    let key = |h: i128| match transform {
        Transform::Affine(..) => h,
        Transform::Remainder(m, _) => h.rem_euclid(*m),
        Transform::Capped(c, _) => h.min(*c),
    };
    let wanted = match transform {
        Transform::Affine(..) => 2,
        Transform::Remainder(_, table) | Transform::Capped(_, table) => table.len(),
    };
    let mut seen = std::collections::BTreeSet::new();
    let mut cells = line.cells().take_while(|&(n, _)| {
        seen.extend((feature.at)(n).filter(|_| !wrong.contains_key(&n)).map(key));
        seen.len() < wanted
    });
    exceptions.max(cells.by_ref().count() + 1)
}

type Way = fn(i128, i128) -> i128;

/// Sums, differences and nim-sums of two features.
fn sums(line: &Line) -> Vec<Feature> {
    if !has_small_indices(line) {
        return vec![];
    }
    // Sums of everything would explain anything.
    let is_count = |f: &Feature| ["v2", "bit length", "popcount"].contains(&f.family);
    let mut all = arithmetic::of_primes();
    all.extend(features::of_bits().into_iter().filter(is_count));
    let start = lead(line);
    let cells: Vec<(u64, i128)> = line.cells().skip(start).filter(|c| c.0 > 0).take(64).collect();
    let known: Vec<(&Feature, Vec<i128>)> = all
        .iter()
        .filter_map(|f| Some((f, cells.iter().map(|&(n, _)| (f.at)(n)).collect::<Option<Vec<i128>>>()?)))
        .collect();
    let ways: [(&'static str, Way); 3] = [("+", |a, b| a + b), ("-", |a, b| a - b), ("xor", |a, b| a ^ b)];
    let mut found = Vec::new();
    for (i, (f, a)) in known.iter().enumerate() {
        for (g, b) in known[..i].iter().chain(&known[i + 1..]) {
            for (sign, way) in ways {
                let rest = |k: usize| cells[k].1.checked_sub(way(a[k], b[k]));
                let is_new = a.iter().any(|v| *v != a[0]) && b.iter().any(|v| *v != b[0]);
                if is_new && (1..cells.len()).all(|k| rest(k) == rest(0)) {
                    found.push(sum(f, g, sign, way));
                }
            }
        }
    }
    found
}

fn sum(f: &Feature, g: &Feature, sign: &'static str, way: Way) -> Feature {
    let (left, right) = (Rc::clone(&f.at), Rc::clone(&g.at));
    Feature {
        name: format!("{} {sign} {}", f.name, g.name),
        family: g.family,
        bits: f.bits + g.bits + 3.0,
        shift: 0,
        rust: RustText::Both(Box::new(f.rust.clone()), sign, Box::new(g.rust.clone())),
        at: Rc::new(move |n| Some(way(left(n)?, right(n)?))),
    }
}
