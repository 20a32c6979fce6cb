//! The grammar of numbers of stones one by one: `1,3..5`, `one to three`, `2,4,6,...,20`.

use super::formulas::is_formula;
use super::heap_words::position;
use crate::game::{Flaw, number as typed};
use crate::rules::Words;
use crate::rules::heaps::take::{MAX_STONES, Take};
use crate::rules::heaps::takes::{Named, Takes};
use crate::rules::number_names::by_name;
use crate::rules::stones::stones;

/// Numbers in the order in which they are typed.
#[derive(Default)]
pub struct List {
    all: Vec<u64>,
    /// It is one range.
    pub is_range: bool,
    /// It ends with `...`.
    is_open: bool,
    /// What comes next stands behind a comma.
    is_listed: bool,
    /// A range, `or`, or a noun has told how many stones a move takes.
    is_told: bool,
}

/// `1,3..5,8`, `1 3 5`, `1, 3 or 5`, `1 to 5` or `1-5`.
pub fn list(words: &mut Words) -> Result<List, Flaw> {
    let mut list = List::default();
    for count in 1.. {
        if words.take("exactly") {
            not_limited(words)?;
        }
        let is_behind_range = list.is_range;
        list.is_range = false;
        if count > 1 && dots(words) {
            if is_behind_range && !list.is_listed {
                return Err(Flaw("a range has two ends: `1..5`; a list has commas: `1..3,5`".to_owned()));
            }
            if !is_number(words) {
                list.is_open = true;
                break;
            }
            let last = one(words)?;
            list.go_on(last)?;
        } else {
            let (first, last) = range(words)?;
            if list.is_listed && first < last && list.all.iter().all(|take| (first..=last).contains(take)) {
                let listed = Take::Of(list.ascending());
                return Err(Flaw(format!(
                    "`{first}..{last}` behind a comma has all of `{listed}`, so it may limit that: write `take \
                     {first}..{last}` or `take {listed}`"
                )));
            }
            list.add(first, last, 1)?;
            list.is_range = first < last;
        }
        let Some(Next { ahead, has_comma, is_told }) = next(words, list.is_range) else {
            list.is_range &= count == 1;
            break;
        };
        list.is_told |= is_told || list.is_range;
        list.is_listed = has_comma;
        if has_comma
            && list.is_told
            && let Some(flaw) = position(&ahead)
        {
            return Err(flaw);
        }
        *words = ahead;
    }
    Ok(list)
}

/// What goes on with a list.
struct Next<'a> {
    /// The words from the next number on.
    ahead: Words<'a>,
    /// There is a comma before it, and no `or`.
    has_comma: bool,
    /// There is `or`, or a noun.
    is_told: bool,
}

/// The next number of the list. A comma may also stand before other words, and so may `or`; behind
/// the stones one of them is needed.
fn next<'a>(words: &Words<'a>, is_range: bool) -> Option<Next<'a>> {
    let mut ahead = words.clone();
    let has_noun = stones(&mut ahead);
    let has_comma = ahead.take(",");
    let has_or = ahead.take("or") || ahead.take("and");
    let is_joined = has_or || has_comma;
    let mut number = ahead.clone();
    let is_there = dots(&mut number) || is_number(&number) || number.take("exactly") && is_number(&number);
    let is_limit = has_comma && !has_or && ends_as_limit(&ahead, is_range);
    let is_next = is_there && !is_limit && (is_joined || !has_noun);
    is_next.then_some(Next { ahead, has_comma: has_comma && !has_or, is_told: has_or || has_noun })
}

/// `5 or less`; behind a range `3 or more` limits it, while the list `2,3 or more` goes on.
fn ends_as_limit(words: &Words, is_range: bool) -> bool {
    let mut ahead = words.clone();
    ahead.number().is_some() && (or_less(&mut ahead) || is_range && or_more(&mut ahead))
}

/// That no limit is behind `exactly`.
fn not_limited(words: &Words) -> Result<(), Flaw> {
    let mut ahead = words.clone();
    match ahead.number() {
        Some(count) if or_less(&mut ahead.clone()) || or_more(&mut ahead) => Err(Flaw(format!(
            "exactly {count} or a limit: `take {count}`, `take at most {count}`, `take at least {count}`"
        ))),
        _ => Ok(()),
    }
}

/// `or less`, which limits the number before it.
pub fn or_less(words: &mut Words) -> bool {
    behind(words, &["or less", "or fewer", "or lower", "at most", "max", "maximum"])
}

/// `or more`.
pub fn or_more(words: &mut Words) -> bool {
    behind(words, &["or more", "or greater", "at least"])
}

/// A step over one of these, if it belongs to the number before it and not to one behind it.
fn behind(words: &mut Words, limits: &[&str]) -> bool {
    let mut ahead = words.clone();
    stones(&mut ahead);
    let is_there =
        ahead.take_one(limits) && !is_number(&ahead) && !ahead.clone().take_one(&["than", "half", "n/2"]);
    if is_there {
        *words = ahead;
    }
    is_there
}

impl List {
    /// Ascending, each once.
    pub fn ascending(&self) -> Vec<u64> {
        let mut all = self.all.clone();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// What stands last.
    pub fn last(&self) -> Option<u64> {
        self.all.last().copied()
    }

    /// The only number.
    pub fn single(&self) -> Option<u64> {
        if self.all.len() == 1 && !self.is_open { self.last() } else { None }
    }

    /// `1,3,5,...`, `1,4,9,...`: a set without an end, if it is that.
    pub fn endless(&self) -> Result<Option<Take>, Flaw> {
        let shown = || self.all.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        if !self.is_open {
            return Ok(None);
        }
        match (&self.all[..], self.step()) {
            ([_, _, _, ..], Some(1)) => Ok(Some(Take::AnyBut((1..self.all[0]).collect()))),
            ([1, _, _, ..], Some(2)) => Ok(Some(Take::Odd)),
            ([first, _, _, ..], Some(step)) if *first == step => Ok(Some(Take::Multiples(step))),
            ([from, _, _, ..], Some(step)) => Ok(Some(Take::Steps { from: *from, step })),
            _ => self
                .named()
                .map(|named| Some(Take::Named(named)))
                .ok_or_else(|| Flaw(format!("how `{},...` goes on is not clear", shown()))),
        }
    }

    /// The set with a name that begins with these numbers.
    fn named(&self) -> Option<Named> {
        let least = |named: Named| match named {
            Named::Squares | Named::Cubes => 3,
            Named::Fibonacci => 5, // 1, 2, 3, 5 may also be 1 and the primes
            _ => 4,
        };
        let powers = self.all.get(1).filter(|base| **base > 1).map(|base| Named::Powers(*base));
        let all = [Named::Squares, Named::Cubes, Named::Primes, Named::Fibonacci].into_iter().chain(powers);
        let last = self.last()?;
        all.into_iter().find(|named| {
            self.all.len() >= least(*named)
                && self.all.iter().all(|take| named.has(last, *take))
                && Takes::Named(*named).from_heap(last) == self.all
        })
    }

    fn add(&mut self, first: u64, last: u64, step: u64) -> Result<(), Flaw> {
        if last < first {
            return Err(empty(first, last));
        }
        if self.all.len() as u64 + (last - first) / step >= MAX_STONES {
            return Err(Flaw(format!("more than {MAX_STONES} numbers")));
        }
        self.all.extend((first..=last).step_by(step as usize));
        Ok(())
    }

    /// From the last number on, in steps like those before.
    fn go_on(&mut self, last: u64) -> Result<(), Flaw> {
        let unclear = || {
            Flaw("`...` goes on in equal steps: `1,2,...,9`, or `2,4,6,...,20` with three numbers".to_owned())
        };
        let step = match self.all[..] {
            [1] => 1,
            [.., before, last] if before + 1 == last => 1,
            // `1,3,...,9` may also be 1, 3 and 9.
            [_, _, _, ..] => self.step().ok_or_else(unclear)?,
            _ => return Err(unclear()),
        };
        let from = self.last().ok_or_else(unclear)? + step;
        if last >= from && !(last - from).is_multiple_of(step) {
            return Err(Flaw(format!("`...` in steps of {step} does not come to {last}")));
        }
        self.add(from, last, step)
    }

    /// The step between all of them.
    fn step(&self) -> Option<u64> {
        let step = self.all.get(1)?.checked_sub(self.all[0]).filter(|step| *step > 0)?;
        self.all.windows(2).all(|pair| pair[1].checked_sub(pair[0]) == Some(step)).then_some(step)
    }
}

/// Parts of a heap that are no form.
const PARTS: [&str; 6] = ["third", "thirds", "quarter", "quarters", "sqrt", "root"];
const OF_PARTS: &str = "of the parts of a heap, words know half of it (`take at most half`) and up to its root (`take at \
                        most sqrt(n)`)";

pub fn empty(first: u64, last: u64) -> Flaw {
    Flaw(format!("{first}..{last} is empty"))
}

/// `...` with the comma behind it.
fn dots(words: &mut Words) -> bool {
    let is_there = words.take_one(&["...", "…", ".."]);
    if is_there {
        let mut ahead = words.clone();
        if ahead.take(",") && is_number(&ahead) {
            *words = ahead;
        }
    }
    is_there
}

pub fn is_number(words: &Words) -> bool {
    let is_number = |word: String| {
        word.starts_with(|c: char| c.is_ascii_digit()) && !is_formula(&word) || by_name(&word).is_some()
    };
    words.peek().is_some_and(is_number)
}

/// `3..5`, `3-5`, `3~5`, or one number.
pub fn range(words: &mut Words) -> Result<(u64, u64), Flaw> {
    let word = words.peek().filter(|word| by_name(word).is_none());
    let ends =
        word.as_deref().and_then(|word| word.split_once(['-', '~'])).filter(|(first, _)| !first.is_empty());
    if let Some((first, last)) = ends {
        let range = (number(first)?, number(last)?);
        words.word();
        return Ok(range);
    }
    let first = one(words)?;
    let last = if words.take_one(&["..", "to", "through", "-"]) { one(words)? } else { first };
    words.take("inclusive");
    Ok((first, last))
}

/// The next word, which must be a number of stones.
pub fn one(words: &mut Words) -> Result<u64, Flaw> {
    let word = words.peek().ok_or_else(|| {
        Flaw("how many stones? `take 1,3..5`, `take odd`, `take any but 2`, `take squares`".to_owned())
    })?;
    if let Some(number) = words.named_number() {
        return Ok(number);
    }
    let part = words.peek_at(1).filter(|part| word == "a" && PARTS.contains(&&**part));
    let number = number(&part.unwrap_or(word))?;
    words.word();
    Ok(number)
}

fn number(word: &str) -> Result<u64, Flaw> {
    match by_name(word).or_else(|| typed(word)) {
        Some(0) => Err(Flaw("a move takes at least one stone (to take none is `split`)".to_owned())),
        Some(number @ 1..=MAX_STONES) => Ok(number),
        Some(_) => Err(Flaw(format!("{word} stones are too many: up to {MAX_STONES}"))),
        None if PARTS.contains(&word) => Err(Flaw(format!("`{word}`: {OF_PARTS}"))),
        None => Err(Flaw(format!("`{word}` is not a number of stones that is understood there"))),
    }
}
