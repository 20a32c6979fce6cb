//! A letter for how many stones are taken, and what is said of it: `k stones, where 1 <= k <= 3`,
//! `x stones if x divides n`.

use super::formulas::{letter, lower_end};
use super::heap_words::{heap, size};
use super::parts_of_heap::{AT_MOST, LESS_THAN, MORE_THAN, OF_HEAP, but_whole, half, whole};
use super::set_words::limits;
use super::usual_words::{ends_there, take as verb, takes};
use crate::game::Flaw;
use crate::rules::Words;
use crate::rules::heaps::set_operations::{both, minus};
use crate::rules::heaps::take::{MAX_STONES, Take};
use crate::rules::heaps::takes::Named;
use crate::rules::stones::stones;

/// What reads how many stones a move takes.
type Amounts = fn(&mut Words) -> Result<Take, Flaw>;

/// The numbers of stones that the letter may be, if what is said of it comes next.
pub fn variable(words: &mut Words, amounts: Amounts) -> Result<Option<Take>, Flaw> {
    let mut ahead = words.clone();
    ahead.take_one(&["an integer", "a positive integer", "a number", "any number", "some number"]);
    let name = letter(&mut ahead);
    if !ahead.take_one(&["of them", "of its stones"]) {
        ahead.take("of");
        stones(&mut ahead);
    }
    let mut from = ahead.clone();
    if from.take("from") && (from.take_one(&["it", "n"]) || heap(&mut from)) {
        size(&mut from)?;
        ahead = from;
    }
    let Some((name, mut found)) = conditions(&mut ahead, name, amounts)? else { return Ok(None) };
    // `choose an integer x with 1 <= x <= 3 and subtract x`.
    let mut again = ahead.clone();
    again.take(",");
    again.take_one(&["and", "then", "and then"]);
    if (verb(&mut again) || takes(&mut again)) && letter(&mut again).as_ref() == Some(&name) {
        ahead = again;
        if let Some((_, more)) = conditions(&mut ahead, Some(name.clone()), amounts)? {
            found = both(&found, &more)?;
        }
    }
    ends_there(&ahead, &name)?;
    *words = ahead;
    Ok(Some(found))
}

/// All that is said of the letter, in brackets or behind words such as `where`.
fn conditions(
    words: &mut Words,
    name: Option<String>,
    amounts: Amounts,
) -> Result<Option<(String, Take)>, Flaw> {
    let mut ahead = words.clone();
    ahead.take(",");
    let is_open = ahead.take("(");
    ahead.take_one(&["where", "with", "such that", "so that", "if", "provided that", "for some", "for"]);
    let Some((name, mut found)) = condition(&mut ahead, name.as_deref(), amounts)? else { return Ok(None) };
    loop {
        let mut more = ahead.clone();
        more.take(",");
        more.take_one(&["and", "where", "with", "such that"]);
        let Some((_, next)) = condition(&mut more, Some(&name), amounts)? else { break };
        found = both(&found, &next)?;
        ahead = more;
    }
    if is_open && !ahead.take(")") {
        return Err(Flaw(format!("what is said of `{name}` is not understood up to the `)` behind it")));
    }
    *words = ahead;
    Ok(Some((name, found)))
}

/// `1 <= k <= 3`, `k >= 2`, `k is odd`, `k divides n`, or what is said of the heap first.
fn condition(
    words: &mut Words,
    name: Option<&str>,
    amounts: Amounts,
) -> Result<Option<(String, Take)>, Flaw> {
    let mut ahead = words.clone();
    if let Some(found) = divisor(&mut ahead, name) {
        *words = ahead;
        return Ok(Some(found));
    }
    let least = lower_end(&mut ahead);
    let Some(found) = letter(&mut ahead).filter(|found| name.is_none_or(|name| name == found)) else {
        return Ok(None);
    };
    let set = if ahead.take("divides") || ahead.take("|") {
        if !ahead.take_one(&OF_HEAP) {
            return Err(Flaw(format!("`{found}` divides what: `divides n` is of the heap")));
        }
        Take::Named(Named::Divisors)
    } else if least.is_none() && ahead.take_one(&["is not", "!=", "≠"]) {
        let not = if whole(&mut ahead) { Take::Named(Named::Whole) } else { negated(&mut ahead, amounts)? };
        minus(&Take::AnyBut(vec![]), &not)?
    } else if least.is_none() && ahead.take_one(&["is in", "is", "in", "=", "∈"]) {
        amounts(&mut ahead)?
    } else if least.is_none() && ahead.take_one(&["> 0"]) {
        Take::AnyBut(vec![])
    } else if is_compared(&ahead, least.is_some()) {
        compared(&mut ahead)?
    } else if least.is_some() {
        Take::AnyBut(vec![])
    } else {
        return Ok(None);
    };
    *words = ahead;
    let set = match least {
        Some(0) => return Err(Flaw("a move takes at least one stone (to take none is `split`)".to_owned())),
        Some(least) if least > MAX_STONES => {
            return Err(Flaw(format!("{least} stones are too many: up to {MAX_STONES}")));
        }
        Some(least) => both(&Take::AnyBut((1..least).collect()), &set)?,
        None => set,
    };
    Ok(Some((found, set)))
}

/// What a letter is not; with several words that may mean several things.
fn negated(words: &mut Words, amounts: Amounts) -> Result<Take, Flaw> {
    let begin = words.clone();
    let found = amounts(words)?;
    let said = words.since(&begin);
    let is_unclear = |word: &String| ["not", "and", "but", "odd", "even"].contains(&&**word);
    if said.len() == 1 || !said.iter().any(is_unclear) {
        return Ok(found);
    }
    let what = "of what `not` is, is not plain: write the numbers without a letter, or a closure";
    Err(Flaw(what.to_owned()))
}

/// `<= 3`, `at most half`.
fn compared(words: &mut Words) -> Result<Take, Flaw> {
    if let Some(set) = but_whole(words) {
        return Ok(set);
    }
    if let Some(named) = half(words) {
        return Ok(Take::Named(named));
    }
    match limits(words)? {
        Some((least, Some(most))) if least <= most => Ok(Take::Of((least..=most).collect())),
        Some((least, None)) => Ok(Take::AnyBut((1..least).collect())),
        _ => Err(Flaw("these bounds have no number between them".to_owned())),
    }
}

/// `n is divisible by k`, `gcd(k,n) = 1`, `k and n are coprime`.
fn divisor(words: &mut Words, name: Option<&str>) -> Option<(String, Take)> {
    let name = name?;
    let divides = ["n is divisible by {}", "n is a multiple of {}", "n mod {} = 0", "n % {} = 0"];
    let coprime = [
        "gcd ( n , {} ) = 1",
        "gcd ( n , {} ) =1",
        "gcd ( {} , n ) = 1",
        "gcd ( {} , n ) =1",
        "{} and n are coprime",
        "n and {} are coprime",
    ];
    let is_there =
        |forms: &[&str], words: &mut Words| forms.iter().any(|form| words.take(&form.replace("{}", name)));
    let named = if is_there(&divides, words) {
        Named::Divisors
    } else if is_there(&coprime, words) {
        Named::Coprime
    } else {
        return None;
    };
    Some((name.to_owned(), Take::Named(named)))
}

/// Whether the letter before it is compared; behind a lower end it has an upper one.
fn is_compared(words: &Words, is_upper: bool) -> bool {
    let begins = |signs: &[char]| words.peek().is_some_and(|word| word.starts_with(signs));
    if is_upper {
        return begins(&['<', '≤']);
    }
    let mut ahead = words.clone();
    begins(&['<', '≤', '>', '≥'])
        || [&AT_MOST[..], &LESS_THAN, &MORE_THAN].into_iter().any(|forms| ahead.take_one(forms))
}
