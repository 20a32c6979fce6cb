//! The words for a part of the heap: half of it, its root, all of it, all but all.

use super::numbers::{is_number, one};
use crate::game::Flaw;
use crate::rules::Words;
use crate::rules::heaps::take::Take;
use crate::rules::heaps::takes::Named;

pub const AT_MOST: [&str; 13] = [
    "at most",
    "up to",
    "no more than",
    "not more than",
    "not exceeding",
    "less than or equal to",
    "no greater than",
    "not greater than",
    "a maximum of",
    "maximum",
    "max",
    "≤",
    "<=",
];
pub const AT_LEAST: [&str; 7] =
    ["at least", "no less than", "not less than", "no fewer than", "not fewer than", "≥", ">="];
pub const LESS_THAN: [&str; 5] = ["less than", "fewer than", "smaller than", "below", "<"];
pub const MORE_THAN: [&str; 4] = ["more than", "greater than", "larger than", ">"];

/// What a set depends on, which goes without saying.
pub const OF_HEAP: [&str; 15] = [
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

/// `up to half`, `no less than n/2`, `half or more`; `at most sqrt(n)`.
pub fn half(words: &mut Words) -> Option<Named> {
    const ROOT: [&str; 4] = ["sqrt ( n )", "sqrt n", "√n", "the square root"];
    let mut ahead = words.clone();
    let is_most = ahead.take_one(&AT_MOST);
    if is_most && ahead.take_one(&ROOT) {
        *words = ahead;
        return Some(Named::AtMostRoot);
    }
    let is_least = ahead.take_one(&AT_LEAST);
    let is_less = ahead.take_one(&LESS_THAN);
    let is_more = ahead.take_one(&MORE_THAN);
    if is_most || is_least || is_less || is_more {
        ahead.take("a"); // half
    }
    let rounded = rounded_half(&mut ahead);
    if rounded.is_none() && !ahead.take_one(&["half", "n/2"]) {
        return None;
    }
    let found = match (is_most, is_least) {
        (true, _) if rounded != Some(Named::HalfRoundedUp) => Named::AtMostHalf,
        (_, true) if rounded != Some(Named::HalfRoundedDown) => Named::AtLeastHalf,
        // A rounded half is a number of stones, and no limit; no form has it in other limits.
        _ if is_most || is_least || rounded.is_some() => return None,
        _ if is_less => Named::LessThanHalf,
        _ if is_more => Named::MoreThanHalf,
        _ if ahead.take_one(&["or less", "or fewer"]) => Named::AtMostHalf,
        _ if ahead.take("or more") => Named::AtLeastHalf,
        _ => return None,
    };
    *words = ahead;
    Some(found)
}

/// `half of the heap rounded down`, `ceil(n/2)`.
pub fn rounded_half(words: &mut Words) -> Option<Named> {
    let mut ahead = words.clone();
    let found = if ahead.take_one(&["floor ( n/2 )", "floor ( n / 2 )"]) {
        Named::HalfRoundedDown
    } else if ahead.take_one(&["ceil ( n/2 )", "ceil ( n / 2 )"]) {
        Named::HalfRoundedUp
    } else if ahead.take_one(&["half", "n/2"]) {
        let mut of = ahead.clone();
        if of.take("of") && of.take_one(&OF_HEAP) {
            ahead = of;
        }
        let _ = ahead.take(",") || ahead.take("(");
        let is_down = ahead.take("rounded down");
        if !is_down && !ahead.take("rounded up") {
            return None;
        }
        ahead.take(")");
        if is_down { Named::HalfRoundedDown } else { Named::HalfRoundedUp }
    } else {
        return None;
    };
    *words = ahead;
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

/// What is wrong with `all but 2`.
pub fn all_but(words: &Words) -> Result<(), Flaw> {
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

/// Any number but the whole heap: `up to n-1`, `less than n`; or just any: `up to n`.
pub fn but_whole(words: &mut Words) -> Option<Take> {
    let mut ahead = words.clone();
    let is_most = ahead.take_one(&AT_MOST);
    if is_most && ahead.take("n") && !ahead.peek().is_some_and(|next| ["-", "+", "*", "/"].contains(&&*next))
    {
        *words = ahead;
        return Some(Take::AnyBut(vec![]));
    }
    let mut ahead = words.clone();
    let is_there = if ahead.take_one(&LESS_THAN) {
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
