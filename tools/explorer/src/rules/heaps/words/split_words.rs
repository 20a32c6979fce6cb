//! The grammar of splitting: `split into two equal heaps`, `split 2..3 unequal`.

use super::parts_of_heap::AT_MOST;
use super::usual_words::take;
use crate::game::Flaw;
use crate::rules::Words;
use crate::rules::heaps::leaves::{MAX_PARTS, Sizes};
use crate::rules::heaps::rules::Split;

/// Into how many parts, and which, in any order.
pub fn parts(words: &mut Words) -> Result<Split, Flaw> {
    if words.take_one(&["in half", "into halves", "into two halves"]) {
        return Ok(Split { least: 2, most: Some(2), sizes: Sizes::Equal });
    }
    let (mut count, mut sizes) = (None, None);
    loop {
        let mut ahead = words.clone();
        let has_comma = ahead.take(",");
        let is_into = ahead.take("into") || ahead.take("in");
        ahead.take("exactly");
        let mut heaps_first = ahead.clone();
        if !is_into && heaps_first.number().is_some() && heaps_first.take_one(&["heaps", "piles"]) {
            return Err(Flaw(
                "one heap is split in a move: `split into two heaps` says into how many".to_owned(),
            ));
        }
        if count.is_none() && sizes.is_none() {
            // `into heaps of equal size`.
            let mut behind = ahead.clone();
            heaps(&mut behind);
            if which(&mut behind.clone()).is_some() {
                ahead = behind;
            }
        }
        if count.is_none()
            && !has_comma
            && let Some(found) = counts(&mut ahead)?
        {
            count = Some(found);
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
    let (least, most) = count.unwrap_or(usual);
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
        ("all different", Sizes::Distinct),
        ("all equal", Sizes::Equal),
        ("unequal", Sizes::Distinct),
        ("different", Sizes::Distinct),
        ("distinct", Sizes::Distinct),
        ("of different sizes", Sizes::Distinct),
        ("of different size", Sizes::Distinct),
        ("of distinct sizes", Sizes::Distinct),
        ("of unequal sizes", Sizes::Distinct),
        ("of unequal size", Sizes::Distinct),
        ("with different sizes", Sizes::Distinct),
        ("of equal size", Sizes::Equal),
        ("of equal sizes", Sizes::Equal),
        ("of the same size", Sizes::Equal),
        ("of same size", Sizes::Equal),
        ("equal", Sizes::Equal),
    ];
    all.into_iter().find(|(name, _)| words.take(name)).map(|(_, sizes)| sizes)
}

/// `three`, `2..3`, `2 or more`, `any number of`.
fn counts(words: &mut Words) -> Result<Option<(usize, Option<usize>)>, Flaw> {
    if words.take_one(&["any number of", "several", "two or more"]) {
        return Ok(Some((2, None)));
    }
    if words.take_one(&AT_MOST) {
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
    if words.take_one(&["..", "to"]) {
        return number(words).map(|most| Some((least, Some(most))));
    }
    let mut counts = vec![least];
    while let Some(count) = other(words)? {
        counts.push(count);
    }
    consecutive(counts).map(|(least, most)| Some((least, Some(most))))
}

/// `, 3` or `or 4`, unless it is another move.
fn other(words: &mut Words) -> Result<Option<usize>, Flaw> {
    let mut ahead = words.clone();
    let has_comma = ahead.take(",");
    let has_or = ahead.take("or");
    if has_or && !take(&mut ahead.clone()) || has_comma && ahead.clone().number().is_some() {
        *words = ahead;
        return number(words).map(Some);
    }
    Ok(None)
}

/// From one to another, if these are all between them.
fn consecutive(mut counts: Vec<usize>) -> Result<(usize, usize), Flaw> {
    counts.sort_unstable();
    let (least, most) = (counts[0], counts[counts.len() - 1]);
    if counts.windows(2).all(|pair| pair[1] <= pair[0] + 1) {
        return Ok((least, most));
    }
    let list = |joint: &str| counts.iter().map(usize::to_string).collect::<Vec<_>>().join(joint);
    Err(Flaw(format!(
        "no form in words splits into {} heaps and no other number: the code `{{{}}}.0` does; `split \
         {least}..{most}` is all between them as well",
        list(" or "),
        list(",")
    )))
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
