//! Sets of numbers by the law of their sorted list.

use super::recurrence;
use crate::pattern::law::Law;
use crate::pattern::line;
use crate::pattern::table::Line;
use crate::pattern::{choose, information};

/// The laws of a strictly increasing list.
pub fn laws(list: &Line) -> Vec<Law> {
    if list.values.len() < 6 || list.values.windows(2).any(|pair| pair[0] >= pair[1]) {
        return vec![];
    }
    let families =
        [line::beatty::fit, line::period::fit, recurrence::fit, line::polynomial::fit, line::feature::fit];
    let laws = families.iter().flat_map(|family| family(list));
    let is_right = |law: &Law| list.cells().all(|(i, value)| (law.predict)(&[i]) == Some(value));
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

/// A line of two values, by the places where one of them stands.
pub fn fit_line(line: &Line) -> Vec<Law> {
    let Some(&other) = line.values.iter().find(|value| **value != line.values[0]) else { return vec![] };
    let kinds = [line.values[0], other];
    if !line.values.iter().all(|value| kinds.contains(value)) {
        return vec![];
    }
    [(kinds[0], kinds[1]), (kinds[1], kinds[0])].into_iter().flat_map(|pair| places(line, pair)).collect()
}

/// The value `there` stands at the places of a list, `elsewhere` everywhere else.
fn places(line: &Line, (there, elsewhere): (i128, i128)) -> Vec<Law> {
    let places: Vec<u64> = line.cells().filter(|cell| cell.1 == there).map(|cell| cell.0).collect();
    let list = Line { first: 1, values: places.iter().map(|&n| i128::from(n)).collect() };
    let with_places = |law: Law| {
        let count = law.fitted.min(places.len());
        let fitted = count.checked_sub(1).map_or(0, |i| (places[i] - line.first) as usize + 1);
        let formula = format!("g(n) = {there} at n = a(i), otherwise {elsewhere}; {}", of_list(&law.formula));
        let (family, bits, is_doubtful) = (law.family, law.bits + 6.0, law.is_doubtful);
        let predict = move |n: u64| Some(if index(&law, 1, n).is_some() { there } else { elsewhere });
        Law::of_line(family, formula, (bits, fitted), predict).doubted(is_doubtful)
    };
    laws(&list).into_iter().map(with_places).collect()
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
