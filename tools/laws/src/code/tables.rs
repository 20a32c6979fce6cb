//! Tables of values as Rust.

use super::WIDTH;
use super::expr::{Expr, IntType};

/// What is left of a line of a function's body.
const LINE: usize = WIDTH - 4;

/// The first type that holds all values.
pub fn kind_of(values: &[i128]) -> IntType {
    let least = values.iter().copied().min().unwrap_or(0);
    let most = values.iter().copied().max().unwrap_or(0);
    IntType::for_range(least, most)
}

/// `const NAME: [u64; 3] = [1, 2, 3];`, wrapped.
pub fn array(name: &str, kind: IntType, values: &[i128]) -> String {
    let head = format!("const {name}: [{}; {}] = [", kind.name(), values.len());
    let words: Vec<String> = values.iter().map(i128::to_string).collect();
    let flat = words.join(", ");
    if head.len() + flat.len() + 2 <= LINE {
        return format!("{head}{flat}];");
    }
    let mut text = head;
    let mut width = LINE;
    for word in words {
        if width + word.len() + 2 > LINE {
            text += "\n    ";
            width = 4;
        } else {
            text += " ";
            width += 1;
        }
        text += &format!("{word},");
        width += word.len() + 1;
    }
    text + "\n];"
}

/// An array of arrays, a row a line; long rows go on in the next line.
pub fn array_of_arrays(name: &str, kind: IntType, rows: &[Vec<i128>]) -> String {
    let width = rows.first().map_or(0, Vec::len);
    let mut text = format!("const {name}: [[{}; {width}]; {}] = [\n", kind.name(), rows.len());
    for row in rows {
        let mut line = "    [".to_owned();
        for (i, value) in row.iter().enumerate() {
            let word = if i == 0 { value.to_string() } else { format!(" {value}") };
            let comma = if i + 1 < row.len() { "," } else { "]," };
            if line.len() + word.len() + 2 > LINE {
                text += &format!("{line}\n");
                line = "    ".to_owned();
            }
            line += &format!("{word}{comma}");
        }
        text += &format!("{line}\n");
    }
    text + "];"
}

/// An entry of an array of that name.
pub fn entry(name: &str, values: &[i128], index: &Expr) -> Expr {
    let least = values.iter().copied().min().unwrap_or(0);
    let most = values.iter().copied().max().unwrap_or(0);
    let text = format!("{name}[{}]", as_index(index));
    Expr { text, kind: Some(kind_of(values)), low: least, high: most }
}

pub fn as_index(index: &Expr) -> String {
    let text = super::expr::wrapped(&index.text, super::expr::ATOM);
    if index.kind.is_none() { text } else { format!("{text} as usize") }
}

/// `values[key]` for a key from 0 to the last of the values: as a formula if there is a simple one,
/// else with an array of that name, whose line comes first.
pub fn select(name: &str, key: &Expr, values: &[i128]) -> (Vec<String>, Expr) {
    let same = |part: &[i128]| part.iter().all(|v| *v == part[0]);
    if same(values) {
        return (vec![], Expr::literal(values[0]));
    }
    if let Some(k) = values.iter().position(|&v| v == values[0] + 1)
        && (0..).zip(values).all(|(key, &v)| v == values[0] + key / k as i128)
    {
        let range = Expr { high: values.len() as i128 - 1, ..key.clone() };
        return (vec![], range.div(k as i128).plus(&Expr::literal(values[0])));
    }
    match single(key, values).or_else(|| step(key, values)) {
        Some(choice) => (vec![], choice),
        None => (vec![array(name, kind_of(values), values)], entry(name, values, key)),
    }
}

/// `rows[x % height][y % width]`.
pub fn select_from_rows(name: &str, rows: &[Vec<i128>]) -> (Vec<String>, Expr) {
    let (a, b, flat) = (rows.len(), rows[0].len(), rows.concat());
    let key = |letter: &str, m: usize| Expr::of_u64(letter, u64::MAX).rem(m as i128);
    if a == 1 || b == 1 {
        return select(name, &if a == 1 { key("y", b) } else { key("x", a) }, &flat);
    }
    let entry = entry(name, &flat, &key("x", a));
    let value = Expr { text: format!("{}[{}]", entry.text, as_index(&key("y", b))), ..entry };
    (vec![array_of_arrays(name, kind_of(&flat), rows)], value)
}

/// The values of the keys, the last of which also stands for all larger ones.
pub fn capped(name: &str, key: &Expr, values: &[i128]) -> (Vec<String>, Expr) {
    let last = values.len() as i128 - 1;
    if key.high <= last {
        return select(name, key, values);
    }
    let is_last = values.last() != values.first() && single(key, values).is_some();
    match step(key, values).or_else(|| single(key, values).filter(|_| !is_last)) {
        Some(choice) => (vec![], choice),
        None => {
            let key = key.method("min", &Expr::literal(last));
            (vec![array(name, kind_of(values), values)], entry(name, values, &key))
        }
    }
}

/// One key has another value than all others.
fn single(key: &Expr, values: &[i128]) -> Option<Expr> {
    let is_alone = |at: &usize| values.iter().enumerate().all(|(i, v)| i == *at || *v != values[*at]);
    let at = (0..values.len()).find(is_alone)?;
    let other = if at == 0 { *values.get(1)? } else { values[0] };
    if values.iter().enumerate().any(|(i, v)| i != at && *v != other) {
        return None;
    }
    let (here, other, at) = (Expr::literal(values[at]), Expr::literal(other), Expr::literal(at as i128));
    Some(match (here.low, other.low) {
        (0, 1) => Expr::choice(&key.is("!=", &at), &other, &here),
        _ => Expr::choice(&key.is("==", &at), &here, &other),
    })
}

/// One value for small keys, another one for the others.
fn step(key: &Expr, values: &[i128]) -> Option<Expr> {
    let at = values.iter().position(|v| *v != values[0])?;
    if values[at..].iter().any(|v| *v != values[at]) {
        return None;
    }
    let (low, high) = (Expr::literal(values[0]), Expr::literal(values[at]));
    let (bound, zero) = (Expr::literal(at as i128), Expr::literal(0));
    Some(match (low.low, high.low, at) {
        (0, 1, 1) => Expr::choice(&key.is("!=", &zero), &high, &low),
        (_, _, 1) => Expr::choice(&key.is("==", &zero), &low, &high),
        (0, 1, _) => Expr::choice(&key.is(">=", &bound), &high, &low),
        _ => Expr::choice(&key.is("<", &bound), &low, &high),
    })
}
