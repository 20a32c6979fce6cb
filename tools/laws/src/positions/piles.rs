//! Conditions on piles: on their nim-sum, sum, largest and smallest, on how often they occur, and
//! two of these together.

use super::statistics::{lines, statistics};
use crate::code::{Code, Expr, OF_HEAPS};
use crate::information::number;
use crate::{Law, Positions};
use std::rc::Rc;

/// The shortest conditions that select the P-positions from all tuples.
pub fn fit(positions: &Positions) -> Vec<Law> {
    let all = positions.universe();
    if all.is_empty() || positions.tuples.len() < 4 {
        return vec![];
    }
    let is_lost: Vec<bool> = all.iter().map(|tuple| positions.tuples.contains(tuple)).collect();
    // Most conditions fail on a few positions.
    let few = || all.iter().zip(&is_lost).step_by(1 + all.len() / 500);
    let is_of_use = |c: &Condition| {
        few().all(|(t, lost)| *lost || !(c.is)(t)) || few().all(|(t, lost)| (c.is)(t) || !lost)
    };
    let of_use = conditions().into_iter().filter(is_of_use);
    let known: Vec<(Condition, Vec<bool>)> =
        of_use.map(|c| (c.clone(), all.iter().map(|t| (c.is)(t)).collect())).collect();
    let holds = |way: Way| {
        let is_lost = &is_lost;
        move |known: &&(Condition, Vec<bool>)| known.1.iter().zip(is_lost).all(|(a, b)| way(*a, *b))
    };
    let laws = known.iter().filter(holds(|is, lost| is == lost)).map(|(c, _)| law(positions, c.clone()));
    let mut laws: Vec<Law> = laws.collect();
    if !laws.is_empty() {
        return laws;
    }
    // Two conditions that hold for all P-positions, or for P-positions only.
    let wider: Vec<_> = known.iter().filter(holds(|is, lost| is || !lost)).collect();
    let narrower: Vec<_> = known.iter().filter(holds(|is, lost| lost || !is)).collect();
    let ways: [(_, _, Way); 2] = [(wider, "and", |a, b| a && b), (narrower, "or", |a, b| a || b)];
    for (known, word, way) in ways {
        for (i, (a, in_a)) in known.iter().enumerate() {
            for (b, in_b) in &known[..i] {
                let together = in_a.iter().zip(in_b).map(|(a, b)| way(*a, *b));
                if together.eq(is_lost.iter().copied()) {
                    laws.push(law(positions, join(a, b, word, way)));
                }
            }
        }
    }
    laws
}

type Way = fn(bool, bool) -> bool;
type Test = dyn Fn(&[u64]) -> bool;

#[derive(Clone)]
struct Condition {
    text: String,
    bits: f64,
    rust: String,
    is: Rc<Test>,
}

fn join(a: &Condition, b: &Condition, word: &str, way: Way) -> Condition {
    let text = format!("{} {word} {}", b.text, a.text);
    let (left, right) = (Rc::clone(&a.is), Rc::clone(&b.is));
    let sign = if word == "and" { "&&" } else { "||" };
    let rust = format!("{} {sign} {}", b.rust, a.rust);
    Condition { text, rust, bits: a.bits + b.bits + 2.0, is: Rc::new(move |t| way(left(t), right(t))) }
}

fn law(positions: &Positions, condition: Condition) -> Law {
    // A condition has no numbers to fit; a few entries show which one it is.
    let fitted = ((condition.bits / 4.0).ceil() as usize).min(positions.tuples.len());
    let is = condition.is;
    let lines = lines(&condition.rust);
    let code = Code::test(OF_HEAPS, condition.rust).after(lines);
    let formula = format!("lost if {}", condition.text);
    let predict = move |tuple: &[u64]| Some(i128::from(is(tuple)));
    Law::new("piles", (formula, code), (condition.bits, fitted), predict)
}

fn conditions() -> Vec<Condition> {
    let mut all = Vec::new();
    for (name, value, rust, bits) in statistics() {
        for c in 0..=3 {
            let is = |is: fn(i128, i128) -> bool| Rc::new(move |t: &[u64]| is(value(t), c));
            let bits = bits + number(c);
            let new = |sign: &str, operator: &str, more: f64, is: Rc<Test>| {
                let rust = rust.is(operator, &Expr::literal(c));
                Condition { text: format!("{name} {sign} {c}"), rust, bits: bits + more, is }
            };
            all.push(new("=", "==", 0.0, is(|v, c| v == c)));
            all.push(new("<>", "!=", 1.0, is(|v, c| v != c)));
            all.push(new("<=", "<=", 2.0, is(|v, c| v <= c)));
            all.push(new(">", ">", 2.0, is(|v, c| v > c)));
        }
        for m in 2..=6 {
            for r in 0..m {
                let is = Rc::new(move |t: &[u64]| value(t).rem_euclid(m) == r);
                let text = match (m, r) {
                    (2, 0) => format!("{name} is even"),
                    (2, 1) => format!("{name} is odd"),
                    _ => format!("{name} mod {m} = {r}"),
                };
                let rust = rust.rem(m).is("==", &Expr::literal(r));
                all.push(Condition { text, rust, bits: bits + number(m) + number(r) - 1.0, is });
            }
        }
    }
    for m in 2..=9_u64 {
        for (name, rust, of) in functions() {
            let is = Rc::new(move |t: &[u64]| t.iter().fold(0, |xor, &n| xor ^ of(n, m)) == 0);
            all.push(Condition {
                text: format!("xor of {name} is 0").replace('#', &m.to_string()),
                rust: format!("heaps.iter().fold(0, |xor, &n| xor ^ ({rust})) == 0")
                    .replace('#', &m.to_string()),
                bits: 8.0 + number(m.into()),
                is,
            });
        }
    }
    all.extend((2..=9).flat_map(|m| (0..m).map(move |r| all_piles(m, r))));
    all
}

/// All piles have the same remainder.
fn all_piles(m: u64, r: u64) -> Condition {
    let rest = Expr::of_u64("n", u64::MAX).rem(m.into()).is("==", &Expr::literal(r.into()));
    Condition {
        text: format!("all piles mod {m} are {r}"),
        bits: 5.0 + number(m.into()) + number(r.into()),
        rust: format!("heaps.iter().all(|n| {})", rest.replacen('n', "*n", 1)),
        is: Rc::new(move |t: &[u64]| t.iter().all(|n| n % m == r)),
    }
}

type OfPile = fn(u64, u64) -> u64;

fn functions() -> [(&'static str, &'static str, OfPile); 4] {
    [
        ("(n mod #)", "n % #", |n, m| n % m),
        ("(n div #)", "n / #", |n, m| n / m),
        ("(n + #)", "n.saturating_add(#)", |n, m| n.saturating_add(m)),
        ("(n - 1 mod #)", "n.saturating_sub(1) % #", |n, m| n.saturating_sub(1) % m),
    ]
}
