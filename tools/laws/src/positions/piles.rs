//! Conditions on piles: on their nim-sum, sum, largest and smallest, on how often they occur, and
//! two of these together.

use crate::law::Domain;
use crate::table::MAX_POSITIONS;
use crate::tree::Definition;
use crate::tree::operator::Operator;
use crate::tree::{Expr, Fold, Scope, n};
use crate::{Law, Positions};
use std::collections::HashSet;
use std::rc::Rc;

/// The shortest conditions that select the P-positions from all tuples.
pub fn fit(positions: &Positions) -> Vec<Law> {
    of_domain(positions, positions.universe(), Domain::Piles)
}

/// The same for tuples whose order counts.
pub fn fit_ordered(positions: &Positions) -> Vec<Law> {
    let all = positions.ordered_universe();
    if all.len() as u64 > MAX_POSITIONS[0] {
        return vec![];
    }
    let laws = of_domain(positions, all, Domain::Ordered);
    laws.into_iter().map(|law| Law { piles: (None, positions.least()), ..law }).collect()
}

fn of_domain(positions: &Positions, all: Vec<Vec<u64>>, domain: Domain) -> Vec<Law> {
    if all.is_empty() || positions.tuples.len() < 4 {
        return vec![];
    }
    let is_lost: Vec<bool> = all.iter().map(|tuple| positions.tuples.contains(tuple)).collect();
    let known = of_use(&all, &is_lost, domain);
    let column = |known: &Condition| known.column.clone();
    let whole = |a: &[bool], way: Way| a.iter().zip(&is_lost).all(|(a, b)| way(*a, *b));
    let exact = known.iter().filter(|known| whole(&column(known), |is, lost| is == lost));
    let mut laws: Vec<Law> = exact.map(|known| law(positions, domain, known.expr.clone(), &[known])).collect();
    if !laws.is_empty() {
        return laws;
    }
    // Two conditions that hold for all P-positions, or for P-positions only.
    let ways: [(Operator, Way); 2] =
        [(Operator::Both, |is, lost| is || !lost), (Operator::Either, |is, lost| lost || !is)];
    for (operator, way) in ways {
        let some: Vec<&Condition> = known.iter().filter(|known| whole(&known.column, way)).collect();
        for (i, a) in some.iter().enumerate() {
            for b in &some[..i] {
                let is_both = operator == Operator::Both;
                let joined = a.column.iter().zip(&b.column).map(|(a, b)| if is_both { *a && *b } else { *a || *b });
                if joined.eq(is_lost.iter().copied()) {
                    let expr = b.expr.clone().is(operator, a.expr.clone());
                    laws.push(law(positions, domain, expr, &[a, b]));
                }
            }
        }
    }
    laws
}

type Way = fn(bool, bool) -> bool;

/// A condition with the tuples that satisfy it.
struct Condition {
    expr: Expr,
    column: Vec<bool>,
    /// The number on which it depends; of conditions on each pile by itself, none.
    key: Option<Rc<Vec<i128>>>,
    /// How much is said about that number.
    bits: f64,
}

/// How many different numbers decide whether the conditions hold; if they are on each pile, how
/// many sizes there are.
fn evidence(positions: &Positions, conditions: &[&Condition]) -> usize {
    let keys: Option<Vec<&Vec<i128>>> = conditions.iter().map(|condition| condition.key.as_deref()).collect();
    let Some(keys) = keys else { return (positions.up_to - positions.least()) as usize + 1 };
    let count = keys.first().map_or(0, |key| key.len());
    (0..count).map(|i| keys.iter().map(|key| key[i]).collect()).collect::<HashSet<Vec<i128>>>().len()
}

fn value(expr: &Expr, tuple: &[u64]) -> i128 {
    expr.value(Scope { arguments: &[], piles: tuple }).unwrap_or(-1)
}

/// The conditions that hold for all P-positions, or for P-positions only; most fail on a few
/// positions.
fn of_use(all: &[Vec<u64>], is_lost: &[bool], domain: Domain) -> Vec<Condition> {
    let step = 1 + all.len() / 500;
    let few: Vec<(&Vec<u64>, bool)> = all.iter().zip(is_lost.iter().copied()).step_by(step).collect();
    let mut found = Vec::new();
    for (expr, tests) in numbers_with_tests(domain) {
        let is_of_each = tests.len() == 1;
        let numbers: Vec<i128> = few.iter().map(|(tuple, _)| value(&expr, tuple)).collect();
        let mut whole = None;
        for test in tests {
            let holds = |n: i128| {
                let scope = Scope { arguments: &[n], piles: &[] };
                test.value(scope) == Some(1)
            };
            let wider = || numbers.iter().zip(&few).all(|(&n, few)| holds(n) || !few.1);
            let narrower = || numbers.iter().zip(&few).all(|(&n, few)| few.1 || !holds(n));
            if wider() || narrower() {
                let column = || Rc::new(all.iter().map(|tuple| value(&expr, tuple)).collect());
                let whole: &Rc<Vec<i128>> = whole.get_or_insert_with(column);
                let column = whole.iter().map(|&n| holds(n)).collect();
                let expr = test.with_arguments(std::slice::from_ref(&expr));
                let key = (!is_of_each).then(|| Rc::clone(whole));
                found.push(Condition { expr, column, key, bits: test.bits() });
            }
        }
    }
    found
}

/// Numbers made of the piles, with the conditions on them that are tried.
fn numbers_with_tests(domain: Domain) -> Vec<(Expr, Vec<Expr>)> {
    let is = |operator, c: i128| n().is(operator, c);
    let mut tests: Vec<Expr> = Vec::new();
    for c in 0..=3 {
        let operators = [Operator::Equal, Operator::Different, Operator::AtMost, Operator::Above];
        tests.extend(operators.map(|operator| is(operator, c)));
    }
    tests.extend((2..=6).flat_map(|m| (0..m).map(move |r| n().modulo(m).is(Operator::Equal, r))));
    let of_order = if domain == Domain::Ordered { numbers_in_order() } else { vec![] };
    let mut all: Vec<(Expr, Vec<Expr>)> = numbers().into_iter().chain(of_order).map(|number| (number, tests.clone())).collect();
    for m in 2..=9 {
        let less = Expr::binary(Operator::Max, n(), 1).minus(1).modulo(m);
        for of_pile in [n().modulo(m), n().quotient(m), n().plus(m), less] {
            all.push((fold(Fold::Xor, of_pile), vec![is(Operator::Equal, 0)]));
        }
        let all_piles = |r| fold(Fold::All, n().modulo(m).is(Operator::Equal, r));
        all.extend((0..m).map(|r| (all_piles(r), vec![n()])));
    }
    all
}

fn fold(fold: Fold, of_pile: Expr) -> Expr {
    Expr::Fold(fold, Definition::of_pile(of_pile), vec![])
}

/// Numbers for which the order counts.
fn numbers_in_order() -> Vec<Expr> {
    let of = |name: &str| Expr::function(name, []);
    let (ones, other) = (of("leading_ones"), of("first_not_one"));
    // Where nothing else comes, the last 1 is what comes.
    let turns = ones.clone().plus(Expr::choice(other.clone().is(Operator::Equal, 0), 1, 0));
    let (run, first) = (of("leading_run"), Expr::Pile(0));
    let by_turns = first.clone().minus(Expr::Pile(1)).plus(Expr::Pile(2));
    let mut all = vec![ones, run.clone(), other, turns, run.plus(first), by_turns];
    for i in 0..3 {
        all.push(Expr::Pile(i));
        for j in 0..i {
            all.push(Expr::Pile(i).minus(Expr::Pile(j)));
            all.push(Expr::Pile(i).is(Operator::Xor, Expr::Pile(j)));
        }
    }
    all
}

fn numbers() -> Vec<Expr> {
    let (nim_sum, sum) = (Expr::nim_sum(), fold(Fold::Sum, n()));
    let of = |name: &str| Expr::function(name, []);
    let (largest, smallest) = (of("largest_pile"), of("smallest_pile"));
    let count = |condition| fold(Fold::Sum, Expr::choice(condition, 1, 0));
    let with_largest = sum.clone().minus(largest.clone().times(2));
    let mut all: Vec<Expr> =
        (2..=5).map(|m| Expr::function("uneven_digits", [Expr::Number(m)])).collect();
    all.extend([
        nim_sum.clone(),
        Expr::function("popcount", [nim_sum]),
        sum.clone().minus(largest.clone()),
        sum.clone(),
        largest.clone(),
        smallest.clone(),
        largest.clone().times(2).minus(sum),
        with_largest,
        count(n().is(Operator::Equal, smallest.clone())),
        count(n().is(Operator::Equal, largest.clone())),
        count(n().modulo(2).is(Operator::Equal, 1)),
        of("different_piles"),
        of("odd_multiplicities"),
        fold(Fold::Xor, Expr::binary(Operator::Max, n(), 1).minus(1)),
        Expr::misere_nim_sum(),
        of("gap_nim_sum"),
        of("v2_classes"),
        largest.minus(smallest),
        of("pile_count"),
        of("piles_gcd"),
        fold(Fold::Sum, n()).plus(of("pile_count")),
        of("largest_pile").plus(of("pile_count")),
        count(n().is(Operator::Equal, 1)),
    ]);
    all
}

fn law(positions: &Positions, domain: Domain, expr: Expr, conditions: &[&Condition]) -> Law {
    // A condition has no numbers to fit; a few entries show which one it is.
    let fitted = ((expr.bits() / 4.0).ceil() as usize).min(positions.tuples.len());
    // Each number on which it depends says one bit of what is said about these numbers.
    let said = conditions.iter().map(|condition| condition.bits).sum::<f64>() + 3.0 * (conditions.len() as f64 - 1.0);
    let is_doubtful = (evidence(positions, conditions) as f64) < said;
    Law::piles("piles", domain, expr, fitted).doubted(is_doubtful)
}
