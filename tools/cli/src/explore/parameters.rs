//! Parameters of rules: names with values, `k=1..6`. In Rust they are constants; in words and
//! commands a value stands in the place of the name.

use anyhow::Result;
use grundy_explorer::game::number;
use grundy_host::Failure;

/// A table for each takes time and room.
const MAX_MEMBERS: u64 = 1000;

/// A name in the rules, and its values.
#[derive(Debug, Clone)]
pub struct Parameter {
    pub name: String,
    /// Its type in Rust, if the user says it.
    pub int: Option<String>,
    pub from: i64,
    pub to: i64,
}

/// A parameter with one of its values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bound {
    pub name: String,
    pub int: Option<String>,
    pub value: i64,
}

impl Parameter {
    /// `k=1..6`, `k:u64=1..6`.
    pub fn parse(text: &str) -> Result<Parameter, String> {
        let wrong = || format!("`{text}` is not a parameter with its values: write `k=1..6`");
        let (left, range) = text.split_once('=').ok_or_else(wrong)?;
        let (name, int) = match left.split_once(':') {
            Some((name, int)) => (name.trim(), Some(int.trim().to_owned())),
            None => (left.trim(), None),
        };
        let (from, to) = range.split_once("..").unwrap_or((range, range));
        let number = |word: &str| word.trim().trim_start_matches('=').parse().map_err(|_| wrong());
        let is_word = |word: &str| word.chars().all(|c| c.is_alphanumeric() || c == '_') && !word.is_empty();
        let (from, to): (i64, i64) = (number(from)?, number(to)?);
        if !is_word(name) || int.as_ref().is_some_and(|int| !is_word(int)) {
            return Err(wrong());
        }
        if from > to {
            return Err(format!("{from}..{to} is empty"));
        }
        if to.abs_diff(from) >= MAX_MEMBERS {
            return Err(format!("at most {MAX_MEMBERS} values of a parameter"));
        }
        Ok(Parameter { name: name.to_owned(), int, from, to })
    }
}

/// The names, in order.
pub fn names(parameters: &[Parameter]) -> Vec<String> {
    parameters.iter().map(|parameter| parameter.name.clone()).collect()
}

/// All choices of a value for each parameter, those of the first one slowest.
///
/// # Errors
/// A name stands twice; there are too many.
pub fn choices(parameters: &[Parameter]) -> Result<Vec<Vec<Bound>>> {
    let twice = parameters
        .iter()
        .enumerate()
        .find(|(i, parameter)| parameters[..*i].iter().any(|other| other.name == parameter.name));
    if let Some((_, Parameter { name, .. })) = twice {
        let message = format!("--for names `{name}` twice");
        return Err(Failure::misuse(message, "each parameter has one range: k=1..6"));
    }
    let sizes = parameters.iter().map(|parameter| parameter.to.abs_diff(parameter.from) + 1);
    let count = sizes.fold(1_u64, u64::saturating_mul);
    if count > MAX_MEMBERS {
        let message = format!("--for: {count} tables, one for each choice of values");
        return Err(Failure::misuse(message, format!("at most {MAX_MEMBERS}: take shorter ranges")));
    }
    let mut all = vec![vec![]];
    for Parameter { name, int, from, to } in parameters {
        let bound = |value| Bound { name: name.clone(), int: int.clone(), value };
        let longer = |chosen: &Vec<Bound>| {
            (*from..=*to).map(|value| [&chosen[..], &[bound(value)]].concat()).collect::<Vec<_>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    Ok(all)
}

/// `k = 3, m = 5`.
pub fn label(chosen: &[Bound]) -> String {
    let one = |bound: &Bound| format!("{} = {}", bound.name, bound.value);
    chosen.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// A text with the values in place of the names: wherever one stands as a word, or as `{k}`, or on
/// a side of `4xk`.
pub fn replaced(text: &str, chosen: &[Bound]) -> String {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let value =
        |word: &str| chosen.iter().find(|bound| bound.name == word).map(|bound| bound.value.to_string());
    let (mut done, mut rest) = (String::new(), text);
    while let Some(start) = rest.find(is_word) {
        let (before, from) = rest.split_at(start);
        let (word, after) = from.split_at(from.find(|c| !is_word(c)).unwrap_or(from.len()));
        let is_braced = value(word).is_some() && before.ends_with('{') && after.starts_with('}');
        let side = |side: &str| {
            value(side).or_else(|| side.bytes().all(|b| b.is_ascii_digit()).then(|| side.to_owned()))
        };
        done += before;
        if is_braced {
            done.pop();
        }
        match value(word) {
            Some(value) => done += &value,
            None => {
                let sides: Option<Vec<String>> = word.split('x').map(side).collect();
                done += &sides.map_or_else(|| word.to_owned(), |sides| sides.join("x"));
            }
        }
        rest = if is_braced { &after[1..] } else { after };
    }
    done + rest
}

/// How far a table goes: `30`, `30x50`, for each number of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bounds(pub Vec<u64>);

impl Bounds {
    /// That of the first number, and of the second if it has one of its own.
    pub fn pair(&self) -> (u64, Option<u64>) {
        (self.0[0], self.0.get(1).copied())
    }
}

/// `30`, `30x50`, `3x4x5`, `3,4,5`.
pub fn bounds(text: &str) -> Result<Bounds, String> {
    const MOST: u64 = 1 << 40;
    let read = |word: &str| {
        let number = number(word.trim()).filter(|number| *number <= MOST);
        number.ok_or_else(|| format!("`{word}` is not a number from 0 to {MOST}"))
    };
    text.split(['x', ',']).map(read).collect::<Result<_, _>>().map(Bounds)
}
