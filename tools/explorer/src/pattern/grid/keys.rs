//! Values that depend on one number made of both coordinates: x xor y, x + y, the nim product, the
//! smaller of two lowest bits; the law of that number is sought as that of a line.

use super::law;
use crate::pattern::find;
use crate::pattern::law::Law;
use crate::pattern::line::features::{self, Feature};
use crate::pattern::table::{Grid, Line, Table};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

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
    }
    laws
}

#[derive(Clone)]
struct Key {
    name: String,
    family: &'static str,
    bits: f64,
    of: Rc<dyn Fn(u64, u64) -> Option<i128>>,
}

type Way = fn(i128, i128) -> i128;

/// The operations with how they are written.
fn ways() -> [(&'static str, &'static str, Way); 9] {
    [
        ("xor", "#1 xor #2", |x, y| x ^ y),
        ("sum", "#1 + #2", |x, y| x + y),
        ("difference", "|#1 - #2|", |x, y| (x - y).abs()),
        ("min", "min(#1, #2)", i128::min),
        ("max", "max(#1, #2)", i128::max),
        ("and", "#1 and #2", |x, y| x & y),
        ("or", "#1 or #2", |x, y| x | y),
        ("product", "#1 * #2", i128::saturating_mul),
        ("nim product", "nim product of #1 and #2", nim_product),
    ]
}

fn keys() -> Vec<Key> {
    let mut all = Vec::new();
    let plain =
        Feature { name: "#".to_owned(), family: "plain", bits: 0.0, at: Rc::new(|n| Some(i128::from(n))) };
    for shift in [0, 1, -1, 2] {
        all.extend(ways().map(|way| key(way, &plain.shifted(shift), way.0)));
    }
    for family in [features::of_bits(), quotients()] {
        for feature in &family {
            for shift in [0, 1] {
                let shifted = feature.shifted(shift);
                all.extend(ways().into_iter().take(7).map(|way| key(way, &shifted, feature.family)));
            }
        }
    }
    all.extend(ratios());
    all
}

fn quotients() -> Vec<Feature> {
    let quotient = |k: u64| Feature {
        name: format!("# div {k}"),
        family: "quotients",
        bits: 4.0,
        at: Rc::new(move |n| Some(i128::from(n / k))),
    };
    let remainder = |m: u64| Feature {
        name: format!("# mod {m}"),
        family: "remainders",
        bits: 4.0,
        at: Rc::new(move |n| Some(i128::from(n % m))),
    };
    (2..=6).map(quotient).chain((2..=9).map(remainder)).collect()
}

fn key((name, text, way): (&'static str, &str, Way), feature: &Feature, family: &'static str) -> Key {
    // A shift has put `n` for the argument already.
    let of = |letter: &str| {
        let text = feature.name.replace(['#', '@'], letter);
        text.replace("(n ", &format!("({letter} "))
    };
    let at = Rc::clone(&feature.at);
    Key {
        name: text.replace("#1", &of("x")).replace("#2", &of("y")),
        family,
        bits: 4.0 + feature.bits + if name == "nim product" { 3.0 } else { 0.0 },
        of: Rc::new(move |x, y| Some(way(at(x)?, at(y)?))),
    }
}

fn ratios() -> Vec<Key> {
    let larger = |x: u64, y: u64| (i128::from(x.max(y)), i128::from(x.min(y)));
    let euclid = move |x: u64, y: u64| {
        let (a, b) = larger(x, y);
        (b > 0).then(|| (a * a - b * b) / (a * b))
    };
    let whole = move |x: u64, y: u64| {
        let (a, b) = larger(x, y);
        a.checked_div(b)
    };
    let divisor = move |x: u64, y: u64| {
        let (mut a, mut b) = larger(x, y);
        while b > 0 {
            (a, b) = (b, a % b);
        }
        Some(a)
    };
    vec![
        Key { name: "floor(|x/y - y/x|)".into(), family: "ratio", bits: 7.0, of: Rc::new(euclid) },
        Key { name: "max(x, y) div min(x, y)".into(), family: "ratio", bits: 7.0, of: Rc::new(whole) },
        Key { name: "gcd(x, y)".into(), family: "gcd", bits: 7.0, of: Rc::new(divisor) },
    ]
}

fn fit_key(grid: &Grid, key: &Key) -> Option<Law> {
    let (table, wrong) = table(grid, key)?;
    let (&least, &most) = (table.keys().next()?, table.keys().next_back()?);
    let given = table.len();
    if table.values().all(|v| Some(v) == table.values().next()) || least < 0 {
        return None;
    }
    let (predict, text, bits, fitted, is_sure) = of_key(&table, (least, most))?;
    let exceptions: f64 = wrong.iter().map(|(at, v)| 6.0 + (at.0 + at.1 + 1) as f64 + v.abs() as f64).sum();
    let mut formula = format!("g(x, y) = {}", with_key(&text, &key.name));
    for ((x, y), value) in &wrong {
        formula += &format!(", but g({x}, {y}) = {value}");
    }
    let mut unseen: BTreeSet<i128> = table.keys().copied().take(fitted.min(given)).collect();
    let mut cells = grid.cells().take_while(|&(x, y, _)| {
        if let Some(k) = (key.of)(x, y) {
            unseen.remove(&k);
        }
        !unseen.is_empty()
    });
    let fitted = cells.by_ref().count() + 1;
    let of = Rc::clone(&key.of);
    let predict = move |at: &[u64]| match *at {
        [x, y] => wrong.get(&(x, y)).copied().or_else(|| predict(of(x, y)?)),
        _ => None,
    };
    Some(law(key.family, formula, (key.bits + bits + exceptions, fitted), Rc::new(predict)).doubted(!is_sure))
}

type Values = BTreeMap<i128, i128>;
type Wrong = BTreeMap<(u64, u64), i128>;

/// The value for each key, and the few cells near the origin that have another one.
fn table(grid: &Grid, key: &Key) -> Option<(Values, Wrong)> {
    let mut table = BTreeMap::new();
    let near = grid.first + (grid.rows.len() as u64 / 4).min(4);
    let (mut wrong, mut close) = (BTreeMap::new(), Vec::new());
    for (x, y, value) in grid.cells() {
        let k = (key.of)(x, y);
        match k {
            Some(k) if x >= near || y >= near => {
                if *table.entry(k).or_insert(value) != value {
                    return None;
                }
            }
            _ => close.push((x, y, k, value)),
        }
        if k.is_none() && (x >= near && y >= near) {
            return None;
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

type OfKey = Rc<dyn Fn(i128) -> Option<i128>>;

/// The law of the key: the same number, a step from one value to another, or that of a line.
fn of_key(table: &Values, (least, most): (i128, i128)) -> Option<(OfKey, String, f64, usize, bool)> {
    if table.iter().all(|(k, v)| k == v) {
        return Some((Rc::new(Some), "@".to_owned(), 0.0, 2, true));
    }
    let values: Vec<i128> = table.values().copied().collect();
    let steps: Vec<usize> = (1..values.len()).filter(|&i| values[i] != values[i - 1]).collect();
    if let [step] = steps[..] {
        let bound = *table.keys().nth(step)?;
        let (low, high) = (values[0], values[step]);
        let text = format!("{low} if @ < {bound}, otherwise {high}");
        let bits = [low, high, bound].into_iter().map(crate::pattern::information::number).sum::<f64>();
        let predict = move |k: i128| Some(if k < bound { low } else { high });
        return Some((Rc::new(predict), text, bits + 2.0, (bound - least) as usize + 1, true));
    }
    if most - least + 1 != values.len() as i128 {
        return None;
    }
    let line = Line { first: u64::try_from(least).ok()?, values };
    let best = find(&Table::Line(line)).into_iter().next()?;
    let is_sure = !best.law.is_doubtful && best.confirmed >= 8;
    let predict = Rc::clone(&best.law.predict);
    let text = format!("f(@), {}", best.law.formula.replace("g(", "f("));
    let predict = move |k: i128| predict(&[u64::try_from(k).ok()?]);
    Some((Rc::new(predict), text, best.law.bits + 2.0, best.fitted, is_sure))
}

fn with_key(text: &str, key: &str) -> String {
    text.replace('@', key)
}

/// Conway's product of 64-bit nimbers.
fn nim_product(x: i128, y: i128) -> i128 {
    match (u64::try_from(x), u64::try_from(y)) {
        (Ok(x), Ok(y)) => i128::from(product(x, y, 32)),
        _ => 0,
    }
}

/// Karatsuba's way, with halves of so many bits.
fn product(x: u64, y: u64, half: u32) -> u64 {
    if x <= 1 || y <= 1 || half == 0 {
        return x * y;
    }
    let mask = (1 << half) - 1;
    if x <= mask && y <= mask {
        return product(x, y, half / 2);
    }
    let (a, b, c, d) = (x >> half, x & mask, y >> half, y & mask);
    let (high, low) = (product(a, c, half / 2), product(b, d, half / 2));
    let middle = product(a ^ b, c ^ d, half / 2) ^ low;
    (middle << half) ^ low ^ product(high, 1 << (half - 1), half / 2)
}
