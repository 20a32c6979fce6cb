//! The grammar of how many stones a move takes: `1,3..5`, `any but 2`, `a square or 2`.

use super::rules::Take;
use super::takes::{NAMED, Named};
use crate::game::Flaw;
use crate::rules::Words;
use std::collections::BTreeSet;

/// Larger numbers of stones are not read, nor more of them.
pub const MAX_STONES: u64 = 1_000_000;

/// How many stones a move takes: a set, numbers, or both with `or` between them.
pub fn amounts(words: &mut Words) -> Result<Take, Flaw> {
    let mut all = amount(words)?;
    loop {
        let mut ahead = words.clone();
        ahead.take(",");
        ahead.take("or");
        let next = if is_amount(&ahead) { amount(&mut ahead).ok() } else { None };
        let Some(both) = next.and_then(|next| union(&all, &next)) else { return Ok(all) };
        all = both;
        *words = ahead;
    }
}

/// Numbers, and a set that is the same for all heaps.
fn union(one: &Take, other: &Take) -> Option<Take> {
    let is_set = |take: &Take| match take {
        Take::Odd | Take::Multiples(_) => true,
        Take::Named(named) => !named.depends_on_heap(),
        _ => false,
    };
    let with = |set: &Take, more: &[u64]| Some(Take::With(Box::new(set.clone()), more.to_vec()));
    match (one, other) {
        (Take::Of(numbers), set) | (set, Take::Of(numbers)) if is_set(set) => with(set, numbers),
        (Take::With(set, numbers), Take::Of(more)) => {
            let all: BTreeSet<u64> = numbers.iter().chain(more).copied().collect();
            with(set, &all.into_iter().collect::<Vec<u64>>())
        }
        _ => None,
    }
}

/// Whether another set begins there: what is no number, for numbers are one set.
fn is_amount(words: &Words) -> bool {
    let mut ahead = words.clone();
    let _ = ahead.take("a") || ahead.take("an");
    ahead.clone().take_one(&["odd", "even", "powers", "power", "multiples", "multiple"])
        || named(&mut ahead.clone()).is_some()
        || is_number(&ahead)
}

fn amount(words: &mut Words) -> Result<Take, Flaw> {
    words.take("either");
    let is_one = words.take("a") || words.take("an");
    if is_one && stones(&mut words.clone()) && !words.clone().take("number") {
        return Ok(Take::Of(vec![1]));
    }
    if words.take("odd") {
        return Ok(Take::Odd);
    }
    if words.take("even") {
        return Ok(Take::Multiples(2));
    }
    if words.take("multiples of") || words.take("multiple of") {
        return Ok(match one(words)? {
            1 => Take::AnyBut(vec![]),
            of => Take::Multiples(of),
        });
    }
    if words.take("powers of") || words.take("power of") {
        let base = if words.take("two") { 2 } else { words.needed("number whose powers may be taken")? };
        return match base {
            2.. => Ok(Take::Named(Named::Powers(base))),
            _ => Err(Flaw(format!("the powers of {base} are few: `take 1`"))),
        };
    }
    if words.take("between") {
        let least = one(words)?;
        if !words.take("and") {
            return Err(Flaw(format!("between {least} and what: `take between {least} and {}`", least + 2)));
        }
        return between(least, one(words)?);
    }
    words.take("from");
    if let Some(named) = named(words) {
        return Ok(Take::Named(named));
    }
    if words.take("at least") {
        let least = one(words)?;
        let mut ahead = words.clone();
        let _ = ahead.take("and") || ahead.take("but");
        return match bound(&mut ahead)? {
            Some(most) => {
                *words = ahead;
                between(least, most)
            }
            None => Ok(Take::AnyBut((1..least).collect())),
        };
    }
    if words.take("any") {
        stones(words);
        return Ok(Take::AnyBut(exceptions(words)?));
    }
    let all = match bound(words)? {
        Some(most) => (1..=most).collect(),
        None => set(words)?,
    };
    if let ([least], true) = (&all[..], words.take("or more")) {
        return Ok(Take::AnyBut((1..*least).collect()));
    }
    let but = exceptions(words)?;
    Ok(Take::Of(all.into_iter().filter(|take| but.binary_search(take).is_err()).collect()))
}

fn between(least: u64, most: u64) -> Result<Take, Flaw> {
    if least <= most { Ok(Take::Of((least..=most).collect())) } else { Err(empty(least, most)) }
}

/// `at most 3`, `fewer than 4`.
fn bound(words: &mut Words) -> Result<Option<u64>, Flaw> {
    if words.take_one(&["at most", "up to", "no more than", "not more than"]) {
        return one(words).map(Some);
    }
    if words.take("less than") || words.take("fewer than") {
        return match one(words)? {
            1 => Err(Flaw("a move takes at least one stone".to_owned())),
            bound => Ok(Some(bound - 1)),
        };
    }
    Ok(None)
}

/// `but 2`, `except 2 or 5`.
fn exceptions(words: &mut Words) -> Result<Vec<u64>, Flaw> {
    if words.take("but not") || words.take("but") || words.take("except") { set(words) } else { Ok(vec![]) }
}

/// Steps over what is taken, which goes without saying.
pub fn stones(words: &mut Words) -> bool {
    let _ = words.take("number of") || words.take("positive number of");
    words.take_one(&[
        "number", "stones", "stone", "coins", "coin", "matches", "match", "sticks", "stick", "tokens",
        "token", "counters", "counter", "objects", "object", "pieces", "piece", "pins", "pin", "beans",
        "bean",
    ])
}

/// `squares`, `perfect squares`, `square`, `perfect cube`.
fn named(words: &mut Words) -> Option<Named> {
    let mut ahead = words.clone();
    let is_perfect = ahead.take("perfect");
    let mut is_next =
        |name: &str| ahead.take(name) || name.strip_suffix('s').is_some_and(|one| ahead.take(one));
    let found = NAMED.iter().find(|(_, name)| is_next(name)).map(|(named, _)| *named);
    let found = found.filter(|named| !is_perfect || matches!(named, Named::Squares | Named::Cubes))?;
    *words = ahead;
    Some(found)
}

fn empty(first: u64, last: u64) -> Flaw {
    Flaw(format!("{first}..{last} is empty"))
}

/// `1,3..5,8`, `1 3 5`, `1, 3 or 5`, `1 to 5` or `1-5`, ascending.
fn set(words: &mut Words) -> Result<Vec<u64>, Flaw> {
    let mut all = Vec::new();
    loop {
        words.take("exactly");
        let (first, last) = if dots(words) { (following(&all)?, one(words)?) } else { range(words)? };
        if last < first {
            return Err(empty(first, last));
        }
        if all.len() as u64 + (last - first) >= MAX_STONES {
            return Err(Flaw(format!("more than {MAX_STONES} numbers")));
        }
        all.extend(first..=last);
        // A comma may also stand before other words, and so may `or`.
        let mut ahead = words.clone();
        stones(&mut ahead);
        ahead.take(",");
        let _ = ahead.take("or") || ahead.take("and");
        let mut number = ahead.clone();
        let _ = number.take("exactly") || dots(&mut number);
        if !is_number(&number) {
            break;
        }
        *words = ahead;
    }
    all.sort_unstable();
    all.dedup();
    Ok(all)
}

/// `...` with the comma behind it.
fn dots(words: &mut Words) -> bool {
    let is_there = words.take_one(&["...", "…", ".."]);
    if is_there {
        words.take(",");
    }
    is_there
}

/// The number after these, which must be in a row.
fn following(all: &[u64]) -> Result<u64, Flaw> {
    match all {
        [.., before, last] if before + 1 == *last => Ok(last + 1),
        [1] => Ok(2),
        _ => Err(Flaw("`...` goes on from two numbers in a row: `1,2,...,9`".to_owned())),
    }
}

fn is_number(words: &Words) -> bool {
    let is_number = |word: String| word.starts_with(|c: char| c.is_ascii_digit()) || by_name(&word).is_some();
    words.peek().is_some_and(is_number)
}

fn range(words: &mut Words) -> Result<(u64, u64), Flaw> {
    let word = words.peek();
    let ends = word.as_deref().and_then(|word| word.split_once('-')).filter(|(first, _)| !first.is_empty());
    if let Some((first, last)) = ends {
        let range = (number(first)?, number(last)?);
        words.word();
        return Ok(range);
    }
    let first = one(words)?;
    let last = if words.take("..") || words.take("to") || words.take("-") { one(words)? } else { first };
    Ok((first, last))
}

fn one(words: &mut Words) -> Result<u64, Flaw> {
    let word = words.peek().ok_or_else(|| {
        Flaw("how many stones? `take 1,3..5`, `take odd`, `take any but 2`, `take squares`".to_owned())
    })?;
    let number = number(&word)?;
    words.word();
    Ok(number)
}

/// The number with this name.
pub fn by_name(word: &str) -> Option<u64> {
    const NAMES: [&str; 10] = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    NAMES.iter().position(|name| *name == word).map(|i| i as u64 + 1)
}

fn number(word: &str) -> Result<u64, Flaw> {
    match by_name(word).map_or_else(|| word.parse(), Ok) {
        Ok(0) => Err(Flaw("a move takes at least one stone (to take none is `split`)".to_owned())),
        Ok(number @ 1..=MAX_STONES) => Ok(number),
        Ok(_) => Err(Flaw(format!("{word} stones are too many: up to {MAX_STONES}"))),
        Err(_) => Err(Flaw(format!("`{word}` is not a number of stones that is understood there"))),
    }
}
