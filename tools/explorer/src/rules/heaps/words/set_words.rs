//! The words for sets of numbers and for limits: `an odd number`, `powers of 2`, `at most half of
//! the heap`, `at least 3`.

use super::numbers::{is_number, one};
use crate::game::Flaw;
use crate::rules::Words;
use crate::rules::heaps::take::Take;
use crate::rules::heaps::takes::{NAMED, Named};
use crate::rules::stones::{one_stone, stones};

pub const AT_MOST: [&str; 12] = [
    "at most",
    "up to",
    "no more than",
    "not more than",
    "not exceeding",
    "no greater than",
    "not greater than",
    "a maximum of",
    "maximum",
    "max",
    "≤",
    "<=",
];
const AT_LEAST: [&str; 5] = ["at least", "no less than", "not less than", "no fewer than", "not fewer than"];
/// What a set depends on, which goes without saying.
const OF_HEAP: [&str; 15] = [
    "n",
    "the heap size",
    "the pile size",
    "the size of the heap",
    "the size of the pile",
    "the number of stones in the heap",
    "the number of stones in the pile",
    "the number of stones",
    "the stones in the heap",
    "the stones in the pile",
    "the heap",
    "the pile",
    "a heap",
    "a pile",
    "the stones",
];

/// A set that has a name, if one comes next; `one prime` is as good as `a prime`.
pub fn set(words: &mut Words) -> Result<Option<Take>, Flaw> {
    let mut ahead = words.clone();
    that_is(&mut ahead);
    all_but(&ahead)?;
    let is_any = ahead.take("any");
    let _ = is_any || ahead.take_one(&["one of its", "any of its", "a", "an", "one"]);
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
    } else if let Some(base) = base(&mut ahead)? {
        powers(&ahead, base)?
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
    } else {
        return Ok(None);
    };
    *words = ahead;
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

/// `powers of 3`, `2^k`.
fn base(words: &mut Words) -> Result<Option<u64>, Flaw> {
    if words.take_one(&["powers of", "power of"]) {
        return words.needed("number whose powers may be taken").map(Some);
    }
    let base = words.peek().and_then(|word| word.strip_suffix("^k")?.parse().ok());
    if base.is_some() {
        words.word();
    }
    Ok(base)
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
    let has_comma = ahead.take(",");
    let is_joined = ahead.take_one(&["or", "and"]) || has_comma;
    if !is_joined || !is_number(&ahead) {
        return Ok(());
    }
    let (first, other) = (set.rsplit_once(' ').map_or(set, |(words, _)| words), one(&mut ahead)?);
    Err(Flaw(format!(
        "`{set} or {other}` may mean two things: write `take {other} or {set}` or `take {set} or {first} {other}`"
    )))
}

/// A set that may depend on the heap: `squares`, `divisors of n`.
fn named(words: &mut Words) -> Option<Named> {
    let found = half(words).or_else(|| by_its_name(words))?;
    if found.depends_on_heap() {
        let mut ahead = words.clone();
        ahead.take_one(&["of", "to"]);
        if ahead.take_one(&OF_HEAP) {
            *words = ahead;
        }
    }
    Some(found)
}

/// The whole heap as a number of stones: `but not itself`.
pub fn whole(words: &mut Words) -> bool {
    const WHOLE: [&str; 14] = [
        "n itself",
        "itself",
        "the whole heap",
        "the whole pile",
        "the entire heap",
        "the entire pile",
        "the heap itself",
        "the pile itself",
        "all of them",
        "all the stones",
        "all stones",
        "all of it",
        "all",
        "n",
    ];
    words.take_one(&WHOLE)
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

/// What is wrong with `all but 2`.
fn all_but(words: &Words) -> Result<(), Flaw> {
    let mut ahead = words.clone();
    let is_there = !ahead.clone().take("n") && whole(&mut ahead) && ahead.take_one(&["but", "except"]);
    if !is_there || !is_number(&ahead) {
        return Ok(());
    }
    let number = one(&mut ahead)?;
    Err(Flaw(format!(
        "`all but {number}` may leave {number}, or take any other number: `take any but {number}`"
    )))
}

/// Any number but the whole heap: `up to n-1`, `less than n`.
pub fn but_whole(words: &mut Words) -> Option<Take> {
    let mut ahead = words.clone();
    let is_there = if ahead.take_one(&["less than", "fewer than"]) {
        ahead.take("n") || whole(&mut ahead)
    } else {
        let is_most =
            ahead.take_one(&AT_MOST) || ahead.take_one(&["1 to", "1 ..", "from 1 to", "between 1 and"]);
        is_most && ahead.take_one(&["n-1", "n - 1"])
    };
    if !is_there {
        return None;
    }
    *words = ahead;
    Some(Take::But(Box::new(Take::AnyBut(vec![])), Box::new(Take::Named(Named::Whole))))
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

/// `up to half`, `no less than n/2`, `half or more`; `at most sqrt(n)`.
fn half(words: &mut Words) -> Option<Named> {
    const ROOT: [&str; 4] = ["sqrt ( n )", "sqrt n", "√n", "the square root"];
    let mut ahead = words.clone();
    let is_most = ahead.take_one(&AT_MOST);
    if is_most && ahead.take_one(&ROOT) {
        *words = ahead;
        return Some(Named::AtMostRoot);
    }
    let is_least = ahead.take_one(&AT_LEAST);
    let is_less = ahead.take_one(&["less than", "fewer than"]);
    let is_more = ahead.take("more than");
    if !ahead.take_one(&["half", "n/2"]) {
        return None;
    }
    let found = match (is_most, is_least) {
        (true, _) => Named::AtMostHalf,
        (_, true) => Named::AtLeastHalf,
        _ if is_less => Named::LessThanHalf,
        _ if is_more => Named::MoreThanHalf,
        _ if ahead.take_one(&["or less", "or fewer"]) => Named::AtMostHalf,
        _ if ahead.take("or more") => Named::AtLeastHalf,
        _ => return None,
    };
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
    last = if let Some(last) = last { Some(last) } else { most(&mut other)? };
    *words = if had == (first, last) { ahead } else { other };
    Ok(Some((first.unwrap_or(1), last)))
}

/// `at least 3`, `more than 2`.
fn least(words: &mut Words) -> Result<Option<u64>, Flaw> {
    if words.take_one(&AT_LEAST) {
        return one(words).map(Some);
    }
    if words.take("more than") { one(words).map(|number| Some(number + 1)) } else { Ok(None) }
}

/// `at most 3`, `fewer than 4`.
fn most(words: &mut Words) -> Result<Option<u64>, Flaw> {
    if words.take_one(&AT_MOST) {
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
