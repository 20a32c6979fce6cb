//! Values that depend on two small numbers made of both coordinates: the remainders of the smaller
//! and of the larger one (the king's walk), or the distance, up to a bound, and the sum's remainder
//! (the knight's walk).

use crate::code::tables;
use crate::code::{Code, OF_GRID};
use crate::information::number;
use crate::{Grid, Law};

/// The law with the smallest block.
pub fn fit(grid: &Grid) -> Vec<Law> {
    let mut sizes: Vec<(u64, u64)> = (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))).collect();
    sizes.sort_by_key(|(a, b)| (a * b, *a));
    let mut laws = Vec::new();
    for index in &INDICES {
        laws.extend(sizes.iter().find_map(|&size| with_block(grid, index, size)));
    }
    laws
}

type Pair = (u64, u64);

/// Two numbers, as a formula and as Rust; the first one below a, the second one below b.
struct BlockIndex {
    name: &'static str,
    text: &'static str,
    of: fn(Pair, Pair) -> Option<Pair>,
    rust: [&'static str; 2],
}

const INDICES: [BlockIndex; 2] = [
    BlockIndex {
        name: "periodic in both, sorted",
        text: "min(x, y) mod #a, max(x, y) mod #b",
        of: |(x, y), (a, b)| Some((x.min(y) % a, x.max(y) % b)),
        rust: ["x.min(y)", "x.max(y)"],
    },
    BlockIndex {
        name: "distance and sum",
        text: "min(|x - y|, #last), (x + y) mod #b",
        of: |(x, y), (a, b)| Some((x.abs_diff(y).min(a - 1), x.checked_add(y)? % b)),
        rust: ["x.abs_diff(y).min(#last)", "x + y"],
    },
];

impl BlockIndex {
    fn filled(&self, text: &str, (a, b): (u64, u64)) -> String {
        let last = (a - 1).to_string();
        text.replace("#last", &last).replace("#a", &a.to_string()).replace("#b", &b.to_string())
    }
}

fn with_block(grid: &Grid, index: &'static BlockIndex, (a, b): (u64, u64)) -> Option<Law> {
    let mut block = vec![vec![None; b as usize]; a as usize];
    let mut fitted = 0;
    for (i, (x, y, value)) in grid.cells().enumerate() {
        let (r, s) = (index.of)((x, y), (a, b))?;
        let entry = &mut block[r as usize][s as usize];
        if entry.is_none() {
            fitted = i + 1;
        }
        if *entry.get_or_insert(value) != value {
            return None;
        }
    }
    // What cannot occur is like what is next to it: 0 and an odd sum.
    let rows = block.iter().map(|row| row.iter().flatten().copied().collect::<Vec<i128>>());
    let known: Vec<Vec<i128>> = rows.collect();
    let filled = |row: Vec<Option<i128>>, known: &Vec<i128>| {
        let first = *known.first()?;
        Some(row.into_iter().map(|value| value.unwrap_or(first)).collect::<Vec<i128>>())
    };
    let block = block.into_iter().zip(&known).map(|(row, known)| filled(row, known));
    let block: Vec<Vec<i128>> = block.collect::<Option<_>>()?;
    let bits =
        5.0 + number(a.into()) + number(b.into()) + block.iter().flatten().map(|&v| number(v)).sum::<f64>();
    let list = |row: &Vec<i128>| row.iter().map(i128::to_string).collect::<Vec<_>>().join(" ");
    let lists = block.iter().map(list).collect::<Vec<_>>().join(" | ");
    let formula = format!("g(x, y) = f({}), f: {lists}", index.filled(index.text, (a, b)));
    let (lines, value) = tables::select_from_rows("VALUES", &block);
    let [x, y] = index.rust.map(|text| index.filled(text, (a, b)));
    let code = Code::new(OF_GRID, &value).after(lines).after([format!("let (x, y) = ({x}, {y});")]);
    let predict = move |x: u64, y: u64| {
        let (r, s) = (index.of)((x, y), (a, b))?;
        Some(block[r as usize][s as usize])
    };
    let found = Law::of_grid(index.name, (formula, code), (bits, fitted), predict);
    Some(found.with_period((a * b) as usize))
}
