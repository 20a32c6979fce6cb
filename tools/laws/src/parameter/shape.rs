//! Laws that differ from table to table only in their numbers, each of which grows with the
//! parameters in a simple way: n mod 3, n mod 4 and n mod 5 are n mod (k + 1).

use super::{Tables, growth, holds_at};
use crate::Law;
use crate::tree::{Definition, Expr, Relation};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Stands in the place of a number.
const NUMBER: usize = 1000;
/// More tables than these are only compared with the law, as laws of each take their time.
const MAX_SEARCHED: usize = 12;

/// A law of one table: its numbers, and the table's place.
type Instance = (usize, Vec<i128>);

/// The shortest law that is right in all tables.
pub fn fit(names: &[String], tables: &Tables) -> Option<Law> {
    let enough = 2 + names.len();
    if tables.len() < enough {
        return None;
    }
    let mut shapes: BTreeMap<String, (Expr, Law, Vec<Instance>)> = BTreeMap::new();
    let step = 1 + tables.len() / (MAX_SEARCHED + 1);
    for (i, member) in tables.iter().enumerate().step_by(step) {
        for law in member.laws() {
            let (shape, numbers) = split(&law.definition.body);
            let entry =
                shapes.entry(format!("{:?} {shape:?}", law.piles)).or_insert((shape, law.clone(), vec![]));
            if entry.2.last().is_none_or(|last| last.0 != i) {
                entry.2.push((i, numbers));
            }
        }
    }
    let searched = tables.len().div_ceil(step);
    let is_common = |(_, _, instances): &(Expr, Law, Vec<Instance>)| {
        instances.len() >= enough && 2 * instances.len() >= searched
    };
    let laws = shapes.into_values().filter(is_common).filter_map(|(shape, law, instances)| {
        let law = with_growth(names, tables, &shape, &law, &instances)?;
        tables.iter().all(|member| holds_at(&law, member)).then_some(law)
    });
    let fitted = tables.iter().take(enough - 1).map(|member| member.table.len()).sum();
    let best = laws.min_by(|a, b| a.bits.total_cmp(&b.bits))?;
    Some(Law { fitted, family: "over a parameter", ..best }.doubted(tables.len() < enough + 1))
}

/// What the numbers stand in, and the numbers.
fn split(body: &Expr) -> (Expr, Vec<i128>) {
    let numbers = RefCell::new(Vec::new());
    let shape = lifted(&plain(body)).replaced(&|e| match e {
        Expr::Number(n) => {
            numbers.borrow_mut().push(*n);
            Some(Expr::Argument(NUMBER))
        }
        _ => None,
    });
    (shape, numbers.into_inner())
}

/// A period is what it says, and no relation.
fn plain(body: &Expr) -> Expr {
    body.replaced(&|e| match e {
        Expr::Relation(how, what) if matches!(**how, Relation::Period(_)) => Some(plain(what)),
        Expr::Call(f, all) => match &f.body {
            Expr::Relation(how, what) if matches!(**how, Relation::Period(_)) => {
                let all: Vec<Expr> = all.iter().map(plain).collect();
                Some(plain(what).with_arguments(&all))
            }
            _ => None,
        },
        _ => None,
    })
}

/// Names for what grows within the definition of a pile.
const INNER: [&str; 5] = ["n", "a", "b", "c", "d"];

/// What is done with each pile takes its numbers as arguments.
fn lifted(body: &Expr) -> Expr {
    body.replaced(&|e| match e {
        Expr::Relation(how, _) if matches!(**how, Relation::Words(_)) => Some(e.clone()),
        Expr::Fold(fold, f, all) if all.is_empty() => {
            let numbers = RefCell::new(Vec::new());
            let inside = f.body.replaced(&|e| match e {
                Expr::Number(_) => {
                    numbers.borrow_mut().push(e.clone());
                    Some(Expr::Argument(numbers.borrow().len()))
                }
                _ => None,
            });
            let all = numbers.into_inner();
            let names = INNER.get(..=all.len())?;
            Some(Expr::Fold(*fold, Rc::new(Definition::new(f.name, names, f.low(), inside)), all))
        }
        _ => None,
    })
}

/// The opposite, for the numbers that do not grow.
fn lowered(body: &Expr) -> Expr {
    body.replaced(&|e| match e {
        Expr::Fold(fold, f, all) if !all.is_empty() => {
            let is_number = |e: &&Expr| matches!(e, Expr::Number(_));
            let growing: Vec<Expr> = all.iter().filter(|e| !is_number(e)).cloned().collect();
            let place = |i: usize| 1 + all[..i].iter().filter(|e| !is_number(e)).count();
            let inner =
                |(i, e): (usize, &Expr)| if is_number(&e) { e.clone() } else { Expr::Argument(place(i)) };
            let arguments: Vec<Expr> =
                [Expr::Argument(0)].into_iter().chain(all.iter().enumerate().map(inner)).collect();
            let inside = f.body.with_arguments(&arguments);
            let definition = Definition::new(f.name, &INNER[..=growing.len()], f.low(), inside);
            Some(Expr::Fold(*fold, Rc::new(definition), growing))
        }
        _ => None,
    })
}

/// The law in which each number grows with the parameters.
fn with_growth(
    names: &[String],
    tables: &Tables,
    shape: &Expr,
    law: &Law,
    instances: &[Instance],
) -> Option<Law> {
    let first = law.definition.parameters.len();
    let count = instances[0].1.len();
    if instances.iter().any(|instance| instance.1.len() != count) {
        return None;
    }
    let number = |j: usize| {
        let points: Vec<growth::Point> = instances.iter().map(|(i, all)| (tables[*i].at, all[j])).collect();
        growth::fit(&points, first)
    };
    let numbers = (0..count).map(number).collect::<Option<Vec<Expr>>>()?;
    // Where none grows, the exceptions do.
    if numbers.iter().all(|number| matches!(number, Expr::Number(_))) {
        return None;
    }
    let next = RefCell::new(numbers.into_iter());
    let body = shape.replaced(&|e| match e {
        Expr::Argument(NUMBER) => next.borrow_mut().next(),
        _ => None,
    });
    let body = lowered(&body);
    let low =
        |i: usize| tables.iter().map(|member| member.at[i]).min().and_then(|low| u64::try_from(low).ok());
    let lows = (0..names.len()).map(low).collect::<Option<Vec<u64>>>()?;
    let bits = body.bits();
    Some(Law { bits, ..law.over(names, &lows, body) })
}
