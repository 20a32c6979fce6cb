//! Sets of numbers by the law of their sorted list.

use super::{beatty, period, polynomial, recurrence, transform};
use crate::choice::choose;
use crate::code::{Code, Expr, OF_LINE};
use crate::information;
use crate::{Law, Line};

/// The laws of a strictly increasing list.
pub fn laws(list: &Line) -> Vec<Law> {
    if list.values.len() < 6 || list.values.windows(2).any(|pair| pair[0] >= pair[1]) {
        return vec![];
    }
    let families = [beatty::fit, period::fit, recurrence::fit, polynomial::fit, transform::fit];
    let laws = families.iter().flat_map(|family| family(list));
    let grows = |law: &Law| {
        let far = (0..40).filter_map(|i| (law.predict)(&[(list.first + list.values.len() as u64) << i]));
        far.collect::<Vec<i128>>().windows(2).all(|pair| pair[0] < pair[1])
    };
    let is_right =
        |law: &Law| grows(law) && list.cells().all(|(i, value)| (law.predict)(&[i]) == Some(value));
    let laws: Vec<Law> = laws.filter(is_right).collect();
    let beyond: Vec<Vec<u64>> =
        (1..200).map(|i| vec![list.first + list.values.len() as u64 + i * i]).collect();
    let found = choose(laws, information::bits(&list.values), list.values.len(), &beyond);
    found.into_iter().map(|found| found.law).collect()
}

/// The index of a number in an increasing list by a law; what the law does not know is larger.
pub fn index(law: &Law, first: u64, x: u64) -> Option<u64> {
    let at = |i: u64| (law.predict)(&[i]).unwrap_or(i128::MAX);
    let (mut low, mut high) = (first, first.saturating_add(x).saturating_add(2));
    while low < high {
        let middle = u64::midpoint(low, high);
        if at(middle) < i128::from(x) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    (at(low) == i128::from(x)).then_some(low)
}

/// A truth value for numbers `x` of the list, as Rust: whether `x` is the entry at its index.
pub fn is_entry(law: &Law, x: &Expr) -> String {
    law.code.call("term", &format!("$index({})", x.text)).is("==", x)
}

/// The code with `term(i)` and `index(x)`, the index of the first entry that is at least x.
pub fn with_index(code: Code, law: &Law, first: u64) -> Code {
    let x = Expr::of_u64("x", u64::MAX);
    let (least, middle) =
        (law.code.call("term", "high").is("<", &x), law.code.call("term", "middle").is("<", &x));
    let search = format!(
        "let (mut low, mut high) = ({first}, {});\n\
         while {least} {{\n    low = high;\n    high = high.saturating_mul(2);\n}}\n\
         while low < high {{\n    let middle = low + (high - low) / 2;\n    if {middle} {{\n        \
         low = middle + 1;\n    }} else {{\n        high = middle;\n    }}\n}}",
        first.max(1)
    );
    let index = Code::new("x: u64", &Expr::of_u64("low", u64::MAX)).after([search]);
    let doc = format!("{}.", of_list(&law.formula));
    code.calling("index", "The index of the first term from x on.", index).calling(
        "term",
        doc,
        law.code.clone(),
    )
}

/// A line of two values, by the places where one of them stands.
pub fn fit_line(line: &Line) -> Vec<Law> {
    let Some(&other) = line.values.iter().find(|value| **value != line.values[0]) else { return vec![] };
    let kinds = [line.values[0], other];
    if !line.values.iter().all(|value| kinds.contains(value)) {
        return vec![];
    }
    [(kinds[0], kinds[1]), (kinds[1], kinds[0])].into_iter().flat_map(|pair| places(line, pair)).collect()
}

/// The value `there` stands at the places of a list, `elsewhere` everywhere else. Where it stands
/// from some place on, that is the business of `period`.
fn places(line: &Line, (there, elsewhere): (i128, i128)) -> Vec<Law> {
    let places: Vec<u64> = line.cells().filter(|cell| cell.1 == there).map(|cell| cell.0).collect();
    let list = Line { first: 1, values: places.iter().map(|&n| i128::from(n)).collect() };
    let with_places = |law: Law| {
        let count = law.fitted.min(places.len());
        let fitted = count.checked_sub(1).map_or(0, |i| (places[i] - line.first) as usize + 1);
        let formula = format!("g(n) = {there} at n = a(i), otherwise {elsewhere}; {}", of_list(&law.formula));
        let (family, bits, is_doubtful) = (law.family, law.bits + 6.0, law.is_doubtful);
        let n = Expr::of_u64("n", u64::MAX);
        let value = Expr::choice(&is_entry(&law, &n), &Expr::literal(there), &Expr::literal(elsewhere));
        let code = with_index(Code::new(OF_LINE, &value), &law, 1);
        let predict = move |n: u64| Some(if index(&law, 1, n).is_some() { there } else { elsewhere });
        Law::of_line(family, (formula, code), (bits, fitted), predict).doubted(is_doubtful)
    };
    let is_solid = |law: &Law| {
        let end = list.values.len() as u64 + 1;
        (end..end + 40).all(|i| match ((law.predict)(&[i]), (law.predict)(&[i + 1])) {
            (Some(a), Some(b)) => b == a + 1,
            _ => false,
        })
    };
    laws(&list).into_iter().filter(|law| !is_solid(law)).map(with_places).collect()
}

/// The law of a line as that of a list.
pub fn of_list(formula: &str) -> String {
    let letters = |text: &str| {
        let mut out = String::new();
        let bytes = text.as_bytes();
        for (i, c) in text.char_indices() {
            let alone = |j: Option<&u8>| j.is_none_or(|b| !b.is_ascii_alphabetic());
            let is_alone = alone(i.checked_sub(1).and_then(|j| bytes.get(j))) && alone(bytes.get(i + 1));
            out.push(match c {
                'n' if is_alone => 'i',
                'g' if is_alone => 'a',
                c => c,
            });
        }
        out
    };
    letters(formula)
}
