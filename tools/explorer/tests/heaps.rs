//! Games on heaps: every form and code against the definition, the engines and the proofs against
//! long naive tables.

use grundy_explorer::game::table::{Extent, Tabled, table};
use grundy_explorer::game::{Certificate, Explorer, Game, Outcome, mex};
use grundy_explorer::rules;
use std::collections::BTreeSet;

fn read(text: &str) -> rules::Rules {
    rules::read(text, &|_| Err("no files".to_owned())).unwrap_or_else(|flaw| panic!("{text}: {}", flaw.what))
}

fn game(text: &str) -> Box<dyn Game> {
    read(text).game
}

fn flaw(text: &str) -> String {
    match rules::read(text, &|_| Err("no files".to_owned())) {
        Ok(rules) => panic!("{text} is {}", rules.game.title()),
        Err(flaw) => flaw.what,
    }
}

/// The first values by the engine.
fn fast(text: &str, count: usize) -> Vec<u32> {
    let mut values = vec![];
    game(text).engine().unwrap().extend(&mut values, count).unwrap();
    values
}

/// All ascending lists of positive numbers with this sum.
fn partitions(sum: usize, least: usize) -> Vec<Vec<usize>> {
    if sum == 0 {
        return vec![vec![]];
    }
    let mut all = Vec::new();
    for first in least..=sum {
        for rest in partitions(sum - first, first) {
            all.push([vec![first], rest].concat());
        }
    }
    all
}

type Allowed<'a> = &'a dyn Fn(usize, usize, &[usize]) -> bool;

/// What a move leaves of a heap, if it may take `take` and leave `parts` of a heap when `allowed`
/// says so.
fn options(heap: usize, allowed: Allowed) -> BTreeSet<Vec<usize>> {
    let takes =
        (0..=heap).flat_map(|take| partitions(heap - take, 1).into_iter().map(move |parts| (take, parts)));
    takes.filter(|(take, parts)| allowed(heap, *take, parts)).map(|(_, parts)| parts).collect()
}

/// Against the definition: options, values, values one by one, and values after known ones.
fn check(text: &str, count: usize, allowed: Allowed) {
    let (mut game, mut values) = (game(text), Vec::new());
    for heap in 0..count {
        let wanted = options(heap, allowed);
        let parts = game.options(&vec![heap as u64]).unwrap();
        let there: BTreeSet<Vec<usize>> =
            parts.iter().map(|parts| parts.iter().map(|part| part[0] as usize).collect()).collect();
        assert_eq!(there, wanted, "{text}: options of {heap}");
        assert_eq!(parts.len(), wanted.len(), "{text}: options of {heap} twice");
        let xor = |parts: &Vec<usize>| parts.iter().fold(0, |xor, part| xor ^ values[*part]);
        values.push(mex(wanted.iter().map(xor)));
    }
    assert_eq!(fast(text, count), values, "{text}");
    for heap in (0..count).rev() {
        let value = game.value(&vec![heap as u64]).unwrap().unwrap();
        assert_eq!(value, values[heap], "{text}: the value of {heap} alone");
    }
    resumed(text, &values);
    assert_eq!(game.title(), self::game(&game.title()).title(), "the title is read again");
    assert_eq!(fast(&game.title(), count), values, "the title of {text} is another game");
}

/// In steps, and after values that are known.
fn resumed(text: &str, values: &[u32]) {
    for _ in 0..3 {
        let (mut engine, mut there) =
            (game(text).engine().unwrap(), values[..fastrand::usize(..values.len())].to_vec());
        while there.len() < values.len() {
            let next = fastrand::usize(there.len() + 1..=values.len());
            engine.extend(&mut there, next).unwrap();
        }
        assert_eq!(there, values, "{text}, resumed");
    }
}

fn has(all: &[usize], take: usize) -> bool {
    all.contains(&take)
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

fn is_prime(n: usize) -> bool {
    n > 1 && (2..n).all(|d| n % d > 0)
}

#[test]
fn takes_are_those_of_the_words() {
    let forms: &[(&str, fn(usize, usize) -> bool)] = &[
        ("take 1,3,4", |_, take| has(&[1, 3, 4], take)),
        ("TAKE 4, 1 3", |_, take| has(&[1, 3, 4], take)),
        ("take 2..5,7", |_, take| has(&[2, 3, 4, 5, 7], take)),
        ("take 2 to 4", |_, take| has(&[2, 3, 4], take)),
        ("take 2-4", |_, take| has(&[2, 3, 4], take)),
        ("take at most 3", |_, take| has(&[1, 2, 3], take)),
        ("take odd", |_, take| take % 2 == 1),
        ("take even", |_, take| take % 2 == 0),
        ("take any", |_, _| true),
        ("take any but 2,5", |_, take| !has(&[2, 5], take)),
        ("take any except 1", |_, take| take != 1),
        ("take squares", |_, take| has(&[1, 4, 9, 16], take)),
        ("take primes", |_, take| is_prime(take)),
        ("take powers of 2", |_, take| has(&[1, 2, 4, 8, 16], take)),
        ("take powers of two", |_, take| has(&[1, 2, 4, 8, 16], take)),
        ("take fibonacci", |_, take| has(&[1, 2, 3, 5, 8, 13], take)),
        ("take divisors", |heap, take| heap % take == 0),
        ("take proper divisors", |heap, take| heap % take == 0 && take < heap),
        ("take coprime", |heap, take| gcd(heap, take) == 1),
        ("take at most half", |heap, take| 2 * take <= heap),
        ("take at least half", |heap, take| 2 * take >= heap),
    ];
    for (text, takes) in forms {
        let may = |heap: usize, take: usize| take > 0 && takes(heap, take);
        check(text, 15, &|heap, take, parts| may(heap, take) && parts.len() <= 1);
        let row = format!("{text} in a row");
        check(&row, 13, &|heap, take, parts| may(heap, take) && parts.len() <= 2);
        let split = format!("{text} or split");
        let is_split = |take: usize, parts: &[usize]| take == 0 && parts.len() == 2;
        check(&split, 13, &|heap, take, parts| may(heap, take) && parts.len() <= 1 || is_split(take, parts));
        circle(text, &may);
    }
}

/// Out of a circle any neighbours leave one row.
fn circle(text: &str, may: &dyn Fn(usize, usize) -> bool) {
    let text = format!("{text} in a circle");
    let (mut rows, mut circles) = (Vec::new(), Vec::new());
    for n in 0..13 {
        let takes = || (1..=n).filter(|take| may(n, *take));
        let row = takes().flat_map(|take| partitions(n - take, 1)).filter(|parts| parts.len() <= 2);
        let row = mex(row.map(|parts| parts.iter().fold(0, |xor, part| xor ^ rows[*part])));
        rows.push(row);
        circles.push(mex(takes().map(|take| rows[n - take])));
    }
    assert_eq!(fast(&text, 13), circles, "{text}");
    resumed(&text, &circles);
    let mut explorer = Explorer::new(game(&text), false);
    for n in 0..13 {
        let answer = explorer.answer(&[vec![n]]).unwrap();
        assert_eq!(answer.parts[0].mex(), circles[n as usize], "{text}: options of {n}");
        let row = explorer.game().read(&format!("row {n}")).unwrap();
        assert_eq!(explorer.answer(&[row]).unwrap().parts[0].mex(), rows[n as usize], "{text}: row {n}");
    }
}

#[test]
fn splits_are_those_of_the_words() {
    let distinct = |parts: &[usize]| parts.windows(2).all(|pair| pair[0] < pair[1]);
    let equal = |parts: &[usize]| parts[0] == parts[parts.len() - 1];
    let nearly = |parts: &[usize]| parts[parts.len() - 1] - parts[0] <= 1;
    let forms: &[(&str, &dyn Fn(&[usize]) -> bool)] = &[
        ("split", &|parts| parts.len() == 2),
        ("split into two", &|parts| parts.len() == 2),
        ("split into three", &|parts| parts.len() == 3),
        ("split 2..3", &|parts| has(&[2, 3], parts.len())),
        ("split into 2 or 4 parts", &|parts| has(&[2, 3, 4], parts.len())),
        ("split 3 or more", &|parts| parts.len() >= 3),
        ("split unequal", &|parts| parts.len() == 2 && distinct(parts)),
        ("split 3 unequal", &|parts| parts.len() == 3 && distinct(parts)),
        ("split into distinct parts 2 or more", &|parts| parts.len() >= 2 && distinct(parts)),
        ("split 3 not all equal", &|parts| parts.len() == 3 && !equal(parts)),
        ("split equal", &|parts| parts.len() >= 2 && equal(parts)),
        ("split 3 equal", &|parts| parts.len() == 3 && equal(parts)),
        ("split nearly equal", &|parts| parts.len() >= 2 && nearly(parts)),
        ("split 2..4 nearly equal", &|parts| (2..=4).contains(&parts.len()) && nearly(parts)),
    ];
    for (text, may) in forms {
        let is_split = |take: usize, parts: &[usize]| take == 0 && parts.len() > 1 && may(parts);
        check(text, 15, &|_, take, parts| is_split(take, parts));
        let with = format!("take 1,3 or {text}");
        check(&with, 13, &|_, take, parts| has(&[1, 3], take) && parts.len() < 2 || is_split(take, parts));
        let row = format!("{text} and take 2 in a row");
        check(&row, 13, &|_, take, parts| take == 2 && parts.len() <= 2 || is_split(take, parts));
    }
}

/// A random digit: its text, and what it allows.
fn digit(first: bool) -> (String, Vec<(usize, char, bool)>) {
    let mark = || *fastrand::choice(&[' ', ' ', '!', '?', '=']).unwrap();
    let least = if first { 2 } else { 0 };
    if fastrand::u32(..3) > 0 {
        let bits = fastrand::u32(..36) >> least << least;
        let mark = mark();
        let digit = char::from_digit(bits, 36).unwrap().to_ascii_uppercase();
        let digit = if fastrand::bool() { digit.to_string() } else { format!("&{bits};") };
        let counts = (0..6).filter(|count| bits >> count & 1 == 1).map(|count| (count, mark, false));
        return (format!("{digit}{mark}").replace(' ', ""), counts.collect());
    }
    let numbers: BTreeSet<usize> = (0..fastrand::usize(1..4)).map(|_| fastrand::usize(least..5)).collect();
    let mut counts: Vec<(usize, char, bool)> =
        numbers.into_iter().map(|count| (count, mark(), false)).collect();
    counts.last_mut().unwrap().2 = fastrand::bool();
    let shown: Vec<String> = counts
        .iter()
        .map(|(count, mark, more)| format!("{count}{mark}{}", if *more { "+" } else { "" }))
        .collect();
    (format!("{{{}}}", shown.join(",")).replace(' ', ""), counts)
}

fn permits(digit: &[(usize, char, bool)], parts: &[usize]) -> bool {
    digit.iter().any(|(count, mark, more)| {
        let marked = match mark {
            _ if parts.len() < 2 => true,
            '!' => parts.windows(2).all(|pair| pair[0] < pair[1]),
            '?' => parts[0] < parts[parts.len() - 1],
            '=' => parts[0] == parts[parts.len() - 1],
            _ => true,
        };
        marked && (parts.len() == *count || *more && parts.len() > *count)
    })
}

#[test]
fn codes_are_read_as_they_are_defined() {
    fastrand::seed(2026);
    for _ in 0..250 {
        let digits: Vec<_> = (0..fastrand::usize(2..5)).map(|i| digit(i == 0)).collect();
        if digits.iter().all(|(_, digit)| digit.is_empty()) {
            continue;
        }
        let tail = fastrand::usize(0..digits.len());
        let text: Vec<&str> = digits.iter().map(|(text, _)| text.as_str()).collect();
        let (whole, repeated) = text[1..].split_at(digits.len() - 1 - tail);
        let text = match tail {
            0 => format!("{}.{}", text[0], whole.concat()),
            1 if fastrand::bool() => format!("{}.{}{}...", text[0], whole.concat(), repeated[0]),
            _ => format!("{}.{}[{}]", text[0], whole.concat(), repeated.concat()),
        };
        let first = digits.len() - tail;
        check(&text, 12, &|_, take, parts| {
            let place = if take < digits.len() || tail == 0 { take } else { first + (take - first) % tail };
            digits.get(place).is_some_and(|(_, digit)| permits(digit, parts))
        });
    }
    check("0.*", 10, &|_, take, _| take == 1);
    check("4!.", 15, &|_, take, parts| take == 0 && parts.len() == 2 && parts[0] < parts[1]);
    check("0.8f", 15, &|_, take, parts| take == 1 && parts.len() == 3 || take == 2 && parts.len() <= 3);
}

/// The textbook table of an octal code, from its digits.
fn octal(digits: &[u32], count: usize, strict: bool) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for n in 0..count {
        let mut found = Vec::new();
        for (take, digit) in digits.iter().enumerate().filter(|(take, _)| *take <= n) {
            let rest = n - take;
            if digit & 1 > 0 && rest == 0 && n > 0 {
                found.push(0);
            }
            if digit & 2 > 0 && rest > 0 {
                found.push(values[rest]);
            }
            if digit & 4 > 0 {
                let pairs = (1..=rest / 2).filter(|a| !strict || 2 * a < rest);
                found.extend(pairs.map(|a| values[a] ^ values[rest - a]));
            }
        }
        values.push(mex(found));
    }
    values
}

fn digits(code: &str) -> Vec<u32> {
    code.chars().filter_map(|c| c.to_digit(8)).collect()
}

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

/// A proof holds beyond the values it is from, is the least, and needs what it says.
fn proven(text: &str, found: &Certificate, values: &[u32], long: &[u32]) {
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
fn long_tables_are_right() {
    for code in ["0.6", "0.06", "0.106", "0.37", "0.16", "0.004", "0.45", "4.14", "0.1776", "0.007"] {
        assert_eq!(fast(code, 3000), octal(&digits(code), 3000, false), "{code}");
    }
    let grundy = octal(&[4], 3000, true);
    for text in ["4!.0", "4?.0", "split unequal"] {
        assert_eq!(fast(text, 3000), grundy, "{text}");
    }
    resumed("split unequal", &grundy);
    let both = octal(&[0, 6, 4, 6, 4], 1500, true);
    assert_eq!(fast("0.6!4!6!4!", 1500), both);
    resumed("0.6!4!6!4!", &both);
    let many: Vec<u32> = std::iter::once(0).chain((0..20).map(|i| [7, 4, 6, 1][i % 4])).collect();
    let text: String = many[1..].iter().map(ToString::to_string).collect();
    let values = octal(&many, 800, false);
    assert_eq!(fast(&format!("0.{text}"), 800), values);
    resumed(&format!("0.{text}"), &values);
}

#[test]
fn large_sets_of_takes_are_sieved() {
    fastrand::seed(7);
    let naive = |takes: &[usize], count: usize| {
        let mut values = Vec::new();
        for n in 0..count {
            let value = mex(takes.iter().filter(|take| **take <= n).map(|take| values[n - take]));
            values.push(value);
        }
        values
    };
    for _ in 0..12 {
        let most = fastrand::usize(70..400);
        let mut takes: Vec<usize> = (1..=most).filter(|_| fastrand::bool()).collect();
        takes.extend(most + 1..=most + 64);
        let text: Vec<String> = takes.iter().map(ToString::to_string).collect();
        let (text, values) = (format!("take {}", text.join(",")), naive(&takes, 2500));
        assert_eq!(fast(&text, 2500), values, "{text}");
        resumed(&text, &values[..700]);
    }
    let primes: Vec<usize> = (2..2500).filter(|n| is_prime(*n)).collect();
    let values = naive(&primes, 2500);
    assert_eq!(fast("take primes", 2500), values);
    resumed("take primes", &values);
    let squares: Vec<usize> = (1..50).map(|n| n * n).collect();
    assert_eq!(fast("take squares", 2400), naive(&squares, 2400));
    assert_eq!(fast("take 1..5000", 20000)[..6000], naive(&(1..=5000).collect::<Vec<_>>(), 6000));
}

/// The values of heaps that stay together, straight from the takes.
fn together(count: usize, may: &dyn Fn(usize) -> bool) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for n in 0..count {
        values.push(mex((1..=n).filter(|take| may(*take)).map(|take| values[n - take])));
    }
    values
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

#[test]
fn hexadecimal_codes_and_more_parts() {
    for (text, most) in [("8.0", 3), ("0.8F", 3), ("8.4", 3), ("G.0", 4)] {
        let digits: Vec<u32> = text.chars().filter_map(|c| c.to_digit(36)).collect();
        check(text, 18, &|_, take, parts| {
            digits.get(take).is_some_and(|digit| parts.len() <= most && digit >> parts.len() & 1 == 1)
        });
    }
    let long = |takes: &[(usize, u32)], count: usize| {
        let mut values: Vec<u32> = Vec::new();
        for n in 0..count {
            let mut found = Vec::new();
            for (take, digit) in takes.iter().filter(|(take, _)| *take <= n) {
                let rest = n - take;
                found.extend(if digit & 1 > 0 && rest == 0 { Some(0) } else { None });
                found.extend(if digit & 2 > 0 && rest > 0 { Some(values[rest]) } else { None });
                if digit & 4 > 0 {
                    found.extend((1..=rest / 2).map(|a| values[a] ^ values[rest - a]));
                }
                if digit & 8 > 0 {
                    let two = (1..=rest / 3).flat_map(|a| (a..=(rest - a) / 2).map(move |b| (a, b)));
                    found.extend(two.map(|(a, b)| values[a] ^ values[b] ^ values[rest - a - b]));
                }
            }
            values.push(mex(found));
        }
        values
    };
    for (text, takes) in
        [("0.8F", vec![(1, 8), (2, 15)]), ("0.F", vec![(1, 15)]), ("C.3", vec![(0, 12), (1, 3)])]
    {
        let values = long(&takes, 200);
        assert_eq!(fast(text, 200), values, "{text}");
        if let Some(found) = game(text).engine().unwrap().certificate(&values[..100]) {
            proven(text, &found, &values[..100], &values);
        }
    }
}

#[test]
fn dynamic_nim_is_the_definition() {
    for times in 1..5u64 {
        let text = format!("take at most {times}x");
        let mut explorer = Explorer::new(game(&text), false);
        let mut naive: Vec<Vec<u32>> = Vec::new();
        for n in 0..40usize {
            // By the limit.
            let all = (0..=n).map(|limit| {
                let left = (1..=limit).map(|take| (n - take, (times as usize * take).min(n - take)));
                mex(left.map(|(rest, limit)| naive[rest][limit]))
            });
            let all: Vec<u32> = all.collect();
            for limit in 0..=n + 2 {
                let position = explorer.game().read(&format!("{n},{limit}")).unwrap();
                let answer = explorer.answer(&[position]).unwrap();
                assert_eq!(answer.parts[0].mex(), all[limit.min(n)], "{text}: {n},{limit}");
                assert_eq!(answer.parts[0].options.len(), limit.min(n), "{text}: {n},{limit}");
                assert_eq!(answer.value, answer.parts[0].value);
                assert_eq!(answer.parts[0].mex(), value(&mut explorer, &[n as u64, limit as u64]));
            }
            assert_eq!(value(&mut explorer, &[n as u64]), all[n.saturating_sub(1)], "{text}: {n}");
            naive.push(all);
        }
        let starts: Vec<u32> = (0..40usize).map(|n| naive[n][n.saturating_sub(1)]).collect();
        assert_eq!(fast(&text, 40), starts);
        resumed(&text, &starts);
    }
    let zeros: Vec<usize> =
        fast("take at most 2x", 100).iter().enumerate().filter(|(_, v)| **v == 0).map(|(n, _)| n).collect();
    assert_eq!(zeros, [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89]);
}

fn value(explorer: &mut Explorer, position: &[u64]) -> u32 {
    match explorer.value(&position.to_vec()).unwrap() {
        grundy_explorer::game::Value::Grundy(value) => value,
        other => panic!("{other}"),
    }
}

#[test]
fn misere_is_a_switch_of_any_rules() {
    let forms = [
        "take 1..3 misere",
        "take 1..3, last loses",
        "take 1..3 misère",
        "misere take 1..3",
        "take 1..3 last stone loses",
        "take 1..3 MISERE",
    ];
    for text in forms {
        let rules = read(text);
        assert!(rules.is_misere, "{text}");
        let mut explorer = Explorer::new(rules.game, rules.is_misere);
        for n in 0..20 {
            let lost = explorer.value(&vec![n]).unwrap().outcome() == Outcome::Loss;
            assert_eq!(lost, n % 4 == 1, "{text}: {n}");
        }
    }
    assert!(read("euclid misere").is_misere && read("0.77 last loses").is_misere);
    assert!(!read("euclid").is_misere && !read("0.77").is_misere);
}

#[test]
fn a_proven_period_is_continued_far() {
    let mut explorer = Explorer::new(game("0.77"), false);
    let extent = Extent { to: 1_000_000, across: 0 };
    let all = table(&mut explorer, extent, vec![], &mut |_| Some(1_000_000)).unwrap();
    let Tabled::Line { values, certificate: Some(found), .. } = all else { panic!("no line") };
    assert_eq!((values.len(), found.pre_period, found.period), (1_000_001, 71, 12));
    assert_eq!(values[..200], octal(&digits("0.77"), 200, false));
    assert!((71..999_989).all(|n| values[n] == values[n + 12]));
    assert_eq!(value(&mut explorer, &[1_000_000_000_000]), values[71 + (1_000_000_000_000 - 71) % 12]);
    let extent = Extent { to: 100_000, across: 0 };
    let mut explorer = Explorer::new(game("take any but 3"), false);
    let all = table(&mut explorer, extent, vec![], &mut |_| Some(1000)).unwrap();
    let Tabled::Line { values, certificate: Some(found), .. } = all else { panic!("no line") };
    assert_eq!(values[..500], together(500, &|take| take != 3));
    assert_eq!(found.at(&values[..300], 100_000), Some(u64::from(values[100_000])));
}

#[test]
fn large_heaps_are_refused_or_known() {
    let mut explorer = Explorer::new(game("take divisors"), false);
    assert_eq!(value(&mut explorer, &[1 << 40]), 41);
    let mut explorer = Explorer::new(game("take at least half"), false);
    assert_eq!(value(&mut explorer, &[u64::MAX]), 64);
    for text in ["take at most half", "take at most 2x"] {
        let mut explorer = Explorer::new(game(text), false);
        assert!(explorer.value(&vec![u64::MAX]).unwrap_err().0.contains("too "), "{text}");
    }
    for text in ["0.77", "take any", "take primes", "split", "0.*", "4.[7]", "take 1 in a circle"] {
        let mut game = game(text);
        assert!(
            game.options(&vec![u64::MAX]).is_err_and(|flaw| flaw.0.contains("too many"))
                || text.contains("circle"),
            "{text}"
        );
    }
    // As many partitions are more than memory holds.
    assert!(game("0.*").options(&vec![500]).is_err());
}

#[test]
fn every_form_has_an_example() {
    for form in rules::KINDS.iter().flat_map(|kind| kind.forms).filter(|form| form.example != "euclid") {
        let rules = read(form.example);
        let title = rules.game.title();
        assert_eq!(read(&title).game.title(), title, "{}", form.example);
        let mut explorer = Explorer::new(rules.game, rules.is_misere);
        assert!(explorer.answer(&[explorer.game().read("7").unwrap()]).is_ok(), "{}", form.example);
    }
}

#[test]
fn mistakes_are_told() {
    for (text, wanted) in [
        ("take", "how many stones? `take 1,3..5`, `take odd`, `take any but 2`, `take squares`"),
        ("take 0", "a move takes at least one stone (to take none is `split`)"),
        ("take 5..", "how many stones? `take 1,3..5`, `take odd`, `take any but 2`, `take squares`"),
        ("take 5..2", "5..2 is empty"),
        ("take 1 2 x", "`x` is not understood there"),
        ("take x", "`x` is no number of stones that is understood there"),
        ("take 1 take 2", "`take` stands twice: `take 1,3` is one of both"),
        ("take 1 or", "after `or` a move is missing"),
        ("take 1,", "after `,` a move is missing"),
        (
            "take 18446744073709551616",
            "`18446744073709551616` is no number of stones that is understood there",
        ),
        ("take 1000001", "1000001 stones are too many: up to 1000000"),
        ("take 1..1000000,1..5", "more than 1000000 numbers"),
        ("take any number", "`number` is not understood there"),
        ("take any but", "how many stones? `take 1,3..5`, `take odd`, `take any but 2`, `take squares`"),
        ("take 1-x", "`x` is no number of stones that is understood there"),
        ("take at most 0x", "`0x`: from 1x to 1000000x of what was just taken"),
        ("take at most 2x or split", "`or` is not understood there"),
        ("take 1 in a circle or split", "how is a circle split? `in a row` can be"),
        ("split into 1", "a heap is split into 2 to 1000000 parts"),
        ("split 3..2", "a heap is split into 2 to 1000000 parts"),
        ("split 2..x", "`2..x` is not understood there"),
        ("split 2 or x", "`x` is no number of parts"),
        ("split a heap", "`a` is not understood there"),
        ("split equal unequal", "`unequal` is not understood there"),
        ("0.", "`0.`, before character 3: no move is allowed"),
        ("0.0", "`0.0`, before character 4: no move is allowed"),
        (
            "0.77.7",
            "`0.77.7`, before character 5: a digit is 0 to 9 or A to Z, or begins with `{`, `*` or `&`",
        ),
        ("0.x", "`0.x`, before character 3: a digit is 0 to 9 or A to Z, or begins with `{`, `*` or `&`"),
        ("1.5", "`1.5`: to take nothing and leave nothing is no move"),
        ("3.14", "`3.14`: to take nothing and leave one heap changes nothing: such a game never ends"),
        ("20.7", "`20.7`, before character 2: one digit stands before the point: more would add stones"),
        ("0.[3", "`0.[3`, before character 5: `[` is not closed"),
        ("0.3]", "`0.3]`, before character 5: `]` stands at the end, after `[` and a digit"),
        ("0.[]", "`0.[]`, before character 5: `]` stands at the end, after `[` and a digit"),
        ("0.[3]5", "`0.[3]5`, before character 6: `]` stands at the end, after `[` and a digit"),
        ("0.{2", "`0.{2`, before character 5: `,` or `}` is missing"),
        ("0.{}", "`0.{}`, before character 4: a number is missing or too large"),
        ("0.{2+,3}", "`0.{2+,3}`, before character 6: `,` or `}` is missing"),
        ("0.{2!}!", "`0.{2!}!`, before character 8: a mark stands in the braces or after them, not both"),
        ("0.{99999}", "`0.{99999}`, before character 9: more than 10000 parts"),
        ("0.&7", "`0.&7`, before character 5: `;` ends a number after `&`"),
        ("4!...", "`4!...`, before character 6: digits are missing"),
    ] {
        assert_eq!(flaw(text), wanted, "{text}");
    }
    for text in ["two piles", "", "game.rs", "nim.txt", "x.y", "grid 3x3", "...", ".", "é.7"] {
        assert!(flaw(text).contains("is no game that is known here"), "{text}: {}", flaw(text));
    }
}
