//! Values that depend on one number made of both coordinates: x xor y, x + y, the nim product, the
//! smaller of two lowest bits; the law of that number is sought as that of a line.

mod both;

use super::law;
use crate::code::expr::{Expr, Kind};
use crate::code::{Code, OF_GRID};
use crate::find::find;
use crate::helpers::nim_product::nim_product;
use crate::information::number;
use crate::law::Law;
use crate::line::features::{self, Feature, Rust};
use crate::table::{Grid, Line, Table};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// So many laws at most: checkerboards are decided by hundreds of numbers.
const MOST: usize = 8;

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
        if laws.len() == MOST {
            break;
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
    /// As Rust: lines, then the number.
    rust: Rc<dyn Fn() -> (Vec<String>, Expr)>,
}

type Way = fn(i128, i128) -> Option<i128>;

/// The operations with how they are written.
fn ways() -> [(&'static str, &'static str, Way); 9] {
    [
        ("xor", "#1 xor #2", |x, y| Some(x ^ y)),
        ("sum", "#1 + #2", |x, y| Some(x + y)),
        ("difference", "|#1 - #2|", |x, y| Some((x - y).abs())),
        ("min", "min(#1, #2)", |x, y| Some(x.min(y))),
        ("max", "max(#1, #2)", |x, y| Some(x.max(y))),
        ("and", "#1 and #2", |x, y| Some(x & y)),
        ("or", "#1 or #2", |x, y| Some(x | y)),
        ("product", "#1 * #2", i128::checked_mul),
        ("nim product", "nim product of #1 and #2", |x, y| {
            Some(nim_product(u64::try_from(x).ok()?, u64::try_from(y).ok()?).into())
        }),
    ]
}

/// The operation as Rust.
fn rust_of(name: &str, x: &Expr, y: &Expr) -> Expr {
    match name {
        "xor" => x.bitwise("^", y),
        "sum" => x.plus(y),
        "difference" => Expr { text: format!("{}.abs_diff({})", x.atom(), y.text), low: 0, ..x.clone() },
        "and" => x.bitwise("&", y),
        "or" => x.bitwise("|", y),
        "product" => x.product(y),
        "nim product" => Expr::of_u64(format!("nim_product({}, {})", x.text, y.text), u64::MAX),
        _ => x.method(name, y),
    }
}

fn keys() -> Vec<Key> {
    let mut all = Vec::new();
    let plain = Feature::plain("plain", 0.0);
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
    all.extend(both::ratios());
    all.extend(both::multiples());
    all
}

fn quotients() -> Vec<Feature> {
    let quotient = |k: u64| Feature {
        name: format!("# div {k}"),
        family: "quotients",
        bits: 4.0,
        shift: 0,
        rust: Rust::Quotient(k),
        at: Rc::new(move |n| Some(i128::from(n / k))),
    };
    let remainder = |m: u64| Feature {
        name: format!("# mod {m}"),
        family: "remainders",
        bits: 4.0,
        shift: 0,
        rust: Rust::Remainder(m),
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
    let (operation, copy) = (name.to_owned(), feature.clone());
    let rust = move || {
        let part = |letter: &str| copy.code(&Expr::of_u64(letter, u64::MAX));
        let ((mut lines, x), (more, y)) = (part("x"), part("y"));
        lines.extend(more);
        (lines, rust_of(&operation, &x, &y))
    };
    Key {
        name: text.replace("#1", &of("x")).replace("#2", &of("y")),
        family,
        bits: 4.0 + feature.bits + if name == "nim product" { 3.0 } else { 0.0 },
        of: Rc::new(move |x, y| way(at(x)?, at(y)?)),
        rust: Rc::new(rust),
    }
}

fn fit_key(grid: &Grid, key: &Key) -> Option<Law> {
    let (table, wrong) = table(grid, key)?;
    let (&least, &most) = (table.keys().next()?, table.keys().next_back()?);
    let given = table.len();
    if table.values().all(|v| Some(v) == table.values().next()) {
        return None;
    }
    let OfKey { predict, code, text, bits, fitted, is_sure } = of_key(&table, (least, most))?;
    let code = code_of(key, &code, &wrong);
    let exceptions: f64 = wrong.iter().map(|(at, v)| 6.0 + (at.0 + at.1 + 1) as f64 + v.abs() as f64).sum();
    let mut formula = format!("g(x, y) = {}", text.replace('@', &key.name));
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
    Some(
        law(key.family, (formula, code), (key.bits + bits + exceptions, fitted), Rc::new(predict))
            .doubted(!is_sure),
    )
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

/// A law of the key.
struct OfKey {
    predict: Rc<dyn Fn(i128) -> Option<i128>>,
    code: CodeOfKey,
    /// With `@` for the key.
    text: String,
    bits: f64,
    fitted: usize,
    is_sure: bool,
}

/// The same as Rust.
enum CodeOfKey {
    Same,
    Below(i128, i128, i128),
    Line(Code, String),
}

/// The law of the key: the same number, a step from one value to another, or that of a line.
fn of_key(table: &Values, (least, most): (i128, i128)) -> Option<OfKey> {
    if table.iter().all(|(k, v)| k == v) {
        let (predict, code, text) = (Rc::new(Some), CodeOfKey::Same, "@".to_owned());
        return Some(OfKey { predict, code, text, bits: 0.0, fitted: 2, is_sure: true });
    }
    let values: Vec<i128> = table.values().copied().collect();
    let steps: Vec<usize> = (1..values.len()).filter(|&i| values[i] != values[i - 1]).collect();
    if let [step] = steps[..] {
        let bound = *table.keys().nth(step)?;
        let (low, high) = (values[0], values[step]);
        let text = format!("{low} if @ < {bound}, otherwise {high}");
        let bits = 2.0 + [low, high, bound].into_iter().map(number).sum::<f64>();
        let predict = Rc::new(move |k: i128| Some(if k < bound { low } else { high }));
        let (code, fitted) = (CodeOfKey::Below(bound, low, high), (bound - least) as usize + 1);
        return Some(OfKey { predict, code, text, bits, fitted, is_sure: true });
    }
    if least < 0 || most - least + 1 != values.len() as i128 {
        return None;
    }
    let line = Line { first: u64::try_from(least).ok()?, values };
    let best = find(&Table::Line(line)).into_iter().next()?;
    let is_sure = !best.law.is_doubtful && best.confirmed >= 8;
    let Law { predict, code, formula, bits, .. } = best.law;
    let predict = move |k: i128| predict(&[u64::try_from(k).ok()?]);
    Some(OfKey {
        predict: Rc::new(predict),
        code: CodeOfKey::Line(code, formula.replace("g(", "f(")),
        text: format!("f(@), {}", formula.replace("g(", "f(")),
        bits: bits + 2.0,
        fitted: best.fitted,
        is_sure,
    })
}

/// The function of both coordinates.
fn code_of(key: &Key, of: &CodeOfKey, wrong: &Wrong) -> Code {
    let (lines, k) = (key.rust)();
    let (lines, value) = match of {
        CodeOfKey::Same => (lines, k),
        CodeOfKey::Below(bound, low, high) => {
            let test = k.is("<", &Expr::literal(*bound));
            (lines, Expr::choice(&test, &Expr::literal(*low), &Expr::literal(*high)))
        }
        // Where the key is beyond 2^64, nothing is said.
        CodeOfKey::Line(code, _) => (lines, code.call("f", &k.cast(Kind::U64))),
    };
    let others: Vec<i128> = wrong.values().copied().collect();
    let exception = |((x, y), value): (&(u64, u64), &i128)| {
        format!("if (x, y) == ({x}, {y}) {{\n    return {value};\n}}")
    };
    let early = wrong.iter().map(exception).chain(lines);
    let outer = Code::wide(OF_GRID, &value, &others).after(early);
    match of {
        CodeOfKey::Line(code, formula) => outer.calling("f", format!("{formula}."), code.clone()),
        _ => outer,
    }
}
