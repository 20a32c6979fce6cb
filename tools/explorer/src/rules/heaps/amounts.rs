//! The grammar of how many stones a move takes: `1,3..5`, `any but 2`, `a square or 2`.

use super::numbers::{empty, is_number, list, one, range};
use super::rules::Take;
use super::set_words::{limits, set};
use super::usual_words::stones;
use crate::game::Flaw;
use crate::rules::Words;
use std::collections::BTreeSet;

/// One of the sets between which `or` stands.
struct Amount {
    take: Take,
    /// It is all numbers from one to another: another set beside it may be limited by it.
    is_range: bool,
}

/// How many stones a move takes: a set, numbers, or both with `or` between them.
pub fn amounts(words: &mut Words) -> Result<Take, Flaw> {
    let mut all = amount(words)?;
    loop {
        let mut ahead = words.clone();
        stones(&mut ahead);
        let has_comma = ahead.take(",");
        let is_joined = ahead.take("or") || has_comma;
        if !begins(&ahead) {
            return Ok(all.take);
        }
        let next = amount(&mut ahead)?;
        all = if is_joined { Amount::from(either(&all.take, &next.take)?) } else { beside(&all, &next)? };
        *words = ahead;
    }
}

impl From<Take> for Amount {
    fn from(take: Take) -> Amount {
        Amount { take, is_range: false }
    }
}

/// Numbers of one or of the other set.
pub fn either(one: &Take, other: &Take) -> Result<Take, Flaw> {
    let with = |set: &Take, more: Vec<u64>| Take::With(Box::new(set.clone()), more);
    let without = |all: &[u64], few: &[u64]| {
        Take::AnyBut(all.iter().copied().filter(|take| few.binary_search(take).is_err()).collect())
    };
    Ok(match (one, other) {
        (Take::Of(a), Take::Of(b)) => Take::Of(merged(a, b)),
        (Take::AnyBut(but), Take::Of(more)) | (Take::Of(more), Take::AnyBut(but)) => without(but, more),
        (Take::AnyBut(a), Take::AnyBut(b)) => {
            Take::AnyBut(a.iter().copied().filter(|take| b.binary_search(take).is_ok()).collect())
        }
        (Take::Of(numbers), set) | (set, Take::Of(numbers)) if set.is_fixed() => with(set, numbers.clone()),
        (Take::With(set, numbers), Take::Of(more)) | (Take::Of(more), Take::With(set, numbers)) => {
            with(set, merged(numbers, more))
        }
        (one, other) if one == other => one.clone(),
        _ => return Err(Flaw(format!("no form takes `{one}` and also `{other}`"))),
    })
}

fn merged(a: &[u64], b: &[u64]) -> Vec<u64> {
    a.iter().chain(b).copied().collect::<BTreeSet<u64>>().into_iter().collect()
}

/// Two sets with nothing between them: the numbers of a set that are in a range. `3 odd` may mean
/// either of them or how many.
fn beside(one: &Amount, other: &Amount) -> Result<Amount, Flaw> {
    let (range, set) = if one.is_range { (one, other) } else { (other, one) };
    if let (Take::Of(range), true, true) = (&range.take, range.is_range, set.take.is_fixed()) {
        let both: Vec<u64> = range.iter().copied().filter(|take| set.take.has(*take)).collect();
        let none = || Flaw(format!("`{}` and `{}` have no number in common", one.take, other.take));
        return if both.is_empty() { Err(none()) } else { Ok(Take::Of(both).into()) };
    }
    let what = format!("`{}` beside `{}`: with `or` between them a move takes either", one.take, other.take);
    Err(Flaw(format!("{what}; a set may stand beside a range: `take odd 1..9`")))
}

/// Whether a set begins there.
fn begins(words: &Words) -> bool {
    let mut ahead = words.clone();
    // What is wrong with it is said when it is read.
    is_number(words)
        || set(&mut words.clone()) != Ok(None)
        || limits(&mut words.clone()) != Ok(None)
        || words.clone().take("between")
        || ahead.take("from") && range(&mut ahead).is_ok_and(|(first, last)| first < last)
}

fn amount(words: &mut Words) -> Result<Amount, Flaw> {
    words.take("either");
    let mut ahead = words.clone();
    if ahead.take_one(&["one of", "any of"]) && is_number(&ahead) {
        *words = ahead;
    } else if let Some(set) = set(words)? {
        // Only of all numbers it is plain what is left.
        return if set == Take::AnyBut(vec![]) { except(words, set) } else { Ok(set) }.map(Amount::from);
    } else if words.take("a") || words.take("an") {
        let is_noun = !words.clone().take_one(&["number", "numbers"]) && stones(&mut words.clone());
        let count = if is_noun { 1 } else { one(words)? };
        return Ok(Take::Of(vec![count]).into());
    }
    if words.take("between") {
        let least = one(words)?;
        if !words.take("and") {
            return Err(Flaw(format!("between {least} and what: `take between {least} and {}`", least + 2)));
        }
        let most = one(words)?;
        return interval(words, least, most);
    }
    if words.take("from") {
        return match range(words)? {
            (least, most) if least < most => interval(words, least, most),
            (least, _) => Err(Flaw(format!(
                "from {least} to what: `take {least}..{}`, `take {least} or more`",
                least + 2
            ))),
        };
    }
    match limits(words)? {
        Some((least, Some(most))) => interval(words, least, most),
        Some((least, None)) => except(words, Take::AnyBut((1..least).collect())).map(Amount::from),
        None => numbers(words),
    }
}

fn interval(words: &mut Words, least: u64, most: u64) -> Result<Amount, Flaw> {
    if most < least {
        return Err(empty(least, most));
    }
    Ok(Amount { take: except(words, Take::Of((least..=most).collect()))?, is_range: true })
}

/// A list, and what may follow on one.
fn numbers(words: &mut Words) -> Result<Amount, Flaw> {
    let list = list(words)?;
    if let Some(set) = list.endless()? {
        return Ok(set.into());
    }
    let all = list.ascending();
    if words.take("or more") {
        let few = 1..list.last().unwrap_or(1);
        let but = few.filter(|take| all.binary_search(take).is_err()).collect();
        return except(words, Take::AnyBut(but)).map(Amount::from);
    }
    if let Some(most) = list.single()
        && words.take_one(&["or less", "or fewer"])
    {
        return interval(words, 1, most);
    }
    Ok(Amount { take: except(words, Take::Of(all))?, is_range: list.is_range })
}

/// Without those that are named as exceptions: `but 2`, `except 2 or 5`.
fn except(words: &mut Words, take: Take) -> Result<Take, Flaw> {
    if !words.take_one(&["but not", "but", "except"]) {
        return Ok(take);
    }
    let but = list(words)?.ascending();
    match take {
        Take::AnyBut(all) => Ok(Take::AnyBut(merged(&all, &but))),
        Take::Of(mut all) => {
            all.retain(|take| but.binary_search(take).is_err());
            if all.is_empty() { Err(Flaw("no number is left to take".to_owned())) } else { Ok(Take::Of(all)) }
        }
        take => Ok(take),
    }
}
