//! Pairs (or longer tuples) in a row: the first entries and what the others are more follow laws in
//! the index, as Wythoff's pairs floor(i a), floor(i a) + d i do.

use crate::law::Domain;
use crate::line::{beatty, list, period};
use crate::quadratic::Quadratic;
use crate::tree::Definition;
use crate::tree::operator::Operator;
use crate::tree::Relation;
use crate::tree::{Expr, Search, n};
use crate::{Law, Line, Positions, information};
use std::rc::Rc;

/// The law of the i-th tuple.
pub fn fit(positions: &Positions) -> Vec<Law> {
    let tuples: Vec<&Vec<u64>> = positions.tuples.iter().collect();
    let arity = tuples.first().map_or(0, |tuple| tuple.len());
    if !(2..=5).contains(&arity) || tuples.len() < 6 || tuples.iter().any(|tuple| tuple.len() != arity) {
        return vec![];
    }
    // That the numbers are equal is said better by a condition on piles, where one is sought.
    if positions.is_small() && tuples.iter().all(|tuple| tuple.iter().all(|n| *n == tuple[0])) {
        return vec![];
    }
    // Whether they begin with the end of the game, which is pair 0.
    let first = u64::from(tuples[0].iter().any(|&n| n > 0));
    let column = |of: &dyn Fn(&[u64]) -> i128| Line { first, values: tuples.iter().map(|t| of(t)).collect() };
    let heads = column(&|tuple| i128::from(tuple[0]));
    let complementary = complementary(&heads, &tuples);
    let plain = complementary.as_ref().map(|(_, gap, _)| plain(*gap));
    let gap = |k: usize| complementary.as_ref().map(|found| found.2.clone()).or_else(|| simplest(&column(&move |t| i128::from(t[k]) - i128::from(t[k - 1]))));
    let gaps: Option<Vec<Law>> = (1..arity).map(gap).collect();
    let head = complementary.map(|found| found.0).or_else(|| list::laws(&heads).into_iter().next());
    let (Some(head), Some(gaps)) = (head, gaps) else { return vec![] };
    let fitted = gaps.iter().map(|law| law.fitted).max().unwrap_or(0).max(head.fitted);
    let doubt = head.is_doubtful || gaps.iter().any(|law| law.is_doubtful);
    let condition = condition(&head, &gaps);
    let law = Law::piles("complementary pairs", Domain::Piles, condition, fitted);
    let plain = plain.map(|condition| Law::piles("complementary pairs", Domain::Piles, condition, fitted));
    let bits = head.bits + gaps.iter().map(|law| law.bits).sum::<f64>();
    let with_piles = |law: Law| Law { piles: (Some(arity), 0), ..law }.doubted(doubt);
    [Law { bits, ..law }].into_iter().chain(plain).map(with_piles).collect()
}

/// Without a search for the index of the pair, which is the difference by d.
fn plain(d: i128) -> Expr {
    let gap = || Expr::Pile(1).minus(Expr::Pile(0));
    let slope = [(2 - d).into(), (d * d + 4).into(), 2.into()];
    let first = Expr::function("floor_multiple", [&[gap().quotient(d)], &slope[..]].concat());
    let is_multiple = gap().modulo(d).is(Operator::Equal, 0);
    is_multiple.is(Operator::Both, first.is(Operator::Equal, Expr::Pile(0)))
}

/// The first pile has an index, and the others are as much more as the laws for that index say.
fn condition(head: &Law, gaps: &[Law]) -> Expr {
    let sequence = list::sequence(head);
    let first = i128::from(sequence.low());
    let rank = Expr::Search(Search::Rank, Rc::clone(&sequence), Box::new(Expr::Pile(0)));
    let index = rank.plus(first - 1);
    let start = Expr::Search(Search::Contains, Rc::clone(&sequence), Box::new(Expr::Pile(0)));
    let gaps: Vec<Rc<Definition>> = gaps.iter().map(|law| {
        let name = "d";
        Rc::new(Definition::new(name, &["i"], law.definition.low(), law.definition.body.clone()))
    }).collect();
    let all = gaps.iter().enumerate().fold(start, |all, (k, gap)| {
        let difference = Expr::Pile(k + 1).minus(Expr::Pile(k));
        all.is(Operator::Both, difference.is(Operator::Equal, gap.at(std::slice::from_ref(&index))))
    });
    Expr::Relation(Rc::new(Relation::Pairs(sequence, gaps)), Box::new(all))
}

/// The i-th pair differs by d i, and each number is in one pair: then a satisfies
/// 1 / a + 1 / (a + d) = 1. The laws of the first numbers and of the differences, and d.
fn complementary(heads: &Line, tuples: &[&Vec<u64>]) -> Option<(Law, i128, Law)> {
    let gap = |tuple: &[u64]| i128::from(tuple[1]) - i128::from(tuple[0]);
    let d = gap(tuples[1]) - gap(tuples[0]);
    let all_differ_so = || (heads.first..).zip(tuples).all(|(i, tuple)| gap(tuple) == d * i128::from(i));
    if tuples[0].len() != 2 || !all_differ_so() || !(1..30).contains(&d) {
        return None;
    }
    let slope = if d % 2 == 0 {
        Quadratic { p: 1 - d / 2, d: d * d / 4 + 1, q: 1 }
    } else {
        Quadratic { p: 2 - d, d: d * d + 4, q: 2 }
    };
    let is_right = |(i, a): (u64, i128)| slope.floor(i128::from(i)) == Some(a);
    let law = Law::line("Beatty", heads.first, slope.times(n()), 3);
    let bits = 4.0 + information::number(d);
    let gaps = Law::line("linear", heads.first, n().times(d), 2);
    heads.cells().all(is_right).then_some((Law { bits, ..law }, d, Law { bits: 1.0, ..gaps }))
}

fn simplest(gaps: &Line) -> Option<Law> {
    let all = information::bits(&gaps.values).max(gaps.values.len() as f64);
    let laws = [period::fit(gaps), beatty::fit(gaps)].concat();
    let is_right = |law: &Law| gaps.cells().all(|(i, value)| law.predict(&[i]) == Some(value));
    let simplest = laws.into_iter().filter(is_right).min_by(|a, b| a.bits.total_cmp(&b.bits));
    simplest.filter(|law| law.bits < all)
}
