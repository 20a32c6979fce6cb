//! Sets without some numbers: `but 2`, `except 2 or 5`, `other than squares`.

use super::limits::{begins, but_limit, is_limit};
use super::numbers::{is_number, list};
use super::parts_of_heap::{half, whole};
use super::set_words::{phrase, set};
use crate::game::Flaw;
use crate::rules::Words;
use crate::rules::heaps::set_operations::minus;
use crate::rules::heaps::take::Take;
use crate::rules::heaps::takes::Named;
use crate::rules::stones::stones;

/// What stands before exceptions.
const EXCEPT: [&str; 14] = [
    "but may not take",
    "but can not take",
    "but cannot take",
    "but must not take",
    "but not take",
    "but not",
    "but",
    "except for",
    "except",
    "other than",
    "without",
    "excluding",
    "apart from",
    "not",
];

/// Without those that are named as exceptions.
pub fn except(words: &mut Words, take: Take) -> Result<Take, Flaw> {
    let mut ahead = words.clone();
    stones(&mut ahead);
    ahead.take(",");
    if let Some(flaw) = unclear_half(&ahead, &take) {
        return Err(flaw);
    }
    if but_limit(&mut ahead.clone()) {
        return Ok(take);
    }
    let Some(&except) = EXCEPT.iter().find(|words| ahead.take(words)) else { return Ok(take) };
    let is_itself = ahead.clone().take_one(&["itself", "n itself"]);
    let begin = ahead.clone();
    let Some(mut but) = exception(&mut ahead)? else {
        // The end may be missing, or not be of numbers.
        return if words.clone().take_one(&["but", "except"]) {
            list(&mut ahead).map(|_| take)
        } else {
            Ok(take)
        };
    };
    if except == "but" && is_condition(&begin, &take) {
        let what = format!("`but {}` may say what must be taken, or what must not: write `but not`", but[0]);
        return Err(Flaw(what));
    }
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
    if goes_on(&ahead) || is_alternative(&begin, &ahead, &take, &but)? {
        return Err(unclear_exception());
    }
    *words = ahead;
    // The whole heap of the divisors leaves the proper ones.
    let are_numbers_first = matches!(take, Take::AnyBut(_));
    but.sort_by_key(|set| matches!(set, Take::Of(_)) != are_numbers_first);
    but.iter().try_fold(take, |take, but| minus(&take, but))
}

fn unclear_exception() -> Flaw {
    Flaw("what stands behind exceptions may be another one, or be taken: write it first".to_owned())
}

/// Whether the last of some numbers could not be taken anyway, so that it may be another choice:
/// `primes but 2 or 1`, `1..5 but 3 or 10`.
fn is_alternative(begin: &Words, end: &Words, take: &Take, but: &[Take]) -> Result<bool, Flaw> {
    let [Take::Of(numbers)] = but else { return Ok(false) };
    let mut words = begin.clone();
    let mut has_or = false;
    while words.is_before(end) {
        has_or |= words.take("or");
        words.word();
    }
    for number in numbers {
        if has_or && numbers.len() > 1 && minus(take, &Take::Of(vec![*number]))? == *take {
            return Ok(true);
        }
    }
    Ok(false)
}

/// What is wrong with `any but more than half`.
fn unclear_half(words: &Words, take: &Take) -> Option<Flaw> {
    let mut ahead = words.clone();
    if *take != Take::AnyBut(vec![]) || !ahead.take("but") {
        return None;
    }
    let limit = half(&mut ahead).filter(|half| matches!(half, Named::MoreThanHalf | Named::LessThanHalf))?;
    let (limit, what) = (limit.words(), "may be what is taken, or what is not");
    Some(Flaw(format!("`any but {limit}` {what}: write `take {limit}` or `take any except {limit}`")))
}

/// Whether the set behind `but` may be a condition: `less than half but odd`, `1 to 9 but a
/// square`.
fn is_condition(words: &Words, take: &Take) -> bool {
    let mut ahead = words.clone();
    if ahead.take_one(&["odd", "even", "prime", "coprime"]) {
        return !stones(&mut ahead) && set(&mut ahead.clone()) == Ok(None);
    }
    ahead.take_one(&["a", "an"]) && *take != Take::AnyBut(vec![])
}

/// Whether `or`, a comma and a set, or a limit follow; behind a comma a limit is of all.
pub fn goes_on(words: &Words) -> bool {
    let mut behind = words.clone();
    stones(&mut behind);
    let has_comma = behind.take(",");
    (behind.take("or") || has_comma != is_limit(&behind)) && begins(&behind)
}

/// Numbers, the whole heap, or a set that may not be taken.
fn exception(words: &mut Words) -> Result<Option<Vec<Take>>, Flaw> {
    Ok(if is_number(words) {
        let list = list(words)?;
        let set = list.endless()?;
        Some(vec![set.unwrap_or_else(|| Take::Of(list.ascending()))])
    } else if whole(words) {
        Some(vec![Take::Named(Named::Whole)])
    } else {
        phrase(words).map_err(|_| unclear_exception())?.map(|set| vec![set])
    })
}

/// Whether some are named between two places.
pub fn has_exception(from: &Words, to: &Words) -> bool {
    let mut words = from.clone();
    while words.is_before(to) {
        if words.take_one(&EXCEPT) {
            return true;
        }
        words.word();
    }
    false
}
