//! Sets by a formula with a letter: `2^k`, `k^2`, `3k`, `2k+1 with k >= 0`.

use super::usual_words::ends_there;
use crate::game::Flaw;
use crate::rules::Words;
use crate::rules::heaps::set_operations::minus;
use crate::rules::heaps::take::{MAX_STONES, Take};
use crate::rules::heaps::takes::Named;
use crate::rules::stones::stones;

/// What a letter counts, from 0 or 1 on.
#[derive(Clone, Copy)]
enum Formula {
    /// `2^k`
    Power(u64),
    /// `k^2`, `k^3`
    Root(u32),
    /// `3k`
    Multiple(u64),
}
use Formula::{Multiple, Power, Root};

/// The numbers that a formula has, if one comes next.
pub fn formula(words: &mut Words) -> Result<Option<Take>, Flaw> {
    let mut ahead = words.clone();
    let Some(word) = ahead.word().map(|word| word.to_lowercase()) else { return Ok(None) };
    let (product, behind) = word.split_at(word.find(['+', '-']).unwrap_or(word.len()));
    let Some((formula, name)) = product_of(product) else { return Ok(None) };
    let more = more(behind, &mut ahead)?;
    let mut said = ahead.clone();
    stones(&mut said);
    let bounds = letter_said(&mut said, &name)?;
    if bounds.is_some() {
        ends_there(&said, &name)?;
        ahead = said;
    } else if is_said_of(&ahead, &name) {
        return Err(Flaw(format!(
            "what is said of `{name}` is not understood: `1 <= {name} <= 5`, `{name} >= 2`"
        )));
    }
    if let Power(0 | 1) | Multiple(0) = formula {
        return Err(Flaw("that is one number, or none: write it as one".to_owned()));
    }
    let Bounds { least, most } = bounds.unwrap_or_default();
    let set = match (more, most) {
        (more, Some(most)) => up_to(formula, more, least, most)?,
        (0, None) => from(formula, least.unwrap_or(0))?,
        (more, None) => shifted(formula, more, least)?,
    };
    *words = ahead;
    Ok(Some(set))
}

/// Whether anything more is said of a letter.
fn is_said_of(words: &Words, name: &str) -> bool {
    let mut ahead = words.clone();
    let has_name =
        |word: String| word.split(|c: char| !c.is_alphanumeric()).any(|part| part.eq_ignore_ascii_case(name));
    std::iter::from_fn(|| ahead.word()).any(has_name)
}

/// A letter that is no word and not the size of the heap.
pub fn letter(words: &mut Words) -> Option<String> {
    let is_letter =
        |word: &String| word.len() == 1 && word.chars().all(|c| matches!(c, 'b'..='m' | 'o'..='z'));
    let name = words.peek().filter(is_letter)?;
    words.word();
    Some(name)
}

/// `1 <=`, `0 <`: the least number for the letter behind it.
pub fn lower_end(words: &mut Words) -> Option<u64> {
    let mut ahead = words.clone();
    let number = ahead.number()?;
    let is_strict = ahead.take("<");
    if !is_strict && !ahead.take_one(&["<=", "≤"]) {
        return None;
    }
    *words = ahead;
    Some(number + u64::from(is_strict))
}

/// Whether a word is a formula, or the beginning of one.
pub fn is_formula(word: &str) -> bool {
    product_of(word.split(['+', '-']).next().unwrap_or(word)).is_some()
}

/// `2^k`, `k^2`, `3k` or `3*k`, and its letter.
fn product_of(word: &str) -> Option<(Formula, String)> {
    let is_letter =
        |name: &str| name.len() == 1 && name.starts_with(|c: char| c.is_ascii_lowercase() && c != 'n');
    let number = |digits: &str| digits.parse().ok().filter(|number| *number <= MAX_STONES);
    let (formula, name) = if let Some((base, power)) = word.split_once('^') {
        match (number(base), power) {
            (Some(base), name) => (Power(base), name),
            (_, "2") => (Root(2), base),
            (_, "3") => (Root(3), base),
            _ => return None,
        }
    } else {
        let name = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let of = number(&word[..word.len() - name.len()])?;
        (Multiple(of), name.strip_prefix('*').unwrap_or(name))
    };
    // `2x` may be twice the last take.
    let is_last_take = matches!(formula, Multiple(_)) && name == "x";
    (is_letter(name) && !is_last_take).then(|| (formula, name.to_owned()))
}

/// What is added to it: `+1`, `- 1`, or nothing.
fn more(behind: &str, words: &mut Words) -> Result<i64, Flaw> {
    let mut ahead = words.clone();
    let (sign, number) = match behind.split_at_checked(1) {
        Some((sign, "")) => (sign, ahead.number()),
        Some((sign, number)) => (sign, number.parse().ok()),
        None if ahead.take("+") => ("+", ahead.number()),
        None if ahead.take("-") => ("-", ahead.number()),
        None => return Ok(0),
    };
    let number = number.filter(|number| *number <= MAX_STONES);
    let number =
        number.ok_or_else(|| Flaw(format!("a number up to {MAX_STONES} must stand behind `{sign}`")))?;
    let number = number as i64; // far below its limit
    *words = ahead;
    Ok(if sign == "+" { number } else { -number })
}

/// What a letter may be.
#[derive(Clone, Copy, Default)]
struct Bounds {
    least: Option<u64>,
    most: Option<u64>,
}

/// `where k >= 1`, `(0 <= k <= 5)`, `for some k`: what is said of the letter.
fn letter_said(words: &mut Words, name: &str) -> Result<Option<Bounds>, Flaw> {
    let mut ahead = words.clone();
    let _ = ahead.take(",") || ahead.take("and");
    let is_open = ahead.take("(");
    let is_any = ahead.take_one(&["for some", "for any", "for an", "for a"]);
    if !is_any {
        ahead.take_one(&["where", "with", "such that", "if", "for"]);
    }
    let kind = integer(&mut ahead);
    let Some((mut bounds, is_said)) = bounds(&mut ahead, name) else { return Ok(None) };
    let is_kind = ahead.take_one(&["is a", "is an", "is some", "is any"]);
    let kind = if is_kind { integer(&mut ahead) } else { kind };
    if !is_any && !is_said && kind.is_none() || is_kind && kind.is_none() || is_open && !ahead.take(")") {
        return Ok(None);
    }
    bounds.least = bounds.least.max(kind.flatten());
    if bounds.least > Some(MAX_LEAST) {
        return Err(Flaw(format!("`{name}` may begin at {MAX_LEAST} or before: a closure has other sets")));
    }
    *words = ahead;
    Ok(Some(bounds))
}

/// The letter, with `0 <` before it or `<= 5` behind it; and whether there is one of these.
fn bounds(words: &mut Words, name: &str) -> Option<(Bounds, bool)> {
    let mut ahead = words.clone();
    let mut bounds = Bounds { least: lower_end(&mut ahead), most: None };
    let is_said = bounds.least.is_some();
    if letter(&mut ahead).as_deref() != Some(name) {
        return None;
    }
    let mut behind = ahead.clone();
    let sign = behind.word().unwrap_or_default();
    let number = behind.number();
    let is_part = behind.peek().is_some_and(|next| ["-", "+", "*", "/"].contains(&&*next));
    match (&*sign, number.filter(|_| !is_part)) {
        (">=" | "≥", Some(number)) if !is_said => bounds.least = Some(number),
        (">", Some(number)) if !is_said => bounds.least = Some(number + 1),
        ("<=" | "≤", Some(number)) => bounds.most = Some(number),
        ("<", Some(number)) => bounds.most = Some(number.checked_sub(1)?),
        _ => {
            *words = ahead;
            return Some((bounds, is_said));
        }
    }
    *words = behind;
    Some((bounds, true))
}

const MAX_LEAST: u64 = 20;

/// A step over these, with the least of them if it is plain.
fn integer(words: &mut Words) -> Option<Option<u64>> {
    if words.take_one(&["positive integer", "positive number"]) {
        Some(Some(1))
    } else if words.take_one(&["non-negative integer", "nonnegative integer"]) {
        Some(Some(0))
    } else {
        words.take_one(&["integer", "number", "natural number", "whole number"]).then_some(None)
    }
}

impl Formula {
    /// The number for a letter, once so much is added.
    fn value(self, more: i64, letter: u64) -> Option<i128> {
        let value = match self {
            Power(base) => base.checked_pow(u32::try_from(letter).ok()?),
            Root(power) => letter.checked_pow(power),
            Multiple(of) => of.checked_mul(letter),
        };
        Some(i128::from(value?) + i128::from(more))
    }

    /// The numbers that are positive, the letter from the least on.
    fn numbers(self, more: i64, least: u64) -> impl Iterator<Item = u64> {
        (least..)
            .map_while(move |letter| self.value(more, letter))
            .filter(|number| *number > 0)
            .map_while(|number| u64::try_from(number).ok())
    }
}

/// The numbers of a formula whose letter has two ends.
fn up_to(formula: Formula, more: i64, least: Option<u64>, most: u64) -> Result<Take, Flaw> {
    const MOST: u64 = 10_000;
    // Whether a letter begins at 0 or 1 shows in the numbers, if 0 has one.
    let begins = |least| formula.numbers(more, least).next();
    let least = match least {
        Some(least) => least,
        None if begins(0) == begins(1) => 1,
        None => return Err(Flaw(format!("where the letter begins is not plain: `1 <= k <= {most}`"))),
    };
    if most < least || most - least >= MOST {
        return Err(Flaw(format!("a letter from {least} to {most} has no numbers, or more than {MOST}")));
    }
    let number = |letter| formula.value(more, letter).filter(|number| *number <= i128::from(MAX_STONES));
    let all = (least..=most).map(number).collect::<Option<Vec<i128>>>();
    let all = all.ok_or_else(|| Flaw(format!("numbers of stones are up to {MAX_STONES}")))?;
    let all: Vec<u64> = all.into_iter().filter(|number| *number > 0).map(|number| number as u64).collect();
    if all.is_empty() { Err(Flaw("a move takes at least one stone".to_owned())) } else { Ok(Take::Of(all)) }
}

/// The numbers of a formula whose letter is at least so much.
fn from(formula: Formula, least: u64) -> Result<Take, Flaw> {
    let set = match formula {
        Power(base) => Take::Named(Named::Powers(base)),
        Root(2) => Take::Named(Named::Squares),
        Root(_) => Take::Named(Named::Cubes),
        Multiple(1) => Take::AnyBut(vec![]),
        Multiple(of) => Take::Multiples(of),
    };
    let first = formula.numbers(0, least).next();
    let first = first.ok_or_else(|| Flaw(format!("from {least} on these numbers are too large")))?;
    let few: Vec<u64> = formula.numbers(0, 0).take_while(|few| *few < first).collect();
    if few.is_empty() { Ok(set) } else { minus(&set, &Take::Of(few)) }
}

/// The same with a number added to each.
fn shifted(formula: Formula, more: i64, least: Option<u64>) -> Result<Take, Flaw> {
    let first = |least: u64| formula.numbers(more, least).next().unwrap_or(1);
    let steps = |from: u64, step: u64| match (from, step) {
        (1, 2) => Take::Odd,
        (from, 1) => Take::AnyBut((1..from).collect()),
        (from, step) if from == step => Take::Multiples(step),
        (from, step) => Take::Steps { from, step },
    };
    match (formula, least) {
        (Multiple(step), Some(least)) => Ok(steps(first(least), step)),
        (Multiple(step), None) if first(0) == first(1) => Ok(steps(first(0), step)),
        (Multiple(_), None) => {
            let begin = |least| listed(formula.numbers(more, least).take(3));
            Err(Flaw(format!(
                "whether that begins with {} or {} is not plain: write `take {},...` or `take {},...`",
                first(0),
                first(1),
                begin(0),
                begin(1)
            )))
        }
        _ => {
            let few = listed(formula.numbers(more, least.unwrap_or(0)).take_while(|number| *number < 500));
            Err(Flaw(format!(
                "no form has that set: a list has its numbers, `take {few}`, and a closure all of them"
            )))
        }
    }
}

fn listed(numbers: impl Iterator<Item = u64>) -> String {
    numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(",")
}
