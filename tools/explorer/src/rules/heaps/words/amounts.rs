//! The grammar of how many stones a move takes: `1,3..5`, `any but 2`, `a square or 2`.

use super::heap_words::{heap, position};
use super::joined::{Amount, Kind, behind_comma, beside, united};
use super::numbers::{empty, is_number, list, one, or_less, or_more, range};
use super::set_words::{but_whole, limits, set, whole};
use crate::game::Flaw;
use crate::rules::Words;
use crate::rules::heaps::set_operations::{both, minus};
use crate::rules::heaps::take::Take;
use crate::rules::heaps::takes::Named;
use crate::rules::stones::stones;

/// How many stones a move takes: a set, numbers, or several of them. With `or` a move takes either;
/// a limit behind a comma holds for what stands before it.
pub fn amounts(words: &mut Words) -> Result<Take, Flaw> {
    // What stands before the last `or`.
    let mut before = None;
    let mut last = amount(words)?;
    loop {
        let mut ahead = words.clone();
        stones(&mut ahead);
        if let Some(narrowed) = that_are(&mut ahead, &last)? {
            (last, *words) = (narrowed, ahead);
            continue;
        }
        let has_comma = ahead.take(",");
        let has_or = ahead.take("or");
        let has_comma = !has_or && (ahead.take("and") || but_limit(&mut ahead) || has_comma);
        if !begins(&ahead) {
            return united(before.as_ref(), &last.take);
        }
        if has_comma && let Some(flaw) = position(&ahead) {
            return Err(flaw);
        }
        let next = amount(&mut ahead)?;
        (before, last) = match (has_or, has_comma) {
            (true, _) => (Some(united(before.as_ref(), &last.take)?), next),
            (_, true) => (None, behind_comma(before.as_ref(), &last, &next)?),
            _ => (before, beside(&last, &next)?),
        };
        *words = ahead;
    }
}

/// `that are odd` behind a set.
fn that_are(words: &mut Words, last: &Amount) -> Result<Option<Amount>, Flaw> {
    let is_there = words.take_one(&["that are", "that is", "which are", "which is"]) && begins(words);
    if !is_there {
        return Ok(None);
    }
    let next = amount(words)?;
    Ok(Some(Amount { take: both(&last.take, &next.take)?, kind: last.kind }))
}

/// A step over `but` before a limit, such as `but at most 5`.
fn but_limit(words: &mut Words) -> bool {
    let mut ahead = words.clone();
    let is_there = ahead.take("but") && limits(&mut ahead.clone()) != Ok(None);
    if is_there {
        *words = ahead;
    }
    is_there
}

/// What stands before exceptions.
const EXCEPT: [&str; 9] =
    ["but not", "but", "except for", "except", "other than", "without", "excluding", "apart from", "not"];

/// Whether a set begins there.
fn begins(words: &Words) -> bool {
    let mut ahead = words.clone();
    // What is wrong with it is said when it is read.
    is_number(words)
        || set(&mut words.clone()) != Ok(None)
        || limits(&mut words.clone()) != Ok(None)
        || words.clone().take("between")
        || from_to(&mut ahead).is_ok_and(|found| found.is_some())
}

fn amount(words: &mut Words) -> Result<Amount, Flaw> {
    words.take("either");
    a_number(words);
    if let Some(set) = but_whole(words) {
        return except(words, set).map(|take| amount_of(take, Kind::Set));
    }
    let mut ahead = words.clone();
    if ahead.take_one(&["one of", "any of"]) && is_number(&ahead) {
        return one_of(words, &mut ahead);
    } else if let Some(set) = set(words)? {
        let kind = if set == Take::AnyBut(vec![]) { Kind::Limit } else { Kind::Set };
        return except(words, set).map(|take| amount_of(take, kind));
    } else if words.take("a") || words.take("an") {
        let is_noun = !words.clone().take_one(&["number", "numbers", "amount"]) && stones(&mut words.clone());
        let count = if is_noun { 1 } else { one(words)? };
        return Ok(amount_of(Take::Of(vec![count]), Kind::List));
    }
    if words.take("between") {
        return between(words);
    }
    if let Some((least, most)) = from_to(words)? {
        return interval(words, least, most, Kind::Range);
    }
    match limits(words)? {
        Some((least, Some(most))) => interval(words, least, most, Kind::Limit),
        Some((least, None)) => limit(words, Take::AnyBut((1..least).collect())),
        None => numbers(words),
    }
}

/// Steps over `a number of stones` before words that say which: `between 1 and 3`, `coprime to n`.
fn a_number(words: &mut Words) {
    let mut ahead = words.clone();
    let is_there = ahead.take_one(&["a number", "any number"]) && {
        if ahead.take("of") { stones(&mut ahead) } else { true }
    };
    let mut which = ahead.clone();
    let is_range =
        which.take("between") && is_number(&which) || from_to(&mut which).is_ok_and(|found| found.is_some());
    let is_limit = || limits(&mut ahead.clone()) != Ok(None);
    let is_set =
        || !is_number(&ahead) && !ahead.clone().take("a") && matches!(set(&mut ahead.clone()), Ok(Some(_)));
    if is_there && (is_range || is_limit() || is_set()) {
        *words = ahead;
    }
}

fn amount_of(take: Take, kind: Kind) -> Amount {
    Amount { take, kind }
}

fn limit(words: &mut Words, set: Take) -> Result<Amount, Flaw> {
    except(words, set).map(|take| amount_of(take, Kind::Limit))
}

fn interval(words: &mut Words, least: u64, most: u64, kind: Kind) -> Result<Amount, Flaw> {
    if most < least {
        return Err(empty(least, most));
    }
    except(words, Take::Of((least..=most).collect())).map(|take| amount_of(take, kind))
}

/// `one of 1,3,4`; one of a single number is no choice.
fn one_of<'a>(words: &mut Words<'a>, ahead: &mut Words<'a>) -> Result<Amount, Flaw> {
    let found = numbers(ahead)?;
    if let Take::Of(all) = &found.take
        && let [single] = all[..]
        && single > 1
    {
        let what = format!("which of {single}? `take {single}` is just that many, `take 1..{single}`");
        return Err(Flaw(format!("{what} up to that many")));
    }
    *words = ahead.clone();
    Ok(found)
}

/// `from 1 to 3`, `from 2 up to 5`.
fn from_to(words: &mut Words) -> Result<Option<(u64, u64)>, Flaw> {
    if !words.take("from") {
        return Ok(None);
    }
    let (least, mut most) = range(words)?;
    if least == most && words.take("up to") {
        most = one(words)?;
    }
    if least < most {
        return Ok(Some((least, most)));
    }
    if words.take("of") || words.take("or both") || heap(words) {
        return Err(Flaw(
            "how many stones are taken stands before the heap: `take 1..3 from one of the heaps`".to_owned(),
        ));
    }
    Err(Flaw(format!("from {least} to what: `take {least}..{}`, `take {least} or more`", least + 2)))
}

/// `between 1 and 3`, the ends among them.
fn between(words: &mut Words) -> Result<Amount, Flaw> {
    let least = one(words)?;
    if !words.take("and") {
        return Err(Flaw(format!("between {least} and what: `take between {least} and {}`", least + 2)));
    }
    let most = one(words)?;
    words.take("inclusive");
    let mut ahead = words.clone();
    if ahead.take("or")
        && is_number(&ahead)
        && let Ok(from) = one(&mut ahead)
        && ahead.take("and")
        && let Ok(to) = one(&mut ahead)
    {
        return Err(Flaw(format!(
            "`{from} and {to}` may be two numbers or all between them: write `take {least}..{most},{from},{to}` \
             or `take {least}..{most},{from}..{to}`"
        )));
    }
    interval(words, least, most, Kind::Range)
}

/// A list, and what may follow on one.
fn numbers(words: &mut Words) -> Result<Amount, Flaw> {
    let list = list(words)?;
    if let Some(set) = list.endless()? {
        return except(words, set).map(|take| amount_of(take, Kind::Set));
    }
    let all = list.ascending();
    if or_more(words) {
        let few = 1..list.last().unwrap_or(1);
        let but = few.filter(|take| all.binary_search(take).is_err()).collect();
        let kind = if list.single().is_some() { Kind::Limit } else { Kind::List };
        return except(words, Take::AnyBut(but)).map(|take| amount_of(take, kind));
    }
    if let Some(most) = list.single()
        && or_less(words)
    {
        return interval(words, 1, most, Kind::Limit);
    }
    let kind = if list.is_range { Kind::Range } else { Kind::List };
    except(words, Take::Of(all)).map(|take| amount_of(take, kind))
}

/// Without those that are named as exceptions: `but 2`, `except 2 or 5`, `other than squares`.
fn except(words: &mut Words, take: Take) -> Result<Take, Flaw> {
    let mut ahead = words.clone();
    stones(&mut ahead);
    ahead.take(",");
    if but_limit(&mut ahead.clone()) || !ahead.take_one(&EXCEPT) {
        return Ok(take);
    }
    let is_itself = ahead.clone().take_one(&["itself", "n itself"]);
    let Some(mut but) = exception(&mut ahead)? else {
        // The end may be missing, or not be of numbers.
        return if words.clone().take_one(&["but", "except"]) {
            list(&mut ahead).map(|_| take)
        } else {
            Ok(take)
        };
    };
    let mut more = ahead.clone();
    let has_or = more.take("or");
    // `1 or itself`, `itself or 1`: nobody would take `itself`.
    let is_plain = is_itself && is_number(&more) || more.clone().take("itself");
    if (has_or && is_plain || !has_or && more.take("and"))
        && let Some(others) = exception(&mut more)?
    {
        ahead = more;
        but.extend(others);
    }
    if goes_on(&ahead) {
        return Err(Flaw(
            "what stands behind exceptions may be another one, or be taken: write it first".to_owned(),
        ));
    }
    *words = ahead;
    // The whole heap of the divisors leaves the proper ones.
    but.sort_by_key(|set| matches!(set, Take::Of(_)));
    but.iter().try_fold(take, |take, but| minus(&take, but))
}

/// Whether `or` or a comma and a set follow, which is no limit.
fn goes_on(words: &Words) -> bool {
    let mut behind = words.clone();
    let has_comma = behind.take(",");
    (behind.take("or") || has_comma && limits(&mut behind.clone()) == Ok(None)) && begins(&behind)
}

/// Numbers, the whole heap, or a set that may not be taken.
fn exception(words: &mut Words) -> Result<Option<Vec<Take>>, Flaw> {
    Ok(if is_number(words) {
        Some(vec![Take::Of(list(words)?.ascending())])
    } else if whole(words) {
        Some(vec![Take::Named(Named::Whole)])
    } else {
        set(words)?.map(|set| vec![set])
    })
}
