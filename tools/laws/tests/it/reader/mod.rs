//! A reader of formulas that knows nothing of how they are made: what it reads is computed straight
//! from the definition of each word.

pub mod meaning;
mod text;
mod word;

use std::collections::HashMap;
use std::rc::Rc;
use text::Text;

/// What variables and piles stand for, and what names mean.
#[derive(Clone)]
struct Scope<'a> {
    variables: HashMap<String, i128>,
    piles: Vec<i128>,
    reading: &'a Reading,
}

type Node = Rc<dyn Fn(&Scope) -> Option<i128>>;

/// What a name means.
enum Meaning {
    /// By these variables, with values at single points.
    Plain(Vec<String>, Node, Vec<(Vec<i128>, i128)>),
    /// g(n + p) = …; from an index on, with the values there and before.
    Period {
        variable: String,
        period: i128,
        next: Node,
        steps: Vec<i128>,
        from: i128,
        there: Vec<i128>,
        before: Vec<i128>,
    },
    /// g(s n + r) = …
    Digits { variable: String, rules: Vec<(i128, i128, Node)>, least: i128, first: Vec<i128> },
    /// a(i) = … after …
    Recurrence { variable: String, next: Node, start: Vec<i128>, first: i128 },
}

/// A formula that was read.
pub struct Reading {
    meanings: HashMap<String, Meaning>,
    /// Whether piles are lost.
    lost: Option<Node>,
    /// The sequences that count from 0.
    from_zero: Vec<String>,
    /// Values that a formula does not list.
    known: HashMap<i128, i128>,
}

impl Reading {
    /// Reads a formula; the first values of a table and its first index may be needed to go on
    /// from.
    pub fn of(formula: &str, known: &[(i128, i128)]) -> Reading {
        let first = known.first().map_or(0, |cell| cell.0);
        let mut reading = Reading {
            meanings: HashMap::new(),
            lost: None,
            from_zero: vec![],
            known: known.iter().copied().collect(),
        };
        let formula = formula
            .split_once(": ")
            .filter(|(head, _)| head.starts_with("for all"))
            .map_or(formula, |parts| parts.1);
        for statement in formula.split("; ") {
            if let Some(condition) = statement.strip_prefix("lost if ") {
                reading.lost = Some(whole(condition, |text| text.loose()));
            } else if let Some(list) = statement.strip_prefix("the i-th lost n is ") {
                let name = list.trim_end_matches("(i)");
                reading.lost = Some(whole(&format!("n is some {name}(i)"), |text| text.loose()));
            } else if statement.starts_with("lost at the ") {
                reading.lost = Some(Rc::new(pairs));
            } else {
                let (name, meaning) = statement_of(statement, first);
                reading.from_zero.extend(statement.ends_with(" for i >= 0").then(|| name.clone()));
                reading.meanings.insert(name, meaning);
            }
        }
        reading
    }

    /// What it says at a point: the arguments, or the piles.
    pub fn at(&self, names: &[&str], arguments: &[i128], piles: &[u64]) -> Option<i128> {
        let variables = names.iter().map(|name| (*name).to_owned()).zip(arguments.iter().copied()).collect();
        let scope = Scope { variables, piles: piles.iter().map(|&n| n.into()).collect(), reading: self };
        match &self.lost {
            Some(lost) => lost(&scope),
            None => {
                let shown = names.iter().zip(arguments).filter(|(name, _)| "nxy".contains(**name));
                scope.call("g", &shown.map(|(_, &n)| n).collect::<Vec<_>>())
            }
        }
    }
}

/// The piles are a(i), b(i), … for some i.
fn pairs(scope: &Scope) -> Option<i128> {
    let names = ["a", "b", "c", "d", "e"];
    let found =
        (0..10_000).map_while(|i| Some((i, scope.call("a", &[i])?))).find(|pair| pair.1 >= scope.piles[0]);
    let Some((i, _)) = found else { return Some(0) };
    Some(scope.piles.iter().zip(names).all(|(&pile, name)| scope.call(name, &[i]) == Some(pile)).into())
}

impl Scope<'_> {
    fn with(&self, variable: &str, value: i128) -> Self {
        let mut scope = self.clone();
        scope.variables.insert(variable.to_owned(), value);
        scope
    }

    fn call(&self, name: &str, arguments: &[i128]) -> Option<i128> {
        let n = *arguments.first()?;
        match self.reading.meanings.get(name).unwrap_or_else(|| panic!("what is {name}?")) {
            Meaning::Plain(variables, node, points) => {
                if let Some(point) = points.iter().find(|point| point.0 == arguments) {
                    return Some(point.1);
                }
                let mut scope = self.clone();
                scope.variables.extend(variables.iter().cloned().zip(arguments.iter().copied()));
                node(&scope)
            }
            Meaning::Period { variable, period, next, steps, from, there, before } => {
                if n < *from {
                    let i = n - (from - before.len() as i128);
                    let listed = usize::try_from(i).ok().and_then(|i| before.get(i).copied());
                    return listed.or_else(|| self.reading.known.get(&n).copied());
                }
                if *period == 0 {
                    return next(&self.with(variable, n));
                }
                let (turns, r) = ((n - from) / period, (n - from) % period);
                let start = there
                    .get(r as usize)
                    .copied()
                    .or_else(|| self.reading.known.get(&(from + r)).copied())?;
                // One turn more is so much more.
                let scope = self.with(variable, from + r).with("s", *steps.get(r as usize).unwrap_or(&0));
                let once = next(&scope.with("value", start))? - start;
                Some(start + turns * once)
            }
            Meaning::Digits { variable, rules, least, first } => {
                if let Some(value) = usize::try_from(n).ok().and_then(|n| first.get(n)) {
                    return Some(*value);
                }
                let fits = |rule: &&(i128, i128, Node)| {
                    (n - rule.1) % rule.0 == 0 && (n - rule.1) / rule.0 >= *least
                };
                match rules.iter().find(fits) {
                    Some((scale, rest, node)) => node(&self.with(variable, (n - rest) / scale)),
                    None => self.reading.known.get(&n).copied(),
                }
            }
            Meaning::Recurrence { variable, next, start, first } => {
                let i = n - first;
                match start.get(usize::try_from(i).ok()?) {
                    Some(value) => Some(*value),
                    None => next(&self.with(variable, n)),
                }
            }
        }
    }
}

fn numbers(text: &str) -> Vec<i128> {
    text.split([' ', ',']).filter(|word| !word.is_empty()).map(|word| word.parse().unwrap()).collect()
}

fn statement_of(statement: &str, first: i128) -> (String, Meaning) {
    let (name, rest) = statement.split_once('(').unwrap();
    let (name, variable) = (
        name.to_owned(),
        rest.split([')', ' ', ',']).find(|word| word.parse::<i128>().is_err()).unwrap().to_owned(),
    );
    if let Some((rule, start)) = statement.split_once(" after ") {
        let next = whole(rule.split_once(" = ").unwrap().1, |text| text.loose());
        // Sequences count from 1, unless the law itself is one.
        let first = if name == "g" { first } else { 1 };
        return (name, Meaning::Recurrence { variable, next, start: numbers(start), first });
    }
    if let Some((rules, list)) = statement.split_once(", from 0 on ") {
        let (rules, least) = match rules.rsplit_once(" for ") {
            Some((rules, bound)) => (rules, bound.rsplit(' ').next().unwrap().parse().unwrap()),
            None => (rules, 0),
        };
        let rule = |rule: &str| {
            let (left, right) = rule.split_once(" = ").unwrap();
            let inner = left.split_once('(').unwrap().1.trim_end_matches(')');
            let (scaled, rest) = inner.split_once(" + ").unwrap_or((inner, "0"));
            let scale = scaled.split_once(' ').map_or(1, |parts| parts.0.parse().unwrap());
            (scale, rest.parse().unwrap(), whole(right, |text| text.loose()))
        };
        let rules = rules.split(", ").map(rule).collect();
        return (name, Meaning::Digits { variable, rules, least, first: numbers(list) });
    }
    let (statement, before) = statement.split_once(", before ").unwrap_or((statement, ""));
    let (statement, steps) = statement.split_once(", s by turns ").unwrap_or((statement, ""));
    let (statement, there) = statement.split_once(", from there ").unwrap_or((statement, ""));
    let bound = format!(" for {variable} >= ");
    let (statement, from) =
        statement.split_once(&bound).map_or((statement, first), |parts| (parts.0, parts.1.parse().unwrap()));
    let (left, right) = statement.split_once(" = ").unwrap();
    let [before, steps, there] = [before, steps, there].map(numbers);
    if let Some((_, period)) = left.split_once(" + ") {
        let period = period.trim_end_matches(')').parse().unwrap();
        let next = whole(&right.replace(&format!("{name}({variable})"), "value"), |text| text.loose());
        return (name, Meaning::Period { variable, period, next, steps, from, there, before });
    }
    let mut parts = right.split(", but ");
    let all = parts.next().unwrap();
    let (text, end) = all.rsplit_once(&format!(", for {variable} <= ")).unwrap_or((all, ""));
    let mut value = whole(text, |text| text.loose());
    if let Ok(end) = end.parse::<i128>() {
        let (of, variable) = (value, variable.clone());
        value = Rc::new(move |scope| of(scope).filter(|_| scope.variables[&variable] <= end));
    }
    let point = |part: &str| {
        let (at, value) = part.split_once(") = ").unwrap();
        (numbers(at.split_once('(').unwrap().1), value.parse().unwrap())
    };
    let points = parts.map(point).collect();
    if !before.is_empty() || statement.len() < left.len() {
        return (name, Meaning::Period { variable, period: 0, next: value, steps, from, there, before });
    }
    let variables =
        left.split_once('(').unwrap().1.trim_end_matches(')').split(", ").map(str::to_owned).collect();
    (name, Meaning::Plain(variables, value, points))
}

fn whole(text: &str, read: impl Fn(&mut Text) -> Node) -> Node {
    let mut rest = Text(text);
    let node = read(&mut rest);
    assert!(rest.0.trim().is_empty(), "`{}` is left of `{text}`", rest.0);
    node
}
