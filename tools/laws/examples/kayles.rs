//! The values of Kayles (take one or two neighbours out of a row), and the law behind them.

use grundy_laws::{Language, Line, Table, find};
use std::collections::BTreeSet;

fn main() {
    let mut values: Vec<i128> = vec![0];
    for n in 1..400_usize {
        let takes = [1, 2].into_iter().filter(|take| *take <= n);
        let left = takes.flat_map(|take| (0..=n - take).map(move |a| (a, n - take - a)));
        let options: BTreeSet<i128> = left.map(|(a, b)| values[a] ^ values[b]).collect();
        values.push((0..).zip(&options).take_while(|(i, option)| i == *option).count() as i128);
    }
    let table = Table::Line(Line { first: 0, values });
    for found in find(&table) {
        println!("{}: {}", found.status, found.law.formula());
        println!("g(10^12) = {:?}", found.law.predict(&[1_000_000_000_000]));
        println!("{}", found.code(Language::Rust, &found.evidence(&table)));
    }
}
