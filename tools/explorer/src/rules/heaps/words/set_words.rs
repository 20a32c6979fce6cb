//! The words for sets of numbers and for limits: `an odd number`, `powers of 2`, `at most half of
//! the heap`, `at least 3`.

use super::formulas::formula;
use super::numbers::{is_number, one};
use super::parts_of_heap::{
    AT_LEAST, AT_MOST, LESS_THAN, MORE_THAN, OF_HEAP, all_but, half, rounded_half, whole,
};
use crate::game::Flaw;
use crate::rules::Words;
use crate::rules::heaps::set_operations::{both, minus};
use crate::rules::heaps::take::Take;
use crate::rules::heaps::takes::{NAMED, Named};
use crate::rules::stones::{one_stone, stones};

/// A set that has a name, if one comes next; `one prime` is as good as `a prime`.
pub fn set(words: &mut Words) -> Result<Option<Take>, Flaw> {
    let mut ahead = words.clone();
    that_is(&mut ahead);
    all_but(&ahead)?;
    if ahead.take("not") {
        let Some(but) = set(&mut ahead)? else { return Ok(None) };
        let mut joined = ahead.clone();
        if (joined.take(",") | joined.take_one(&["or", "and"]))
            && (is_number(&joined) || set(&mut joined)?.is_some())
        {
            let what = "of what `not` is, is not plain: write the numbers that may be taken, or a closure";
            return Err(Flaw(what.to_owned()));
        }
        *words = ahead;
        return minus(&Take::AnyBut(vec![]), &but).map(Some);
    }
    if ahead.clone().take_one(&["a", "any"]) {
        let mut divisor = ahead.clone();
        divisor.word();
        if divisor.take_one(&["number that divides", "number dividing"]) && divisor.take_one(&OF_HEAP) {
            *words = divisor;
            return Ok(Some(Take::Named(Named::Divisors)));
        }
    }
    let is_any = ahead.take("any");
    let has_article = !is_any && ahead.take_one(&["one of its", "any of its", "a", "an", "one"]);
    // `one less than half` is no limit.
    if has_article && ahead.clone().take_one(&["less", "fewer", "more"]) {
        return Ok(None);
    }
    let is_positive = ahead.take_one(&["positive", "nonzero", "non-zero"]);
    let found = if ahead.take("odd") {
        Take::Odd
    } else if ahead.take("even") {
        Take::Multiples(2)
    } else if ahead.take_one(&[
        "multiples of",
        "multiple of",
        "divisible by",
        "number divisible by",
        "numbers divisible by",
    ]) {
        multiples(&mut ahead)?
    } else if ahead.take_one(&["powers of", "power of"]) {
        let base = ahead.needed("number whose powers may be taken")?;
        powers(&ahead, base)?
    } else if let Some(numbers) = formula(&mut ahead)? {
        numbers
    } else if let Some(without) = without(&mut ahead) {
        without?
    } else if let Some(named) = named(&mut ahead) {
        Take::Named(named)
    } else if !is_any && all(&mut ahead) {
        Take::Named(Named::Whole)
    } else if is_any || is_positive && ahead.clone().take("number") {
        let _ = ahead.clone().take("amount of") || ahead.take("amount");
        if is_any && let Some(stone) = one_stone(&ahead) {
            return Err(Flaw(format!(
                "`any {stone}` may be one or any number of them: write `take 1` or `take any`"
            )));
        }
        stones(&mut ahead);
        Take::AnyBut(vec![])
    } else if ahead.take_one(&["half", "n/2"]) {
        let what = "half of an odd heap is what? `take half rounded down`, `take half rounded up`, `take exactly \
                    half` (of even heaps alone)";
        return Err(Flaw(what.to_owned()));
    } else {
        return Ok(None);
    };
    *words = ahead;
    Ok(Some(found))
}

/// All numbers but those of a set: `non-squares`.
fn without(words: &mut Words) -> Option<Result<Take, Flaw>> {
    let next = words.peek()?;
    let name = next.strip_prefix("non-")?;
    let is_it = |(named, set): &&(Named, &str)| {
        !named.depends_on_heap() && (*set == name || set.strip_suffix('s') == Some(name))
    };
    let (named, _) = NAMED.iter().find(is_it)?;
    words.word();
    Some(minus(&Take::AnyBut(vec![]), &Take::Named(*named)))
}

/// A set, perhaps with an adjective: `odd primes`, `a prime divisor`.
pub fn phrase(words: &mut Words) -> Result<Option<Take>, Flaw> {
    let Some(mut found) = set(words)? else { return Ok(None) };
    let is_noun = |set: &Take| set.is_set() && !set.is_limit();
    let mut ahead = words.clone();
    // `odd numbers that are prime` is no adjective before a noun.
    while is_noun(&found)
        && !stones(&mut ahead.clone())
        && let Some(next) = set(&mut ahead)?.filter(is_noun)
    {
        found = both(&next, &found)?;
        *words = ahead.clone();
    }
    Ok(Some(found))
}

/// Steps over `a number of stones that is`.
fn that_is(words: &mut Words) {
    let mut ahead = words.clone();
    ahead.take_one(&["any", "an", "a"]);
    if stones(&mut ahead) && ahead.take_one(&["that is", "that are", "which is", "which are"]) {
        *words = ahead;
    }
}

fn multiples(words: &mut Words) -> Result<Take, Flaw> {
    let of = one(words)?;
    let set = if of == 1 { Take::AnyBut(vec![]) } else { Take::Multiples(of) };
    alone(words, &format!("multiples of {of}"))?;
    Ok(set)
}

fn powers(words: &Words, base: u64) -> Result<Take, Flaw> {
    if base < 2 {
        return Err(Flaw(format!("the powers of {base} are few: `take 1`")));
    }
    alone(words, &format!("powers of {base}"))?;
    Ok(Take::Named(Named::Powers(base)))
}

/// That no other number follows: whether `multiples of 3 or 5` has all those of 5 is not plain.
fn alone(words: &Words, set: &str) -> Result<(), Flaw> {
    let mut ahead = words.clone();
    let mut but = words.clone();
    if but.take_one(&["but not", "and not"]) && is_number(&but) {
        let number = one(&mut but)?;
        return Err(Flaw(format!(
            "`{set} but not {number}` may mean that number or its multiples: write `take {set} but {number}`, or a closure"
        )));
    }
    let has_comma = ahead.take(",");
    let is_and = ahead.take("and");
    let is_joined = is_and || ahead.take("or") || has_comma;
    if !is_joined || !is_number(&ahead) {
        return Ok(());
    }
    let (first, other) = (set.rsplit_once(' ').map_or(set, |(words, _)| words), one(&mut ahead)?);
    let word = if is_and { "and" } else { "or" };
    let both = if is_and { format!(", or `take {set} that are {first} {other}`") } else { String::new() };
    Err(Flaw(format!(
        "`{set} {word} {other}` may mean several things: write `take {other} or {set}` or `take {set} or {first} \
         {other}`{both}"
    )))
}

/// A set that may depend on the heap: `squares`, `divisors of n`.
fn named(words: &mut Words) -> Option<Named> {
    let found = half(words).or_else(|| rounded_half(words)).or_else(|| by_its_name(words))?;
    if found.depends_on_heap() {
        let mut ahead = words.clone();
        ahead.take_one(&["of", "to"]);
        if ahead.take_one(&OF_HEAP) {
            *words = ahead;
        }
    }
    Some(found)
}

/// The same as what is taken; `all odd numbers` are not the whole heap, and `all but 2` may be
/// another number.
fn all(words: &mut Words) -> bool {
    let mut ahead = words.clone();
    let is_there = !ahead.clone().take("n") && whole(&mut ahead) && {
        let mut behind = ahead.clone();
        !is_number(&behind)
            && !behind.take_one(&["but", "except", "other than", "without"])
            && set(&mut behind).is_ok_and(|set| set.is_none())
    };
    if is_there {
        *words = ahead;
    }
    is_there
}

/// `squares`, `perfect squares`, `square`, `perfect cube`.
fn by_its_name(words: &mut Words) -> Option<Named> {
    let mut ahead = words.clone();
    let is_perfect = ahead.take("perfect");
    let mut is_next =
        |name: &str| ahead.take(name) || name.strip_suffix('s').is_some_and(|one| ahead.take(one));
    // `all` means something else before other words.
    let mut names = NAMED.iter().filter(|(named, _)| *named != Named::Whole);
    let found = names.find(|(_, name)| is_next(name)).map(|(named, _)| *named);
    let found = found.filter(|named| !is_perfect || matches!(named, Named::Squares | Named::Cubes))?;
    *words = ahead;
    Some(found)
}

/// The least number, and the most if there is one: `at least 3`, `at most 5 but more than 2`.
pub fn limits(words: &mut Words) -> Result<Option<(u64, Option<u64>)>, Flaw> {
    let mut ahead = words.clone();
    let (mut first, mut last) = (least(&mut ahead)?, most(&mut ahead)?);
    if first.is_none() && last.is_none() {
        return Ok(None);
    }
    let mut other = ahead.clone();
    other.take(",");
    other.take_one(&["and", "but"]);
    let had = (first, last);
    first = if let Some(first) = first { Some(first) } else { least(&mut other)? };
    // `at least 1 and at most half` has another limit.
    let is_half = half(&mut other.clone()).is_some();
    last = if let (None, false) = (last, is_half) { most(&mut other)? } else { last };
    *words = if had == (first, last) { ahead } else { other };
    Ok(Some((first.unwrap_or(1), last)))
}

/// `at least 3`, `more than 2`.
fn least(words: &mut Words) -> Result<Option<u64>, Flaw> {
    if words.take_one(&AT_LEAST) {
        return one(words).map(Some);
    }
    if words.take_one(&MORE_THAN) { one(words).map(|number| Some(number + 1)) } else { Ok(None) }
}

/// `at most 3`, `fewer than 4`.
fn most(words: &mut Words) -> Result<Option<u64>, Flaw> {
    if words.take_one(&AT_MOST) {
        return one(words).map(Some);
    }
    if words.take_one(&LESS_THAN) {
        return match one(words)? {
            1 => Err(Flaw("a move takes at least one stone".to_owned())),
            bound => Ok(Some(bound - 1)),
        };
    }
    Ok(None)
}
