//! Lists by a linear recurrence: a(i) = a(i - 1) + a(i - k), a(i) = p a(i - 1) + q a(i - 2), each
//! with a constant; 2^i - c is one of them. The first entries may be different.

use crate::code::expr::IntType;
use crate::code::{Code, OF_LINE};
use crate::information::{self, number};
use crate::line::affine::affine;
use crate::{Law, Line};

/// The recurrence that the fewest entries fix.
pub fn fit(list: &Line) -> Vec<Law> {
    let best = recurrences().filter_map(|terms| Recurrence::fit(list, terms)).min_by_key(|r| r.start);
    best.map(|recurrence| recurrence.law(list)).into_iter().collect()
}

/// Factors with how far back they reach.
type Terms = Vec<(i128, usize)>;

fn recurrences() -> impl Iterator<Item = Terms> {
    let doubling = (2..=8).map(|p| vec![(p, 1)]);
    let lagged = (2..=24).map(|k| vec![(1, 1), (1, k)]);
    // With a smaller sum of the factors nothing grows like a power.
    let sums = |p: i128| (2 - p..=3).map(move |q| vec![(p, 1), (q, 2)]);
    let pairs = (1..=6).flat_map(sums);
    let twos = (2..=12).flat_map(|k| [2, 3].map(|p| vec![(p, k)]));
    doubling.chain(lagged).chain(pairs.filter(|terms| terms[1].0 != 0)).chain(twos)
}

struct Recurrence {
    terms: Terms,
    constant: i128,
    /// The first entry that it decides.
    start: usize,
}

impl Recurrence {
    fn fit(list: &Line, terms: Terms) -> Option<Recurrence> {
        let values = &list.values;
        let reach = terms.iter().map(|term| term.1).max()?;
        let last = values.len().checked_sub(1).filter(|&last| last >= reach)?;
        let constant = values[last].checked_sub(sum(values, &terms, last)?)?;
        let is_right =
            |&i: &usize| sum(values, &terms, i).and_then(|sum| sum.checked_add(constant)) == Some(values[i]);
        let start = (reach..=last).rev().take_while(is_right).last()?;
        (constant.unsigned_abs() <= 64 && 2 * start <= values.len() + reach).then_some(Recurrence {
            terms,
            constant,
            start,
        })
    }

    fn law(self, list: &Line) -> Law {
        let Recurrence { terms, constant, start } = self;
        let rate = information::bits(&list.values) / list.values.len() as f64;
        let terms_bits = terms.iter().map(|&(p, k)| number(p) + number(k as i128)).sum::<f64>();
        let bits = rate * start as f64 + terms_bits + number(constant);
        let back = |&(p, k): &(i128, usize)| affine(p, &format!("a(i - {k})"), 0);
        let sum_text = terms.iter().map(back).collect::<Vec<_>>().join(" + ").replace("+ -", "- ");
        let from = list.values[..start].iter().map(i128::to_string).collect::<Vec<_>>().join(", ");
        let mut formula = format!("a(i) = {} after {from}", affine(1, &sum_text, constant));
        let power = list.values[0] + constant;
        if terms == [(2, 1)] && start == 1 && power > 0 && power.count_ones() == 1 {
            let exponent = affine(1, "i", i128::from(power.trailing_zeros()) - i128::from(list.first));
            formula = format!("a(i) = {}", affine(1, &format!("2^({exponent})"), -constant));
        }
        let mut entries = list.values[..start].to_vec();
        // No index reaches beyond this; a recurrence that does not grow ends somewhere.
        while entries.len() < MAX_ENTRIES && entries.last().is_none_or(|&last| last <= u64::MAX.into()) {
            match sum(&entries, &terms, entries.len()) {
                Some(sum) => entries.push(sum + constant),
                None => break,
            }
        }
        let code = code(list.first, &list.values[..start], &terms, constant);
        let first = list.first;
        let predict = move |i: u64| entries.get(usize::try_from(i.checked_sub(first)?).ok()?).copied();
        Law::of_line("linear recurrence", (formula, code), (bits, start + 1), predict)
    }
}

const MAX_ENTRIES: usize = 4000;

/// The i-th entry; what is beyond 2^64 counts as infinite.
fn code(first: u64, entries: &[i128], terms: &Terms, constant: i128) -> Code {
    let term = |&(p, k): &(i128, usize)| {
        affine(p, &format!("terms[i - {k}]"), 0).replacen(' ', " * ", usize::from(p.abs() > 1))
    };
    let mut next = terms.iter().map(term).collect::<Vec<_>>().join(" + ").replace("] + -", "] - ");
    if constant != 0 {
        next += &format!(" {} {}", if constant < 0 { "-" } else { "+" }, constant.abs());
    }
    let entries = entries.iter().map(i128::to_string).collect::<Vec<_>>().join(", ");
    let index = if first == 0 { "n".to_owned() } else { format!("(n - {first})") };
    let lines = format!(
        "let mut terms: Vec<i128> = vec![{entries}];\n\
         while terms[terms.len() - 1] < 1 << 64 && terms.len() < {MAX_ENTRIES} {{\n    let i = terms.len();\n    \
         terms.push({next});\n}}"
    );
    let value = format!("if {index} < terms.len() as u64 {{ terms[{index} as usize] }} else {{ i128::MAX }}");
    let value = if first == 0 { value } else { value.replacen(&index, &index[1..index.len() - 1], 1) };
    Code::raw(OF_LINE, IntType::I128, (0, i128::MAX), value).after([lines])
}

fn sum(values: &[i128], terms: &[(i128, usize)], i: usize) -> Option<i128> {
    terms.iter().try_fold(0_i128, |sum, &(p, k)| sum.checked_add(p.checked_mul(values[i.checked_sub(k)?])?))
}
