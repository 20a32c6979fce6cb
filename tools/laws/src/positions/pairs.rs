//! Pairs (or longer tuples) in a row: the first entries and what the others are more follow laws in
//! the index, as Wythoff's pairs floor(i a), floor(i a) + d i do.

use crate::code::{Code, Expr, IntType, OF_HEAPS, OF_LINE};
use crate::information::{self, number};
use crate::line::{beatty, list, period};
use crate::quadratic::Quadratic;
use crate::{Law, Line, Positions};

/// The law of the i-th tuple.
pub fn fit(positions: &Positions) -> Vec<Law> {
    let tuples: Vec<&Vec<u64>> = positions.tuples.iter().collect();
    let arity = tuples.first().map_or(0, |tuple| tuple.len());
    if arity < 2 || tuples.len() < 6 || tuples.iter().any(|tuple| tuple.len() != arity) {
        return vec![];
    }
    // Whether they begin with the end of the game, which is pair 0.
    let first = u64::from(tuples[0].iter().any(|&n| n > 0));
    let column = |of: &dyn Fn(&[u64]) -> i128| Line { first, values: tuples.iter().map(|t| of(t)).collect() };
    let heads = column(&|tuple| i128::from(tuple[0]));
    let gap = |k: usize| simplest(&column(&move |t| i128::from(t[k]) - i128::from(t[k - 1])));
    let gaps: Option<Vec<Law>> = (1..arity).map(gap).collect();
    let head = complementary(&heads, &tuples).or_else(|| list::laws(&heads).into_iter().next());
    let (Some(head), Some(gaps)) = (head, gaps) else { return vec![] };
    let bits = head.bits + gaps.iter().map(|law| law.bits).sum::<f64>();
    let fitted = gaps.iter().map(|law| law.fitted).max().unwrap_or(0).max(head.fitted);
    let doubt = head.is_doubtful || gaps.iter().any(|law| law.is_doubtful);
    let (formula, code) = (formula(&head, &gaps), code(&head, &gaps, first));
    let predict = move |at: &[u64]| {
        if at.len() != arity {
            return None;
        }
        let Some(i) = list::index(&head, first, at[0]) else { return Some(0) };
        let follows = |k: usize| (gaps[k - 1].predict)(&[i]) == Some(i128::from(at[k] - at[k - 1]));
        Some(i128::from((1..arity).all(follows)))
    };
    let family = "complementary pairs";
    vec![Law::new(family, (formula, code), (bits, fitted), predict).doubted(doubt)]
}

/// The first heap has an index, and the others are as much more as the laws for that index say.
fn code(head: &Law, gaps: &[Law], first: u64) -> Code {
    let heap = |k: usize| Expr::of_u64(format!("heaps[{k}]"), u64::MAX);
    let name = |k: usize| if gaps.len() == 1 { "gap".to_owned() } else { format!("gap_{}", k + 1) };
    let mut tests = vec![head.code.call("term", "i").is("==", &heap(0))];
    for (k, law) in gaps.iter().enumerate() {
        let gap = Expr::of_u64(format!("heaps[{}] - heaps[{k}]", k + 1), u64::MAX);
        tests.push(gap.is("==", &law.code.call(&name(k), "i")));
    }
    let sorted = "let mut heaps = heaps.to_vec();\nheaps.sort();\nlet i = $index(heaps[0]);".to_owned();
    let code = list::with_index(Code::test(OF_HEAPS, tests.join(" && ")).after([sorted]), head, first);
    let with_gap = |code: Code, (k, law): (usize, &Law)| {
        code.calling(&name(k), format!("{}.", list::of_list(&law.formula)), law.code.clone())
    };
    gaps.iter().enumerate().fold(code, with_gap)
}

/// The i-th pair differs by d i, and each number is in one pair: then a satisfies
/// 1 / a + 1 / (a + d) = 1.
fn complementary(heads: &Line, tuples: &[&Vec<u64>]) -> Option<Law> {
    let gap = |tuple: &[u64]| i128::from(tuple[1]) - i128::from(tuple[0]);
    let d = gap(tuples[1]) - gap(tuples[0]);
    if tuples[0].len() != 2 || !(1..30).contains(&d) {
        return None;
    }
    let slope = if d % 2 == 0 {
        Quadratic { p: 1 - d / 2, d: d * d / 4 + 1, q: 1 }
    } else {
        Quadratic { p: 2 - d, d: d * d + 4, q: 2 }
    };
    let is_right = |(i, a): (u64, i128)| slope.floor(i128::from(i)) == Some(a);
    let text = if slope.q == 1 && slope.p != 0 { format!("({})", slope.text()) } else { slope.text() };
    let formula = format!("g(n) = floor(n {text})");
    let n =
        Expr { text: "i128::from(n)".to_owned(), kind: Some(IntType::I128), ..Expr::of_u64("", u64::MAX) };
    let code = Code::new(OF_LINE, &slope.code(&n));
    let law =
        Law::of_line("Beatty", (formula, code), (4.0 + number(d), 3), move |i| slope.floor(i128::from(i)));
    heads.cells().all(is_right).then_some(law)
}

fn simplest(gaps: &Line) -> Option<Law> {
    let all = information::bits(&gaps.values).max(gaps.values.len() as f64);
    let laws = [period::fit(gaps), beatty::fit(gaps)].concat();
    let is_right = |law: &Law| gaps.cells().all(|(i, value)| (law.predict)(&[i]) == Some(value));
    let simplest = laws.into_iter().filter(is_right).min_by(|a, b| a.bits.total_cmp(&b.bits));
    simplest.filter(|law| law.bits < all)
}

fn formula(head: &Law, gaps: &[Law]) -> String {
    let mut text = list::of_list(&head.formula);
    for (gap, name) in gaps.iter().zip(b'b'..) {
        let (name, before) = (char::from(name), char::from(name - 1));
        let more = list::of_list(&gap.formula).replace("a(i", "d(i").replace("d(i) = ", "");
        text += &format!(", {name}(i) = {before}(i) + {more}");
    }
    text
}
