//! Values that depend on one number made of both coordinates: x xor y, x + y, the nim product, the
//! smaller of two lowest bits; the law of that number is sought as that of a line.

use super::key::{Key, keys};
use crate::code::{Code, Expr, IntType, OF_GRID};
use crate::information::number;
use crate::line::find::find_line;
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
    let predict = move |x, y| wrong.get(&(x, y)).copied().or_else(|| predict(of(x, y)?));
    let bits = key.bits + bits + exceptions;
    Some(Law::of_grid(key.family, (formula, code), (bits, fitted), predict).doubted(!is_sure))
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

struct OfKey {
    predict: Rc<dyn Fn(i128) -> Option<i128>>,
    code: CodeOfKey,
    /// With `@` for the key.
    text: String,
    bits: f64,
    fitted: usize,
    is_sure: bool,
}

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
    let best = find_line(&line).into_iter().next()?;
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

fn code_of(key: &Key, of: &CodeOfKey, wrong: &Wrong) -> Code {
    let (lines, k) = (key.rust)();
    let (lines, value) = match of {
        CodeOfKey::Same => (lines, k),
        CodeOfKey::Below(bound, low, high) => {
            let test = k.is("<", &Expr::literal(*bound));
            (lines, Expr::choice(&test, &Expr::literal(*low), &Expr::literal(*high)))
        }
        // Where the key is beyond 2^64, nothing is said.
        CodeOfKey::Line(code, _) => (lines, code.call("f", &k.cast(IntType::U64))),
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
