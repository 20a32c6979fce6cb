//! Laws over one parameter or several: tables for some of their values.
//!
//! One law for all of them, or one law of the parameter k and the index n, such as n mod (k + 1);
//! either for all k, or for each remainder of k.

mod function;
mod growth;
mod period;
mod shape;

use crate::find::{find, proposals};
use crate::law::Domain;
use crate::positions::holds as holds_there;
use crate::table::Family;
use crate::tree::operator::Operator;
use crate::tree::{Expr, Scope};
use crate::{Found, Law, Line, Table};
use std::cell::OnceCell;

/// A table with the values of the parameters, and what was found out about it.
struct Member<'a> {
    at: &'a [i128],
    table: &'a Table,
    best: OnceCell<Option<Law>>,
    laws: OnceCell<Vec<Law>>,
}

impl<'a> Member<'a> {
    fn new(at: &'a [i128], table: &'a Table) -> Member<'a> {
        Member { at, table, best: OnceCell::new(), laws: OnceCell::new() }
    }

    /// The law of this table alone.
    fn best(&self) -> Option<&Law> {
        self.best.get_or_init(|| Some(find(self.table).into_iter().next()?.law)).as_ref()
    }

    /// All laws that it obeys, simplest first.
    fn laws(&self) -> &[Law] {
        self.laws.get_or_init(|| {
            let mut laws = proposals(self.table);
            laws.sort_by(|a, b| a.bits.total_cmp(&b.bits));
            laws
        })
    }
}

/// The tables in the order of their parameters.
type Tables<'a> = [&'a Member<'a>];

/// The simplest law of all tables together; the first coordinates are the parameters.
pub fn find_over(family: &Family) -> Vec<Found> {
    let Family { names, tables } = family;
    if tables.len() < 3 || tables.iter().any(|table| table.0.iter().any(|&value| value < 0)) {
        return vec![];
    }
    let members: Vec<Member> = tables.iter().map(|(at, table)| Member::new(at, table)).collect();
    let mut tables: Vec<&Member> = members.iter().collect();
    tables.sort_by_key(|member| member.at);
    let count = tables.iter().map(|member| member.table.len()).sum();
    if count == 0 {
        return vec![]; // no P-position in any of them
    }
    let names = parameters(names);
    let all = if tables.iter().all(|member| line(member.table).is_some()) {
        function::candidates(names.len())
    } else {
        vec![]
    };
    let law = one(&names, &tables, &all).or_else(|| {
        (2..=8).find_map(|m| by_remainder(&names, &tables, &all, m)).filter(|_| names.len() == 1)
    });
    law.map(|law| law.found(count)).into_iter().collect()
}

/// The law of some of the tables; `all` are functions of parameters and index.
fn one(names: &[String], tables: &Tables, all: &[Expr]) -> Option<Law> {
    same(names, tables)
        .or_else(|| {
            let line = |member: &&Member| Some((member.at.to_vec(), line(member.table)?));
            let lines = tables.iter().map(line).collect::<Option<Vec<_>>>()?;
            // Two tables fix how the numbers grow with a parameter.
            let fitted = tables.iter().take(1 + names.len()).map(|member| member.table.len()).sum();
            let law = of_both(names, &lines, all, fitted)?;
            Some(if lines_are_sets(tables) { of_numbers(names, &lines, &law) } else { law })
        })
        .or_else(|| shape::fit(names, tables))
}

/// Whether the lines are of zeros and ones, the ones for P-positions.
fn lines_are_sets(tables: &Tables) -> bool {
    tables.iter().any(|member| matches!(member.table, Table::Positions(_)))
}

/// Which numbers are lost, by a law of zeros and ones.
fn of_numbers(names: &[String], lines: &Lines, law: &Law) -> Law {
    let arguments: Vec<Expr> =
        [Expr::Pile(0)].into_iter().chain((0..names.len()).map(Expr::Argument)).collect();
    let condition = holds_there(law.definition.named("f").at(&arguments));
    let lows: Vec<u64> = law.definition.parameters[1..].iter().map(|parameter| parameter.low).collect();
    let least = lines.iter().map(|(_, line)| line.first).min().unwrap_or(0);
    let of_number = Law::piles(law.family, Domain::Number, Expr::Number(0), law.fitted);
    let law = Law { piles: (Some(1), least), ..of_number }.doubted(law.is_doubtful);
    law.over(names, &lows, condition)
}

/// All tables have the same law.
fn same(names: &[String], tables: &Tables) -> Option<Law> {
    let (first, rest) = tables.split_first()?;
    let best = first.best()?;
    if rest.len() < 2 || !rest.iter().all(|member| holds(best, member.table)) {
        return None;
    }
    let law = best.over(names, &vec![0; names.len()], best.definition.body.clone());
    Some(Law { is_for_all: true, bits: best.bits, ..law })
}

fn holds(law: &Law, table: &Table) -> bool {
    table.cells().into_iter().all(|(at, value)| law.predict(&at) == Some(value))
}

/// Whether a law that has the parameters is right in a table.
fn holds_at(law: &Law, member: &Member) -> bool {
    let values = member.at.iter().map(|&value| u64::try_from(value));
    let Ok(values) = values.collect::<Result<Vec<u64>, _>>() else { return false };
    let is_right = |(at, value): (Vec<u64>, i128)| law.predict(&[&values[..], &at].concat()) == Some(value);
    member.table.cells().into_iter().all(is_right)
}

/// A law for each remainder of the parameter.
fn by_remainder(names: &[String], tables: &Tables, all: &[Expr], m: i128) -> Option<Law> {
    let mut laws = Vec::new();
    for r in 0..m {
        let class: Vec<_> = tables.iter().copied().filter(|member| member.at[0] % m == r).collect();
        laws.push(one(names, &class, all)?);
    }
    // A function of its own knows nothing of piles.
    let is_whole = |law: &Law| law.piles.0 == laws[0].piles.0 && law.definition.body.is_plain();
    if laws[0].domain.has_piles() && !laws.iter().all(is_whole) {
        return None;
    }
    let places: Vec<Expr> = (0..laws[0].definition.parameters.len()).map(Expr::Argument).collect();
    let parameter = places.last()?.clone();
    let mut bodies = laws.iter().map(|law| law.definition.named("f").at(&places)).rev();
    let last = bodies.next()?;
    let body = (0..m - 1).rev().zip(bodies).fold(last, |rest, (r, body)| {
        Expr::choice(parameter.clone().modulo(m).is(Operator::Equal, r), body, rest)
    });
    let low = laws.iter().map(|law| law.definition.parameters[places.len() - 1].low).min()?;
    let least = laws.iter().map(|law| law.piles.1).max()?;
    let piles = (laws[0].piles.0, least);
    let bare = Law { definition: without_last(&laws[0]), piles, ..laws[0].clone() };
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

/// Names for the parameters. In code, in all languages, they have small letters.
fn parameters(names: &[String]) -> Vec<String> {
    let all: Vec<String> = names.iter().map(|name| parameter(name, names)).collect();
    let is_new = |i: usize| !all[..i].contains(&all[i]);
    (0..all.len()).map(|i| if is_new(i) { all[i].clone() } else { format!("parameter{i}") }).collect()
}

fn parameter(name: &str, all: &[String]) -> String {
    const TAKEN: [&str; 34] = [
        "abs", "all", "and", "as", "def", "del", "do", "dyn", "fn", "for", "heaps", "if", "in", "int", "is",
        "len", "let", "low", "max", "min", "mod", "mut", "n", "new", "not", "or", "pow", "pub", "ref", "sum",
        "try", "use", "x", "y",
    ];
    let in_code = name.to_lowercase();
    let is_same = |other: &String| other != name && other.to_lowercase() == in_code;
    let is_taken = TAKEN.contains(&&*in_code) || name != in_code && all.iter().any(is_same);
    let is_free = name.len() <= 3 && name.bytes().all(|b| b.is_ascii_alphabetic()) && !is_taken;
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

/// The value for an index and parameters.
fn at(expr: &Expr, n: i128, parameters: &[i128]) -> Option<i128> {
    let mut arguments = [n; 8];
    arguments[1..=parameters.len()].copy_from_slice(parameters);
    expr.value(Scope { arguments: &arguments[..=parameters.len()], piles: &[] })
}

/// Lines with the values of the parameters.
type Lines = [(Vec<i128>, Line)];

fn of_both(names: &[String], lines: &Lines, all: &[Expr], fitted: usize) -> Option<Law> {
    // The tables must differ, and be much longer than the law.
    let values: usize = lines.iter().map(|(_, line)| line.values.len()).sum();
    let enough = 2 + names.len();
    if lines.len() < enough || values < 40 || lines.iter().all(|line| line.1.values == lines[0].1.values) {
        return None;
    }
    let holds = |expr: &&Expr| {
        lines.iter().all(|(k, line)| line.cells().all(|(n, v)| at(expr, n.into(), k) == Some(v)))
    };
    let simple = all.iter().filter(holds).min_by(|a, b| a.bits().total_cmp(&b.bits()));
    let folded = if simple.is_none() && names.len() == 1 { period::fit(lines, all) } else { None };
    let best = simple.or(folded.as_ref()).filter(holds)?;
    // Two tables fix where the exceptions are.
    let is_doubtful = simple.is_none() && lines.len() < 4;
    let low = |i: usize| lines.iter().map(|line| line.0[i]).min().and_then(|low| u64::try_from(low).ok());
    let lows = (0..names.len()).map(low).collect::<Option<Vec<u64>>>()?;
    let first = lines.iter().map(|(_, line)| line.first).min()?;
    let law = Law::line("over a parameter", first, Expr::Number(0), fitted).over(names, &lows, best.clone());
    Some(law.doubted(is_doubtful))
}
