//! Laws over one parameter or several: tables for some of their values.
//!
//! One law for all of them, or one law of the parameter k and the index n, such as n mod (k + 1);
//! either for all k, or for each remainder of k.

mod function;
mod growth;
mod period;
mod shape;

use crate::find::find;
use crate::table::Family;
use crate::tree::operator::Operator;
use crate::tree::{Expr, Scope};
use crate::{Found, Law, Line, Table};

/// Tables with the values of the parameters.
type Tables<'a> = [&'a (Vec<i128>, Table)];

/// The simplest law of all tables together; the first coordinates are the parameters.
pub fn find_over(family: &Family) -> Vec<Found> {
    let Family { names, tables } = family;
    if tables.len() < 3 || tables.iter().any(|table| table.0.iter().any(|&value| value < 0)) {
        return vec![];
    }
    let mut tables: Vec<&(Vec<i128>, Table)> = tables.iter().collect();
    tables.sort_by_key(|table| &table.0);
    let names = parameters(names);
    let law = one(&names, &tables)
        .or_else(|| (2..=8).find_map(|m| by_remainder(&names, &tables, m)).filter(|_| names.len() == 1));
    let count = tables.iter().map(|table| table.1.len()).sum();
    law.map(|law| law.found(count)).into_iter().collect()
}

fn one(names: &[String], tables: &Tables) -> Option<Law> {
    same(names, tables)
        .or_else(|| {
            if names.len() > 1 {
                return None;
            }
            let line = |table: &&(Vec<i128>, Table)| Some((table.0[0], line(&table.1)?));
            let lines = tables.iter().map(line).collect::<Option<Vec<_>>>()?;
            // Two tables fix how the numbers grow with the parameter.
            let fitted = tables.iter().take(2).map(|table| table.1.len()).sum();
            of_both(names, &lines, fitted)
        })
        .or_else(|| shape::fit(names, tables))
}

/// All tables have the same law.
fn same(names: &[String], tables: &Tables) -> Option<Law> {
    let (first, rest) = tables.split_first()?;
    let best = find(&first.1).into_iter().next()?.law;
    if rest.len() < 2 || !rest.iter().all(|(_, table)| holds(&best, table)) {
        return None;
    }
    let law = best.over(names, &vec![0; names.len()], best.definition.body.clone());
    Some(Law { is_for_all: true, bits: best.bits, ..law })
}

fn holds(law: &Law, table: &Table) -> bool {
    table.cells().into_iter().all(|(at, value)| law.predict(&at) == Some(value))
}

/// Whether a law that has the parameters is right in a table.
fn holds_at(law: &Law, (values, table): &(Vec<i128>, Table)) -> bool {
    let Ok(values) = values.iter().map(|&value| u64::try_from(value)).collect::<Result<Vec<u64>, _>>() else {
        return false;
    };
    table.cells().into_iter().all(|(at, value)| law.predict(&[&values[..], &at].concat()) == Some(value))
}

/// A law for each remainder of the parameter.
fn by_remainder(names: &[String], tables: &Tables, m: i128) -> Option<Law> {
    let mut laws = Vec::new();
    for r in 0..m {
        let class: Vec<_> = tables.iter().copied().filter(|table| table.0[0] % m == r).collect();
        laws.push(one(names, &class)?);
    }
    let places: Vec<Expr> = (0..laws[0].definition.parameters.len()).map(Expr::Argument).collect();
    let parameter = places.last()?.clone();
    let mut bodies = laws.iter().map(|law| law.definition.named("f").at(&places)).rev();
    let last = bodies.next()?;
    let body = (0..m - 1).rev().zip(bodies).fold(last, |rest, (r, body)| {
        Expr::choice(parameter.clone().modulo(m).is(Operator::Equal, r), body, rest)
    });
    let low = laws.iter().map(|law| law.definition.parameters[places.len() - 1].low).min()?;
    let bare = Law { definition: without_last(&laws[0]), ..laws[0].clone() };
    let law = bare.over(names, &[low], body);
    let fitted = laws.iter().map(|law| law.fitted).sum();
    let needed = laws.iter().map(|law| law.needed).sum();
    let is_doubtful = laws.iter().any(|law| law.is_doubtful);
    Some(Law { family: "over a parameter", fitted, needed, ..law }.doubted(is_doubtful))
}

/// The definition before the parameter came.
fn without_last(law: &Law) -> std::rc::Rc<crate::tree::Definition> {
    let mut definition = (*law.definition).clone();
    definition.parameters.pop();
    std::rc::Rc::new(definition)
}

/// Names for the parameters in all languages.
fn parameters(names: &[String]) -> Vec<String> {
    let all: Vec<String> = names.iter().map(|name| parameter(name)).collect();
    let is_new = |i: usize| !all[..i].contains(&all[i]);
    (0..all.len()).map(|i| if is_new(i) { all[i].clone() } else { format!("parameter{i}") }).collect()
}

fn parameter(name: &str) -> String {
    let taken =
        ["n", "x", "y", "heaps", "as", "do", "fn", "if", "in", "is", "low", "or", "mut", "for", "let", "int"];
    let is_free = name.len() <= 3 && name.bytes().all(|b| b.is_ascii_lowercase()) && !taken.contains(&name);
    if is_free && !name.is_empty() { name.to_owned() } else { "parameter".to_owned() }
}

/// Single numbers as zeros and ones.
fn line(table: &Table) -> Option<Line> {
    match table {
        Table::Line(line) if !line.has_holes() => Some(line.clone()),
        Table::Positions(p) if p.up_to <= 20_000 && p.tuples.iter().all(|tuple| tuple.len() == 1) => {
            let first = u64::from(!p.tuples.contains(&vec![0]));
            let is_lost = |n: u64| i128::from(p.tuples.contains(&vec![n]));
            Some(Line { first, values: (first..=p.up_to).map(is_lost).collect() })
        }
        _ => None,
    }
}

/// The value for an index and a parameter.
fn at(expr: &Expr, n: i128, k: i128) -> Option<i128> {
    expr.value(Scope { arguments: &[n, k], piles: &[] })
}

fn of_both(names: &[String], lines: &[(i128, Line)], fitted: usize) -> Option<Law> {
    // The tables must differ, and be much longer than the law.
    let values: usize = lines.iter().map(|(_, line)| line.values.len()).sum();
    if lines.len() < 3 || values < 40 || lines.iter().all(|line| line.1.values == lines[0].1.values) {
        return None;
    }
    let holds = |expr: &&Expr| {
        lines.iter().all(|(k, line)| line.cells().all(|(n, v)| at(expr, n.into(), *k) == Some(v)))
    };
    let all = function::candidates();
    let simple = all.iter().filter(holds).min_by(|a, b| a.bits().total_cmp(&b.bits()));
    let folded = if simple.is_none() { period::fit(lines, &all) } else { None };
    let best = simple.or(folded.as_ref()).filter(holds)?;
    // Two tables fix where the exceptions are.
    let is_doubtful = simple.is_none() && lines.len() < 4;
    let least = u64::try_from(lines.iter().map(|line| line.0).min()?).ok()?;
    let first = lines.iter().map(|(_, line)| line.first).min()?;
    let law =
        Law::line("over a parameter", first, Expr::Number(0), fitted).over(names, &[least], best.clone());
    Some(law.doubted(is_doubtful))
}
