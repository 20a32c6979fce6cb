//! The grammar of splitting: `split into two equal heaps`, `split 2..3 unequal`.

use super::leaves::{MAX_PARTS, Sizes};
use super::rules::Split;
use super::usual_words::TAKE;
use crate::game::Flaw;
use crate::rules::Words;

/// Into how many parts, and which, in any order.
pub fn split(words: &mut Words) -> Result<Split, Flaw> {
    if words.take_one(&["in half", "into halves", "into two halves"]) {
        return Ok(Split { least: 2, most: Some(2), sizes: Sizes::Equal });
    }
    let (mut parts, mut sizes) = (None, None);
    loop {
        let mut ahead = words.clone();
        let _ = ahead.take("into") || ahead.take("in");
        if parts.is_none()
            && let Some(found) = counts(&mut ahead)?
        {
            parts = Some(found);
            heaps(&mut ahead);
        } else if sizes.is_none()
            && let Some(found) = which(&mut ahead)
        {
            sizes = Some(found);
            heaps(&mut ahead);
        } else {
            break;
        }
        *words = ahead;
    }
    let sizes = sizes.unwrap_or(Sizes::Any);
    // Alone, `equal` is into any number of equal parts.
    let usual = if matches!(sizes, Sizes::Equal | Sizes::Nearly) { (2, None) } else { (2, Some(2)) };
    let (least, most) = parts.unwrap_or(usual);
    if !(2..=MAX_PARTS).contains(&least) || most.is_some_and(|most| most < least || most > MAX_PARTS) {
        return Err(Flaw(format!("a heap is split into 2 to {MAX_PARTS} parts")));
    }
    Ok(Split { least, most, sizes })
}

/// What the parts may be called; no heap is empty.
fn heaps(words: &mut Words) {
    words.take_one(&["nonempty", "non-empty", "smaller"]);
    words.take_one(&["parts", "heaps", "piles"]);
}

fn which(words: &mut Words) -> Option<Sizes> {
    let all = [
        ("not all equal", Sizes::NotAllEqual),
        ("nearly equal", Sizes::Nearly),
        ("unequal", Sizes::Distinct),
        ("different", Sizes::Distinct),
        ("distinct", Sizes::Distinct),
        ("of different sizes", Sizes::Distinct),
        ("with different sizes", Sizes::Distinct),
        ("of equal size", Sizes::Equal),
        ("equal", Sizes::Equal),
    ];
    all.into_iter().find(|(name, _)| words.take(name)).map(|(_, sizes)| sizes)
}

/// `three`, `2..3`, `2 or more`, `any number of`.
fn counts(words: &mut Words) -> Result<Option<(usize, Option<usize>)>, Flaw> {
    if words.take("any number of") {
        return Ok(Some((2, None)));
    }
    if words.take("at most") {
        return number(words).map(|most| Some((2, Some(most))));
    }
    if words.take("at least") {
        return number(words).map(|least| Some((least, None)));
    }
    if let Some((least, most)) = hyphened(words) {
        return Ok(Some((least, Some(most))));
    }
    let Some(least) = words.number() else { return Ok(None) };
    let least = least as usize;
    if words.take("or more") {
        return Ok(Some((least, None)));
    }
    let mut behind = words.clone();
    let is_move = behind.take("or") && behind.take_one(&TAKE);
    if is_move || !words.take_one(&["..", "to", "or"]) {
        return Ok(Some((least, Some(least))));
    }
    number(words).map(|most| Some((least, Some(most))))
}

/// `2-4`.
fn hyphened(words: &mut Words) -> Option<(usize, usize)> {
    let word = words.peek()?;
    let (least, most) = word.split_once('-')?;
    let ends = (least.parse().ok()?, most.parse().ok()?);
    words.word();
    Some(ends)
}

fn number(words: &mut Words) -> Result<usize, Flaw> {
    let found = words.peek().unwrap_or_default();
    let number = words.number().ok_or_else(|| Flaw(format!("`{found}` is not a number of parts")))?;
    Ok(number as usize)
}
