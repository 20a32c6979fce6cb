//! Conditions on piles: on their nim-sum, sum, largest and smallest, on how often they occur, and
//! two of these together.

use crate::pattern::information::number;
use crate::pattern::law::{ENOUGH, Law};
use crate::pattern::table::Positions;
use std::rc::Rc;

/// The shortest conditions that select the P-positions from all tuples.
pub fn fit(positions: &Positions) -> Vec<Law> {
    let all = positions.universe();
    if all.is_empty() || positions.tuples.len() < 4 {
        return vec![];
    }
    let is_lost: Vec<bool> = all.iter().map(|tuple| positions.tuples.contains(tuple)).collect();
    let known: Vec<(Condition, Vec<bool>)> =
        conditions().into_iter().map(|c| (c.clone(), all.iter().map(|t| (c.is)(t)).collect())).collect();
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

/// What holds for some tuples.
#[derive(Clone)]
struct Condition {
    text: String,
    bits: f64,
    is: Rc<Test>,
}

fn join(a: &Condition, b: &Condition, word: &str, way: Way) -> Condition {
    let text = format!("{} {word} {}", b.text, a.text);
    let (left, right) = (Rc::clone(&a.is), Rc::clone(&b.is));
    Condition { text, bits: a.bits + b.bits + 2.0, is: Rc::new(move |t| way(left(t), right(t))) }
}

fn law(positions: &Positions, condition: Condition) -> Law {
    // A condition has no numbers to fit; a few entries show which one it is.
    let fitted = ((condition.bits / 4.0).ceil() as usize).min(positions.tuples.len());
    let is = condition.is;
    Law {
        family: "piles",
        formula: format!("lost if {}", condition.text),
        bits: condition.bits,
        fitted,
        needed: ENOUGH,
        is_doubtful: false,
        predict: Rc::new(move |tuple| Some(i128::from(is(tuple)))),
    }
}

type Value = fn(&[u64]) -> i128;

fn conditions() -> Vec<Condition> {
    let mut all = Vec::new();
    for (name, value, bits) in values() {
        for c in 0..=3 {
            let is = |is: fn(i128, i128) -> bool| Rc::new(move |t: &[u64]| is(value(t), c));
            let bits = bits + number(c);
            all.push(Condition { text: format!("{name} = {c}"), bits, is: is(|v, c| v == c) });
            all.push(Condition { text: format!("{name} <> {c}"), bits: bits + 1.0, is: is(|v, c| v != c) });
            all.push(Condition { text: format!("{name} <= {c}"), bits: bits + 2.0, is: is(|v, c| v <= c) });
            all.push(Condition { text: format!("{name} > {c}"), bits: bits + 2.0, is: is(|v, c| v > c) });
        }
        for m in 2..=6 {
            for r in 0..m {
                let is = Rc::new(move |t: &[u64]| value(t).rem_euclid(m) == r);
                let text = match (m, r) {
                    (2, 0) => format!("{name} is even"),
                    (2, 1) => format!("{name} is odd"),
                    _ => format!("{name} mod {m} = {r}"),
                };
                all.push(Condition { text, bits: bits + number(m) + number(r) - 1.0, is });
            }
        }
    }
    for m in 2..=9_u64 {
        for (name, of) in functions() {
            let is = Rc::new(move |t: &[u64]| t.iter().fold(0, |xor, &n| xor ^ of(n, m)) == 0);
            all.push(Condition {
                text: format!("xor of {name} is 0").replace('m', &m.to_string()),
                bits: 8.0 + number(m.into()),
                is,
            });
        }
    }
    all
}

type OfPile = fn(u64, u64) -> u64;

fn functions() -> [(&'static str, OfPile); 4] {
    [
        ("(n mod m)", |n, m| n % m),
        ("(n div m)", |n, m| n / m),
        ("(n + m)", |n, m| n + m),
        ("(n - 1 mod m)", |n, m| n.saturating_sub(1) % m),
    ]
}

/// What is counted, with the bits for its choice.
fn values() -> Vec<(&'static str, Value, f64)> {
    vec![
        ("the nim-sum", |t| i128::from(t.iter().fold(0, |xor, n| xor ^ n)), 2.5),
        ("the sum", sum, 2.0),
        ("the largest", |t| i128::from(*t.last().unwrap_or(&0)), 4.0),
        ("the smallest", |t| i128::from(*t.first().unwrap_or(&0)), 4.0),
        ("2 max - sum", |t| 2 * i128::from(*t.last().unwrap_or(&0)) - sum(t), 5.0),
        ("sum - 2 max", |t| sum(t) - 2 * i128::from(*t.last().unwrap_or(&0)), 5.0),
        ("the count of the smallest", |t| count(t, t.first()), 5.0),
        ("the count of the largest", |t| count(t, t.last()), 5.0),
        ("the count of odd piles", |t| t.iter().filter(|n| *n % 2 == 1).count() as i128, 4.0),
        ("the count of different piles", |t| t.chunk_by(|a, b| a == b).count() as i128, 5.0),
        ("the count of piles of odd multiplicity", odd_multiplicities, 5.0),
        ("the nim-sum of n - 1", |t| i128::from(t.iter().fold(0, |xor, n| xor ^ n.saturating_sub(1))), 5.0),
        ("the nim-sum of n, or with no pile above 1 the opposite", misere, 6.0),
        ("the nim-sum of every second gap", gaps, 6.0),
        ("the count of binary digits that are not in a multiple of 3 piles", |t| moore(t, 3), 7.0),
        ("the number of v2 classes", v2_classes, 6.0),
        ("max - min", |t| i128::from(t.last().unwrap_or(&0) - t.first().unwrap_or(&0)), 4.0),
        ("the number of piles", |t| t.len() as i128, 4.0),
    ]
}

fn sum(t: &[u64]) -> i128 {
    t.iter().map(|&n| i128::from(n)).sum()
}

fn count(t: &[u64], of: Option<&u64>) -> i128 {
    t.iter().filter(|n| Some(*n) == of).count() as i128
}

fn odd_multiplicities(t: &[u64]) -> i128 {
    t.chunk_by(|a, b| a == b).filter(|run| run.len() % 2 == 1).count() as i128
}

fn misere(t: &[u64]) -> i128 {
    let xor = t.iter().fold(0, |xor, n| xor ^ n);
    i128::from(if t.iter().all(|&n| n <= 1) { xor ^ 1 } else { xor })
}

/// Of the sorted piles, from the largest down.
fn gaps(t: &[u64]) -> i128 {
    let pair = |pair: &[u64]| pair[0] - pair.get(1).unwrap_or(&0);
    let falling: Vec<u64> = t.iter().rev().copied().collect();
    i128::from(falling.chunks(2).map(pair).fold(0, |xor, gap| xor ^ gap))
}

/// How many binary digits do not stand in a multiple of m piles.
fn moore(t: &[u64], m: u64) -> i128 {
    let ones = |bit: u32| t.iter().filter(|n| *n >> bit & 1 == 1).count() as u64;
    (0..64).filter(|&bit| !ones(bit).is_multiple_of(m)).count() as i128
}

fn v2_classes(t: &[u64]) -> i128 {
    let mut classes: Vec<u32> = t.iter().map(|n| n.trailing_zeros()).collect();
    classes.sort_unstable();
    classes.dedup();
    classes.len() as i128
}
