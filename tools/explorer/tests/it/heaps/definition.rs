//! Heap games as they are defined, for tests.

use grundy_explorer::game::{Explorer, Game, Value, mex};
use grundy_explorer::rules;
use std::collections::BTreeSet;

pub fn read(text: &str) -> rules::ParsedRules {
    rules::read(text, &|_| Err("no files".to_owned())).unwrap_or_else(|flaw| panic!("{text}: {}", flaw.what))
}

pub fn game(text: &str) -> Box<dyn Game> {
    read(text).game
}

pub fn flaw(text: &str) -> String {
    match rules::read(text, &|_| Err("no files".to_owned())) {
        Ok(rules) => panic!("{text} is {}", rules.game.title()),
        Err(flaw) => flaw.what,
    }
}

/// The first values by the engine.
pub fn fast(text: &str, count: usize) -> Vec<u32> {
    let mut values = vec![];
    game(text).engine().unwrap().extend(&mut values, count).unwrap();
    values
}

/// All ascending lists of positive numbers with this sum.
pub fn partitions(sum: usize, least: usize) -> Vec<Vec<usize>> {
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

pub type Allowed<'a> = &'a dyn Fn(usize, usize, &[usize]) -> bool;

/// What a move leaves of a heap, if it may take `take` and leave `parts` of a heap when `allowed`
/// says so.
pub fn options(heap: usize, allowed: Allowed) -> BTreeSet<Vec<usize>> {
    let takes =
        (0..=heap).flat_map(|take| partitions(heap - take, 1).into_iter().map(move |parts| (take, parts)));
    takes.filter(|(take, parts)| allowed(heap, *take, parts)).map(|(_, parts)| parts).collect()
}

/// Against the definition: options, values, values one by one, and values after known ones.
pub fn check(text: &str, count: usize, allowed: Allowed) {
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
pub fn resumed(text: &str, values: &[u32]) {
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

pub fn has(all: &[usize], take: usize) -> bool {
    all.contains(&take)
}

pub fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

pub fn is_prime(n: usize) -> bool {
    n > 1 && (2..n).all(|d| !n.is_multiple_of(d))
}

/// The textbook table of an octal code, from its digits.
pub fn octal(digits: &[u32], count: usize, strict: bool) -> Vec<u32> {
    octal_after(vec![], digits, count, strict)
}

/// The same after first values, right or wrong.
pub fn octal_after(mut values: Vec<u32>, digits: &[u32], count: usize, strict: bool) -> Vec<u32> {
    for n in values.len()..count {
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

pub fn digits(code: &str) -> Vec<u32> {
    code.chars().filter_map(|c| c.to_digit(8)).collect()
}

/// The values of heaps that stay together, straight from the takes.
pub fn together(count: usize, may: &dyn Fn(usize) -> bool) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for n in 0..count {
        values.push(mex((1..=n).filter(|take| may(*take)).map(|take| values[n - take])));
    }
    values
}

pub fn value(explorer: &mut Explorer, position: &[u64]) -> u32 {
    match explorer.value(&position.to_vec()).unwrap() {
        Value::Grundy(value) => value,
        other => panic!("{other}"),
    }
}
