//! The grammar of how many stones a move takes: `1,3..5`, `any but 2`, `a square or 2`.

use super::exceptions::{except, goes_on, has_exception};
use super::heap_words::position;
use super::joined::{Amount, Kind, behind_comma, beside, united};
use super::limits::{begins, but_limit, from_to};
use super::numbers::{empty, is_number, list, one, or_less, or_more};
use super::parts_of_heap::but_whole;
use super::set_words::{limits, phrase, set};
use super::variables::variable;
use crate::game::Flaw;
use crate::rules::Words;
use crate::rules::heaps::set_operations::{both, minus};
use crate::rules::heaps::take::Take;
use crate::rules::stones::stones;

/// How many stones a move takes: a set, numbers, or several of them. With `or` a move takes either;
/// a limit behind a comma holds for what stands before it.
pub fn amounts(words: &mut Words) -> Result<Take, Flaw> {
    // What stands before the last `or`.
    let mut before = None;
    let mut is_narrowed = false;
    let mut last = amount(words)?;
    loop {
        let mut ahead = words.clone();
        stones(&mut ahead);
        if let Some(narrowed) = that_are(&mut ahead, &last)? {
            if before.is_some() || goes_on(&ahead) {
                return Err(of_which("that are"));
            }
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
        let begin = ahead.clone();
        let next = amount(&mut ahead)?;
        if (has_or || before.is_some()) && has_exception(&begin, &ahead) {
            return Err(of_which("but"));
        }
        // `odd, prime or a square`: a list, or an adjective before two nouns.
        if has_or && is_narrowed {
            return Err(of_which(&next.take.to_string()));
        }
        (before, last) = match (has_or, has_comma) {
            (true, _) if next.take.has_adjective() && last.take.is_set() => {
                let what =
                    format!("`{}` may belong to what stands behind `or`, too: write it last", last.take);
                return Err(Flaw(what));
            }
            (true, _) => (Some(united(before.as_ref(), &last.take)?), next),
            (_, true) => {
                let joined = behind_comma(before.as_ref(), &last, &next)?;
                is_narrowed = joined.kind == Kind::Range;
                (None, joined)
            }
            _ if before.is_some() => return Err(of_which(&next.take.to_string())),
            _ => (before, beside(&last, &next)?),
        };
        *words = ahead;
    }
}

/// What is wrong with words that may be of all that stands beside `or`.
fn of_which(words: &str) -> Flaw {
    Flaw(format!(
        "`{words}` beside `or` may be of all numbers or of the last: write them as a list, or a closure"
    ))
}

/// `that are odd` behind a set, `which is not a square`.
fn that_are(words: &mut Words, last: &Amount) -> Result<Option<Amount>, Flaw> {
    if !words.take_one(&["that are", "that is", "which are", "which is"]) {
        return Ok(None);
    }
    let is_not = words.take("not");
    if !begins(words) {
        return Ok(None);
    }
    let next = amount(words)?;
    let take = if is_not { minus(&last.take, &next.take) } else { both(&last.take, &next.take) };
    Ok(Some(Amount { take: take?, kind: last.kind }))
}

fn amount(words: &mut Words) -> Result<Amount, Flaw> {
    words.take("either");
    if let Some(set) = variable(words, amounts)? {
        return limit(words, set);
    }
    a_number(words);
    if let Some(set) = but_whole(words) {
        return limit(words, set);
    }
    let mut ahead = words.clone();
    if ahead.take_one(&["one of", "any of"]) && is_number(&ahead) {
        return one_of(words, &mut ahead);
    } else if let Some(set) = phrase(words)? {
        let is_limit = set == Take::AnyBut(vec![]) || set.is_limit();
        let kind = if is_limit { Kind::Limit } else { Kind::Set };
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
