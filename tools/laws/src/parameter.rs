//! Laws over a parameter: tables for several of its values.
//!
//! One law for all of them, or one law of the parameter k and the index n, such as n mod (k + 1);
//! either for all k, or for each remainder of k.

mod function;
mod period;

use crate::code::{Code, Expr, IntType, OF_LINE};
use crate::find::find;
use crate::information::number;
use crate::law::Predict;
use crate::read::LARGEST;
use crate::{Found, Law, Line, Table};
use std::rc::Rc;

/// The simplest law of all tables together; the first coordinate is the parameter.
pub fn find_over(name: &str, tables: &[(i128, Table)]) -> Vec<Found> {
    if tables.len() < 3 || tables.iter().any(|table| table.0 < 0) {
        return vec![];
    }
    let mut tables: Vec<&(i128, Table)> = tables.iter().collect();
    tables.sort_by_key(|table| table.0);
    let law = one(name, &tables).or_else(|| (2..=8).find_map(|m| by_remainder(name, &tables, m)));
    let count = tables.iter().map(|table| size(&table.1)).sum();
    law.map(|law| law.found(count)).into_iter().collect()
}

fn size(table: &Table) -> usize {
    match table {
        Table::Line(line) => line.values.len(),
        Table::Grid(grid) => grid.cells().count(),
        Table::Positions(positions) => positions.tuples.len(),
    }
}

fn one(name: &str, tables: &[&(i128, Table)]) -> Option<Law> {
    same(name, tables).or_else(|| {
        let lines = tables.iter().map(|(k, table)| Some((*k, line(table)?))).collect::<Option<Vec<_>>>()?;
        // Two tables fix how the numbers grow with the parameter.
        let fitted = tables.iter().take(2).map(|table| size(&table.1)).sum();
        of_both(name, &lines, fitted)
    })
}

/// All tables have the same law.
fn same(name: &str, tables: &[&(i128, Table)]) -> Option<Law> {
    let (first, rest) = tables.split_first()?;
    let best = find(&first.1).into_iter().next()?.law;
    if rest.len() < 2 || !rest.iter().all(|(_, table)| holds(&best, table)) {
        return None;
    }
    let (predict, formula) = (Rc::clone(&best.predict), format!("for all {name}: {}", best.formula));
    let code = best.code.with_parameter(&parameter(name));
    Some(Law { formula, code, predict: Rc::new(move |at| predict(at.get(1..)?)), ..best })
}

fn holds(law: &Law, table: &Table) -> bool {
    match table {
        Table::Line(line) => line.cells().all(|(n, value)| (law.predict)(&[n]) == Some(value)),
        Table::Grid(grid) => grid.cells().all(|(x, y, value)| (law.predict)(&[x, y]) == Some(value)),
        Table::Positions(positions) => {
            let is_lost = |at: &Vec<u64>| i128::from(positions.tuples.contains(at));
            let mut all = positions.universe();
            all.extend(positions.tuples.iter().cloned());
            all.iter().all(|at| (law.predict)(at) == Some(is_lost(at)))
        }
    }
}

/// A law for each remainder of the parameter.
fn by_remainder(name: &str, tables: &[&(i128, Table)], m: i128) -> Option<Law> {
    let mut laws = Vec::new();
    for r in 0..m {
        let class: Vec<_> = tables.iter().copied().filter(|table| table.0 % m == r).collect();
        laws.push(one(name, &class)?);
    }
    let texts = laws.iter().zip(0..).map(|(law, r)| format!("if {name} mod {m} = {r}, {}", law.formula));
    let formula = texts.collect::<Vec<_>>().join("; ");
    let bits = number(m) + laws.iter().map(|law| law.bits).sum::<f64>();
    let fitted = laws.iter().map(|law| law.fitted).sum();
    let is_doubtful = laws.iter().any(|law| law.is_doubtful);
    let needed = laws.iter().map(|law| law.needed).sum();
    let code = by_case(&parameter(name), m, &laws);
    let predict: Predict = Rc::new(move |at| {
        let r = i128::from(*at.first()?) % m;
        (laws[r as usize].predict)(at)
    });
    Some(Law { family: "over a parameter", formula, code, bits, fitted, needed, is_doubtful, predict })
}

/// A name for the parameter in Rust.
fn parameter(name: &str) -> String {
    let taken = ["n", "x", "y", "heaps", "as", "do", "fn", "if", "in", "low", "high", "mut", "for", "let"];
    let is_free = name.len() <= 3 && name.bytes().all(|b| b.is_ascii_lowercase()) && !taken.contains(&name);
    if is_free && !name.is_empty() { name.to_owned() } else { "parameter".to_owned() }
}

/// A function for each remainder of the parameter.
fn by_case(name: &str, m: i128, laws: &[Law]) -> Code {
    let case = |r: usize| format!("case_{r}");
    let arguments = laws[0].code.arguments();
    let is_test = laws[0].code.returns.is_none();
    let calls = laws.iter().enumerate().map(|(r, law)| law.code.call(&case(r), &arguments));
    let calls: Vec<Expr> = calls.collect();
    let low = calls.iter().map(|call| call.low).min().unwrap_or(0);
    let high = calls.iter().map(|call| call.high).max().unwrap_or(0);
    let kind = IntType::for_range(low, high);
    let arm = |(r, call): (usize, &Expr)| {
        let pattern = if r + 1 == calls.len() { "_".to_owned() } else { r.to_string() };
        let value = if is_test { format!("${}({arguments})", case(r)) } else { call.cast(kind) };
        format!("    {pattern} => {value},\n")
    };
    let arms: String = calls.iter().enumerate().map(arm).collect();
    let value = format!("match {name} % {m} {{\n{arms}}}");
    let parameters = &laws[0].code.parameters;
    let code = match is_test {
        true => Code::test(parameters, value),
        false => Code::raw(parameters, kind, (low, high), value),
    };
    let with_case = |code: Code, (r, law): (usize, &Law)| {
        code.calling(&case(r), format!("{}.", law.formula), law.code.clone())
    };
    laws.iter().enumerate().fold(code, with_case)
}

/// Single numbers as zeros and ones.
fn line(table: &Table) -> Option<Line> {
    match table {
        Table::Line(line) => Some(line.clone()),
        Table::Positions(p) if p.up_to <= 20_000 && p.tuples.iter().all(|tuple| tuple.len() == 1) => {
            let first = u64::from(!p.tuples.contains(&vec![0]));
            let is_lost = |n: u64| i128::from(p.tuples.contains(&vec![n]));
            Some(Line { first, values: (first..=p.up_to).map(is_lost).collect() })
        }
        _ => None,
    }
}

fn of_both(name: &str, lines: &[(i128, Line)], fitted: usize) -> Option<Law> {
    let holds = |both: &&function::ParametricFunction| {
        lines.iter().all(|(k, line)| line.cells().all(|(n, v)| (both.of)(*k, i128::from(n)) == Some(v)))
    };
    let all = function::candidates(name);
    // The tables must differ, and be much longer than the law.
    let values: usize = lines.iter().map(|(_, line)| line.values.len()).sum();
    if lines.len() < 3 || values < 40 || lines.iter().all(|line| line.1.values == lines[0].1.values) {
        return None;
    }
    let simple = all.iter().filter(holds).min_by(|a, b| a.bits.total_cmp(&b.bits));
    let folded = if simple.is_none() { period::fit(name, lines, &all) } else { None };
    let best = simple.or(folded.as_ref()).filter(holds)?;
    // Two tables fix where the exceptions are.
    let is_doubtful = simple.is_none() && lines.len() < 4;
    let least = lines.iter().map(|line| line.0).min()?;
    // Parameters are not larger than other sizes.
    let k = Expr { low: least, ..Expr::of_u64(parameter(name), LARGEST) };
    let first = lines.iter().map(|(_, line)| line.first).min()?;
    let n = Expr { low: first.into(), ..Expr::of_u64("n", u64::MAX) };
    let code = Code::new(OF_LINE, &(best.rust)(&k, &n)).with_parameter(&k.text);
    let of = Rc::clone(&best.of);
    let predict = move |at: &[u64]| match *at {
        [k, n] if i128::from(k) >= least && n >= first => of(i128::from(k), i128::from(n)),
        _ => None,
    };
    let formula = format!("g(n) = {}", best.text);
    let law = Law::new("over a parameter", (formula, code), (best.bits, fitted), predict);
    Some(law.doubted(is_doubtful))
}
