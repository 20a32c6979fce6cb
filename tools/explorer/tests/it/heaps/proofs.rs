//! Proven periods against long tables: right, least, and no near misses.

use crate::heaps::definition::{digits, fast, game, octal, resumed, together};
use grundy_explorer::game::{Certificate, mex};
use std::collections::BTreeSet;

#[test]
fn octal_tables_and_periods_are_right() {
    let places = || 0..8u32;
    let codes = places().flat_map(|a| places().flat_map(move |b| places().map(move |c| (a, b, c))));
    for (i, (a, b, c)) in codes.filter(|code| *code != (0, 0, 0)).enumerate() {
        let code = format!("{}.{a}{b}{c}", if i % 3 == 0 { 4 } else { 0 });
        let long = octal(&digits(&code), 400, false);
        assert_eq!(fast(&code, 400), long, "{code}");
        if i % 20 == 0 {
            resumed(&code, &long);
        }
        let engine = game(&code).engine().unwrap();
        for count in [1, 20, 60, 150] {
            if let Some(found) = engine.certificate(&long[..count]) {
                proven(&code, &found, &long[..count], &long);
            }
        }
    }
}

/// The octal games of at most three digits with a known period, as code, period and pre-period: all
/// of Winning Ways, Gangolli and Plambeck 1989 and Flammenkamp 2002, but 0.054, its equal 0.056,
/// 0.104 and 0.106, whose periods begin after 10^8 heaps and more.
const SOLVED: &str = include_str!("solved_octal_games.txt");

fn solved() -> impl Iterator<Item = (&'static str, u64, u64)> {
    SOLVED.lines().map(|line| {
        let fields: Vec<&str> = line.split(' ').collect();
        (fields[0], fields[1].parse().unwrap(), fields[2].parse().unwrap())
    })
}

/// Proven anew, from as many values as the theorem needs.
fn solve((code, period, pre_period): (&str, u64, u64)) {
    let engine = &mut game(code).engine().unwrap();
    let (mut values, last) = (Vec::new(), code.len() as u64 - 2);
    engine.extend(&mut values, (2 * (pre_period + period) + last + 1) as usize).unwrap();
    let found = engine.certificate(&values).unwrap_or_else(|| panic!("{code} is not proven"));
    assert_eq!((found.period, found.pre_period), (period, pre_period), "{code}");
}

#[test]
fn solved_octal_games_are_proven() {
    let all: Vec<_> = solved().collect();
    assert!(all.is_sorted_by_key(|game| game.0) && all.len() == 318);
    all.into_iter().filter(|(_, period, start)| period + start < 2000).for_each(solve);
}

#[test]
#[ignore = "slow; scripts/prove.sh runs it"]
fn prove_solved_octal_games() {
    solved().for_each(solve);
    println!("octal games of at most three digits: verified for {} with a period", solved().count());
}

/// A proof holds beyond the values it is from, is the least, and needs what it says.
pub fn proven(text: &str, found: &Certificate, values: &[u32], long: &[u32]) {
    let (start, period, saltus) = (found.pre_period as usize, found.period as usize, found.saltus as u32);
    let holds = |n: usize| long[n + period] == long[n] + saltus;
    assert!((start..long.len() - period).all(holds), "{text}: {found:?} is wrong");
    assert!(start == 0 || !holds(start - 1), "{text}: {found:?} begins before");
    let rises = |shorter: usize| {
        let rise = |n: usize| i64::from(long[n + shorter]) - i64::from(long[n]);
        (start..long.len() - shorter).all(|n| rise(n) == rise(start))
    };
    assert!((1..period).all(|shorter| !rises(shorter)), "{text}: {found:?} is not the least");
    assert!(found.checked >= found.needed, "{text}: {found:?}");
    assert_eq!(found.checked as usize, values.len() - 1 - period, "{text}: {found:?}");
    let engine = game(text).engine().unwrap();
    // Another last value, and it is none.
    let mut wrong = values.to_vec();
    *wrong.last_mut().unwrap() += 1;
    let other = engine.certificate(&wrong);
    assert!(other.is_none_or(|other| other.pre_period > found.pre_period || other.period != found.period));
    for n in [long.len() - 1, start, start + period] {
        assert_eq!(found.at(values, n as u64), Some(u64::from(long[n])), "{text}: at {n}");
    }
}

#[test]
fn a_period_needs_as_many_values_as_the_theorem() {
    let kayles = octal(&digits("0.77"), 400, false);
    let engine = game("0.77").engine().unwrap();
    let needed = 2 * 71 + 12 + 2 + 12 + 1;
    let first = (0..400).find(|count| engine.certificate(&kayles[..*count]).is_some()).unwrap();
    let found = engine.certificate(&kayles[..first]).unwrap();
    assert_eq!((found.pre_period, found.period, first), (71, 12, needed));
    assert_eq!((found.needed, found.checked), (2 * 71 + 12 + 2, 2 * 71 + 12 + 2));
    // Grundy's game has no theorem, however equal the values are.
    assert_eq!(game("4!.0").engine().unwrap().certificate(&[0; 400]), None);
    assert_eq!(game("take primes").engine().unwrap().certificate(&[0; 400]), None);
    assert_eq!(game("0.{2+}").engine().unwrap().certificate(&[0; 400]), None);
}

#[test]
fn sets_of_takes_without_end_have_proven_periods() {
    fastrand::seed(11);
    for round in 0..120 {
        let but: BTreeSet<usize> = (0..fastrand::usize(1..5)).map(|_| fastrand::usize(1..9)).collect();
        let text: Vec<String> = but.iter().map(ToString::to_string).collect();
        let text = format!("take any but {}", text.join(","));
        let long = together(500, &|take| !but.contains(&take));
        assert_eq!(fast(&text, 500), long, "{text}");
        let engine = game(&text).engine().unwrap();
        let found = engine.certificate(&long[..250]).unwrap_or_else(|| panic!("{text} is not proven"));
        proven(&text, &found, &long[..250], &long);
        if round % 10 == 0 {
            resumed(&text, &long);
        }
        for count in 0..100 {
            if let Some(found) = engine.certificate(&long[..count]) {
                proven(&text, &found, &long[..count], &long);
            }
        }
    }
    for (text, start, period, saltus) in
        [("take any", 0, 1, 1), ("take odd", 0, 2, 0), ("take even", 0, 2, 1), ("0.[3]", 0, 1, 1)]
    {
        let found = game(text).engine().unwrap().certificate(&fast(text, 100)).unwrap();
        assert_eq!((found.pre_period, found.period, found.saltus), (start, period, saltus), "{text}");
    }
}

#[test]
fn tails_of_takes_have_proven_periods() {
    fastrand::seed(12);
    let mut count = 0;
    for _ in 0..150 {
        let digits: Vec<bool> = (0..fastrand::usize(1..7)).map(|_| fastrand::bool()).collect();
        let tail = fastrand::usize(1..=digits.len());
        if !digits.contains(&true) {
            continue;
        }
        let first = digits.len() - tail;
        let text: String = digits.iter().map(|may| if *may { '3' } else { '0' }).collect();
        let text = format!("0.{}[{}]", &text[..first], &text[first..]);
        let may = |take: usize| {
            let place = take - 1;
            digits[if place < first { place } else { first + (place - first) % tail }]
        };
        let long = together(500, &may);
        assert_eq!(fast(&text, 500), long, "{text}");
        let engine = game(&text).engine().unwrap();
        for values in [30, 100, 200].map(|count| &long[..count]) {
            if let Some(found) = engine.certificate(values) {
                count += 1;
                proven(&text, &found, values, &long);
            }
        }
    }
    assert!(count > 150, "{count} proofs");
}

#[test]
fn finite_sets_of_takes_have_proven_periods() {
    for set in 1..256usize {
        let takes: Vec<String> =
            (1..9).filter(|take| set >> (take - 1) & 1 == 1).map(|take| take.to_string()).collect();
        let text = format!("take {}", takes.join(","));
        let long = together(600, &|take| take < 9 && set >> (take - 1) & 1 == 1);
        assert_eq!(fast(&text, 600), long, "{text}");
        let engine = game(&text).engine().unwrap();
        let found = engine.certificate(&long[..300]).unwrap_or_else(|| panic!("{text} is not proven"));
        proven(&text, &found, &long[..300], &long);
        for count in [3, 10, 20, 40] {
            if let Some(found) = engine.certificate(&long[..count]) {
                proven(&text, &found, &long[..count], &long);
            }
        }
    }
}

#[test]
fn circles_have_the_period_of_rows() {
    for (text, code) in [("1,2", "0.77"), ("1", "0.7"), ("2", "0.07"), ("1,3", "0.707"), ("3", "0.007")] {
        let text = format!("take {text} in a circle");
        let rows = octal(&digits(code), 2000, false);
        let takes = digits(code);
        let left = |n: usize| {
            (1..takes.len())
                .filter(move |take| *take <= n)
                .filter(|take| takes[*take] > 0)
                .map(move |take| n - take)
        };
        let long: Vec<u32> = (0..2000).map(|n| mex(left(n).map(|rest| rows[rest]))).collect();
        assert_eq!(fast(&text, 2000), long, "{text}");
        let mut engine = game(&text).engine().unwrap();
        let mut values = vec![];
        engine.extend(&mut values, 600).unwrap();
        if let Some(found) = engine.certificate(&values) {
            proven_circle(&text, &found, &long);
        } else {
            assert_eq!(code, "0.007");
        }
    }
}

fn proven_circle(text: &str, found: &Certificate, long: &[u32]) {
    let (start, period) = (found.pre_period as usize, found.period as usize);
    let holds = |n: usize| long[n + period] == long[n];
    assert!((start..long.len() - period).all(holds), "{text}: {found:?} is wrong");
    assert!(start == 0 || !holds(start - 1), "{text}: {found:?} begins before");
    let shorter = |p: usize| (start..long.len() - p).all(|n| long[n] == long[n + p]);
    assert!((1..period).all(|p| !shorter(p)), "{text}: {found:?} is not the least");
}
