//! From the rules of a game to the templates for it.

use crate::numbers::{self, Fit};
use crate::rules::Rules;
use crate::sequences::NAMED;
use grundy_explorer::rules::heaps::{self, Code, HeapRules, Moves, Named, Place, Sizes, Split, Take};

/// How many values are computed.
pub const COUNT: usize = 24;
/// From this many takes on a sieve is faster.
const SIEVE: usize = 1000;

/// The templates for the rules, the best first.
pub fn advice(rules: &Rules) -> Vec<Fit> {
    let mut fits = match &rules.heaps {
        HeapRules::Code(code) => for_code(code),
        HeapRules::Moves(moves) => for_moves(moves),
        HeapRules::Dynamic(times) => for_dynamic(*times),
    };
    if rules.last_loses {
        last_loses(&rules.heaps, &mut fits);
    }
    fits
}

/// The games whose tables begin with as many of the same values as [`values()`] has: alike, but not
/// proven to be the same.
pub fn alike(rules: &Rules) -> Vec<Fit> {
    let values = values(rules).unwrap_or_default();
    let values: Vec<u64> = values.into_iter().map(u64::from).collect();
    if values.is_empty() { Vec::new() } else { numbers::fits(&values) }
}

/// The first Grundy values, if they decide who wins.
pub fn values(rules: &Rules) -> Option<Vec<u32>> {
    let mut engine = heaps::game(rules.heaps.clone()).engine().filter(|_| !rules.last_loses)?;
    let mut values = Vec::new();
    engine.extend(&mut values, COUNT).ok()?;
    Some(values)
}

fn for_code(code: &Code) -> Vec<Fit> {
    let several = || vec![fit("multi_sg", "a move may leave several heaps by any rule")];
    code.plain().map_or_else(several, |plain| for_plain_code(plain, code.repeats()))
}

/// The digits of a code, that before the point first.
fn digits(code: &str) -> Vec<(u64, u32)> {
    (0..).zip(code.chars().filter_map(|digit| digit.to_digit(16))).collect()
}

fn for_plain_code(code: &str, repeats: bool) -> Vec<Fit> {
    let mut fits = Vec::new();
    let all: Vec<u32> = digits(code).into_iter().skip(1).map(|(_, digit)| digit).collect();
    let is_plain = code.starts_with('0');
    match (code, repeats) {
        ("0.77", false) => fits.push(fit("kayles", "0.77 is Kayles")),
        ("0.007", false) => fits.push(fit("treblecross", "0.007 is Treblecross")),
        ("0.3" | "0.33" | "0.333", true) => fits.push(fit("nim", "0.333... is Nim")),
        ("4.3" | "4.33" | "4.333", true) => fits.push(fit("lasker", "4.333... is Lasker's Nim")),
        _ if is_plain && !repeats && all.iter().all(|digit| matches!(digit, 0 | 3)) => {
            let set = digits(code).into_iter().filter(|(_, digit)| *digit == 3).map(|(take, _)| take);
            let takes = Moves { take: Some(Take::Of(set.collect())), ..Moves::default() };
            fits.extend(for_moves(&takes));
        }
        _ => {}
    }
    let name = NAMED.iter().find(|(named, _)| *named == code && !repeats);
    let name = name.map_or(String::new(), |(_, name)| format!(" ({name})"));
    let dots = if repeats { "..." } else { "" };
    fits.push(fit("octal", &format!("`Code::new(\"{code}{dots}\")`{name}: values, proven period, moves")));
    if is_plain && !repeats && all.iter().all(|digit| matches!(digit, 0 | 7)) {
        fits.push(fit("circle", "the same takes on a circle"));
    }
    fits
}

fn for_moves(rules: &Moves) -> Vec<Fit> {
    match (&rules.take, rules.split, rules.place) {
        (None, Some(Split { most: Some(2), sizes: Sizes::Distinct, .. }), _) => {
            vec![fit("grundys_game", "split into two of different sizes")]
        }
        (None, Some(Split { sizes: Sizes::Equal | Sizes::Nearly, .. }), _) => vec![
            fit("equal_split", "split into parts as equal as possible"),
            fit("multi_sg", "a move may leave several heaps by any rule"),
        ],
        (Some(Take::AnyBut(set)), Some(split), Place::Heap) if set.is_empty() && is_usual(split) => {
            vec![fit("lasker", "take any number, or split")]
        }
        (_, Some(split), _) if is_usual(split) => {
            vec![
                fit("take_and_break", "any takes, and splits without a take"),
                fit("octal", "codes that begin with 4"),
            ]
        }
        (_, Some(_), _) => vec![fit("multi_sg", "a move may leave several heaps by any rule")],
        (Some(take), None, Place::Row | Place::Circle) => in_a_row(take, rules.place),
        (Some(take), None, Place::Heap) => from_a_heap(take),
        (None, None, _) => Vec::new(),
    }
}

/// Into two or three parts of any sizes.
fn is_usual(split: Split) -> bool {
    split.sizes == Sizes::Any && split.most.is_some_and(|most| most <= 3)
}

fn for_dynamic(times: u64) -> Vec<Fit> {
    let general = fit("dynamic_subtraction", "at most a function of what was just taken");
    if times == 2 {
        return vec![fit("fibonacci_nim", "at most twice what was just taken"), general];
    }
    vec![general]
}

fn last_loses(rules: &HeapRules, fits: &mut Vec<Fit>) {
    if let HeapRules::Moves(Moves { take: Some(Take::Of(set)), split: None, place: Place::Heap }) = rules
        && is_range(set)
    {
        fits.insert(0, fit("take_range", "one heap, the last stone loses: `poison`"));
    }
    let what = "whoever makes the last move loses, if the theorem applies to the values";
    fits.insert(0, fit("anti_sg", what));
    fits.insert(0, fit("misere", "whoever makes the last move loses: Nim, and rows that may split"));
    fits.dedup_by_key(|fit| fit.template);
}

fn from_a_heap(take: &Take) -> Vec<Fit> {
    match take {
        Take::Of(set) if is_range(set) && set[0] == 1 => {
            vec![fit("bash", &format!("take 1 to {}", set.len())), fit("take_range", "the same with p = 1")]
        }
        Take::Of(set) if is_range(set) => {
            vec![fit("take_range", &format!("take {} to {}", set[0], set[set.len() - 1]))]
        }
        Take::Of(set) if set.len() >= SIEVE => vec![fit("sg_sieve", "a large set of takes")],
        Take::Of(_) => vec![
            fit("sg_table", "take a number of a set: a table"),
            fit("period", "for heaps too large for a table"),
        ],
        Take::AnyBut(set) if set.is_empty() => vec![fit("nim", "take any number")],
        Take::AnyBut(_) => vec![fit("nim_exceptions", "any number but a few")],
        Take::Odd => vec![fit("bash", "take an odd number: `grundy_odd`")],
        Take::Multiples(of) => {
            vec![fit(
                "nim",
                &format!("take a multiple of {of}: Nim with heaps divided by {of}, rounded down"),
            )]
        }
        Take::Named(Named::AtMostHalf) => vec![fit("half_nim", "take at most half")],
        Take::Named(Named::AtLeastHalf) => {
            vec![fit("half_nim", "take at least half: the functions `_at_least`")]
        }
        Take::Named(Named::Divisors | Named::ProperDivisors) => {
            vec![fit("divisors", "take a divisor of the heap"), fit("sg_table", "the same as a table")]
        }
        Take::Named(Named::Coprime) => {
            vec![
                fit("coprime_nim", "take a number coprime to the heap"),
                fit("sg_table", "the same as a table"),
            ]
        }
        Take::With(..) => vec![fit("sg_table", "take a number of a set, or some others: a table")],
        Take::Steps { .. } | Take::Either(..) | Take::Both(..) | Take::But(..) => {
            vec![fit("sg_table", &format!("take {take}: a table"))]
        }
        Take::Named(named) => vec![
            fit("sg_table", &format!("take {}: a table", named.words())),
            fit("sg_sieve", "the same for ten thousand takes or more"),
        ],
    }
}

fn in_a_row(take: &Take, place: Place) -> Vec<Fit> {
    let mut fits = Vec::new();
    if *take == Take::Of(vec![1, 2]) {
        fits.push(fit("kayles", "take one or two neighbours"));
    }
    if place == Place::Circle {
        fits.push(fit("circle", "neighbours out of a circle"));
    }
    fits.push(fit("octal", "`Code::taking_any`: neighbours out of a row, the gap stays"));
    fits.push(fit("take_and_break", "a table for any takes, also a hundred"));
    fits
}

/// Whether these are all numbers from the first to the last.
fn is_range(set: &[u64]) -> bool {
    set.windows(2).all(|pair| pair[1] == pair[0] + 1)
}

fn fit(template: &'static str, says: &str) -> Fit {
    Fit { template, says: says.to_owned() }
}
