//! Codes of take-and-break games: octal, hexadecimal and those of CGSuite.
//!
//! In `d0.d1d2d3...` bit p of digit t allows a move that takes t stones and leaves the rest in
//! exactly p non-empty parts. So Kayles is `0.77`, Lasker's Nim `4.[3]`, Grundy's game `4!.0`.
//!
//! - Digits are `0` to `9`, `A` to `Z` for 10 to 35 (`a` to `f` may be small), and `&100;`.
//! - `{1,3}` is the digit of these numbers of parts, `{2+}` of 2 or more, `*` of any number.
//! - After a digit `!` says that no two of the parts may be equal, `?` that not all may be equal,
//!   `=` that all must be; in braces it may stand after a number instead: `{2!,3}`. Of fewer than
//!   two parts this says nothing.
//! - `[..]` at the end is repeated for ever; `...` at the end repeats the last digit.
//!
//! A. N. Siegel, CGSuite 2.1, the class `TakeAndBreak`. Its codes that add stones (`20.7`) are
//! no rules here, for such a game need not end.

use super::leaves::{Clause, Leaves, MAX_PARTS, Sizes};
use super::takes::Takes;
use crate::game::Flaw;
use std::fmt;

/// A code as it was typed, and what it means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Code {
    text: String,
    /// By the number of stones that are taken.
    digits: Vec<Leaves>,
    /// How many of the last digits are repeated for ever.
    repeated: usize,
}

/// More digits are not read.
const MAX_DIGITS: usize = 10_000;

impl Code {
    /// The code that a word is, if it looks like one.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(word: &str) -> Option<Result<Code, Flaw>> {
        // `.77` is `0.77`.
        let is_short =
            word.strip_prefix('.').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
        let text = if is_short { format!("0{word}") } else { word.to_owned() };
        let (before, after) = text.split_once('.')?;
        let first = before.chars().next()?;
        let is_lone = before.chars().nth(1).is_none_or(|mark| "!?=".contains(mark));
        let begins = first.is_ascii_digit()
            || "{*&".contains(first)
            || is_lone && (first.is_ascii_uppercase() || first == 'c');
        let known = |c: char| c.is_ascii_alphanumeric() || "{},+*&;[]!?=.".contains(c);
        let is_file = after.len() > 1 && after.starts_with(|c: char| c.is_ascii_lowercase() && c > 'f');
        if !begins || !text.chars().all(known) || is_file { None } else { Some(parse(&text)) }
    }

    /// The code without what is repeated, if it has only digits up to F: `4.3` of `4.3...`.
    pub fn plain(&self) -> Option<&str> {
        let plain = self.text.trim_end_matches("...");
        let is_plain = plain.chars().all(|c| c.is_ascii_hexdigit() || c == '.');
        if is_plain { Some(plain) } else { None }
    }

    /// Whether the last digit, or the last digits, are repeated for ever.
    pub fn repeats(&self) -> bool {
        self.repeated > 0
    }

    /// The moves, the same digits together.
    pub fn clauses(&self) -> Vec<Clause> {
        let mut clauses: Vec<Clause> = Vec::new();
        let end = self.digits.len() - self.repeated;
        for (take, leaves) in self.digits[..end].iter().enumerate().filter(|(_, leaves)| !leaves.is_none()) {
            let same = clauses.iter_mut().find(|clause| clause.leaves == *leaves);
            match same.map(|clause| &mut clause.takes) {
                Some(Takes::Of(all)) => all.push(take as u64),
                _ => clauses.push(Clause { takes: Takes::Of(vec![take as u64]), leaves: leaves.clone() }),
            }
        }
        for (i, leaves) in self.digits[end..].iter().enumerate().filter(|(_, leaves)| !leaves.is_none()) {
            let takes = Takes::Every { from: (end + i) as u64, step: self.repeated as u64 };
            clauses.push(Clause { takes, leaves: leaves.clone() });
        }
        clauses
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// What is left of a code that is being read.
struct Reader<'a> {
    word: &'a str,
    rest: &'a str,
}

fn parse(word: &str) -> Result<Code, Flaw> {
    let (body, dots) = word.strip_suffix("...").map_or((word, false), |body| (body, true));
    let mut reader = Reader { word, rest: body };
    let first = reader.digit()?;
    if !reader.take(".") {
        let more = !reader.rest.is_empty();
        let what = if more {
            "one digit stands before the point: more would add stones"
        } else {
            "digits are missing"
        };
        return Err(reader.flaw(what));
    }
    check_first(&first, word)?;
    let mut digits = vec![first];
    let mut open = None;
    while !reader.rest.is_empty() {
        if reader.take("[") {
            if open.replace(digits.len()).is_some() {
                return Err(reader.flaw("`[` stands once"));
            }
        } else if reader.take("]") {
            if open.is_none_or(|open| open == digits.len()) || !reader.rest.is_empty() || dots {
                return Err(reader.flaw("`]` stands at the end, after `[` and a digit"));
            }
        } else {
            digits.push(reader.digit()?);
        }
        if digits.len() > MAX_DIGITS {
            return Err(reader.flaw("there are more than 10000 digits"));
        }
    }
    if open.is_some() && !word.ends_with(']') {
        return Err(reader.flaw("`[` is not closed"));
    }
    if digits.iter().all(Leaves::is_none) {
        return Err(reader.flaw("no move is allowed"));
    }
    let repeated = if dots { 1 } else { open.map_or(0, |open| digits.len() - open) };
    Ok(Code { text: word.to_owned(), digits, repeated })
}

/// That taking nothing changes something.
fn check_first(leaves: &Leaves, word: &str) -> Result<(), Flaw> {
    if leaves.sizes(1).is_some() {
        return Err(Flaw(format!(
            "`{word}`: to take nothing and leave one heap changes nothing: such a game never ends"
        )));
    }
    if leaves.sizes(0).is_some() {
        return Err(Flaw(format!("`{word}`: to take nothing and leave nothing is not a move")));
    }
    Ok(())
}

impl Reader<'_> {
    fn flaw(&self, what: &str) -> Flaw {
        let at = self.word.chars().count() - self.rest.chars().count();
        Flaw(format!("`{}`, before character {}: {what}", self.word, at + 1))
    }

    fn take(&mut self, mark: &str) -> bool {
        let rest = self.rest.strip_prefix(mark);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn sizes(&mut self) -> Option<Sizes> {
        let marks = [("!", Sizes::Distinct), ("?", Sizes::NotAllEqual), ("=", Sizes::Equal)];
        marks.into_iter().find(|(mark, _)| self.take(mark)).map(|(_, sizes)| sizes)
    }

    fn number(&mut self) -> Result<u64, Flaw> {
        let end = self.rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(self.rest.len());
        let number = self.rest[..end].parse().map_err(|_| self.flaw("a number is missing or too large"))?;
        self.rest = &self.rest[end..];
        Ok(number)
    }

    fn digit(&mut self) -> Result<Leaves, Flaw> {
        if self.take("{") {
            return self.braces();
        }
        let mut leaves = Leaves::default();
        if self.take("*") {
            leaves.allow_from(0, self.sizes().unwrap_or(Sizes::Any));
            return Ok(leaves);
        }
        let bits = if self.take("&") {
            let bits = self.number()?;
            if !self.take(";") {
                return Err(self.flaw("`;` ends a number after `&`"));
            }
            bits
        } else {
            let first = self.rest.chars().next();
            let is_small = |c: &char| c.is_ascii_digit() || c.is_ascii_uppercase() || ('a'..='f').contains(c);
            let digit = first.filter(is_small).and_then(|c| c.to_digit(36));
            let digit = digit
                .ok_or_else(|| self.flaw("a digit is 0 to 9 or A to Z, or begins with `{`, `*` or `&`"))?;
            self.rest = &self.rest[1..];
            digit.into()
        };
        let sizes = self.sizes().unwrap_or(Sizes::Any);
        (0..64).filter(|count| bits >> count & 1 == 1).for_each(|count| leaves.allow(count, sizes));
        Ok(leaves)
    }

    /// The numbers of parts after `{`.
    fn braces(&mut self) -> Result<Leaves, Flaw> {
        let mut counts: Vec<(usize, Option<Sizes>, bool)> = Vec::new();
        loop {
            let count = self.number()? as usize;
            if count > MAX_PARTS {
                return Err(self.flaw("more than 63 parts"));
            }
            let sizes = self.sizes();
            let or_more = self.take("+");
            counts.push((count, sizes, or_more));
            if self.take("}") {
                break;
            }
            if or_more || !self.take(",") {
                return Err(self.flaw("`,` or `}` is missing"));
            }
        }
        let all = self.sizes();
        if all.is_some() && counts.iter().any(|(_, sizes, _)| sizes.is_some()) {
            return Err(self.flaw("a mark stands in the braces or after them, not both"));
        }
        let mut leaves = Leaves::default();
        for (count, sizes, or_more) in counts {
            let sizes = sizes.or(all).unwrap_or(Sizes::Any);
            if or_more { leaves.allow_from(count, sizes) } else { leaves.allow(count, sizes) }
        }
        Ok(leaves)
    }
}
