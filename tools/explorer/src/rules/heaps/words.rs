//! The grammar of the words: `take 1,3..5 or split unequal`, `take any but 2`, `take 1,2 in a row`.

use super::amounts::{MAX_STONES, amounts, by_name, stones};
use super::code::Code;
use super::leaves::{MAX_PARTS, Sizes};
use super::rules::{HeapRules, Moves, Place, Split};
use crate::game::Flaw;
use crate::rules::Words;

/// What is split, which goes without saying.
const HEAP: [&str; 8] =
    ["a heap", "a pile", "one heap", "one pile", "any heap", "any pile", "the heap", "the pile"];

/// The rules, if the words begin like some.
pub fn heap_rules(words: &mut Words) -> Option<Result<HeapRules, Flaw>> {
    let mut ahead = words.clone();
    place(&mut ahead);
    if !["take", "remove", "split"].contains(&ahead.peek()?.as_str()) {
        let mut ahead = words.clone();
        let code = Code::read(&ahead.word()?)?;
        *words = ahead;
        return Some(code.map(HeapRules::Code));
    }
    if let Some(times) = dynamic(words) {
        return Some(times.map(HeapRules::Dynamic));
    }
    Some(moves(words).map(HeapRules::Moves))
}

/// `take at most 2x`.
fn dynamic(words: &mut Words) -> Option<Result<u64, Flaw>> {
    let mut ahead = words.clone();
    if !ahead.take("take at most") {
        return None;
    }
    let word = ahead.peek()?;
    let times = word.strip_suffix(['x', '×'])?.parse::<u64>().ok()?;
    ahead.word();
    *words = ahead;
    Some(match times {
        1..=MAX_STONES => Ok(times),
        _ => Err(Flaw(format!("`{word}`: from 1x to {MAX_STONES}x of what was just taken"))),
    })
}

fn moves(words: &mut Words) -> Result<Moves, Flaw> {
    let mut moves = Moves::default();
    let mut joined = None;
    loop {
        if words.who_wins() {
        } else if words.take("take") || words.take("remove") {
            let found = amounts(words)?;
            if words.neighbours() {
                moves.place = Place::Row;
            }
            stones(words);
            // So it goes without saying.
            words.take_one(&["from a", "from one", "from any"]);
            words.take_one(&["heap", "pile"]);
            if moves.take.replace(found).is_some() {
                return Err(Flaw("`take` stands twice: `take 1,3` is one of both".to_owned()));
            }
        } else if words.take("split") {
            words.take_one(&HEAP);
            if moves.split.replace(split(words)?).is_some() {
                return Err(Flaw("`split` stands twice".to_owned()));
            }
        } else if let Some(place) = place(words) {
            moves.place = place;
        } else if let Some(word) = joint(words)? {
            joined = Some(word);
            continue;
        } else {
            break;
        }
        joined = None;
    }
    if let Some(word) = joined {
        return Err(Flaw(format!("after `{word}` a move is missing")));
    }
    if moves.place == Place::Circle && moves.split.is_some() {
        return Err(Flaw("how is a circle split? `in a row` can be".to_owned()));
    }
    Ok(moves)
}

fn joint(words: &mut Words) -> Result<Option<&'static str>, Flaw> {
    let mut ahead = words.clone();
    ahead.take(",");
    if ahead.take("and") && ahead.take_one(&["split", "take", "remove"]) {
        let what = "`and` may mean two moves or one: write `or split`; to take and then split is a code: \
                    0.04 takes two and splits what is left";
        return Err(Flaw(what.to_owned()));
    }
    Ok(["or", "and", ","].into_iter().find(|word| words.take(word)))
}

fn place(words: &mut Words) -> Option<Place> {
    let mut ahead = words.clone();
    let _ = ahead.take("in") || ahead.take("on");
    let _ = ahead.take("a");
    let place = if ahead.take("row") || ahead.take("line") {
        Place::Row
    } else if ahead.take("circle") {
        Place::Circle
    } else {
        return None;
    };
    *words = ahead;
    Some(place)
}

/// Into how many parts, and which, in any order.
fn split(words: &mut Words) -> Result<Split, Flaw> {
    let (mut parts, mut sizes) = (None, None);
    loop {
        let mut ahead = words.clone();
        let _ = ahead.take("into") || ahead.take("in");
        ahead.take("any number of");
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
        ("of equal size", Sizes::Equal),
        ("equal", Sizes::Equal),
    ];
    all.into_iter().find(|(name, _)| words.take(name)).map(|(_, sizes)| sizes)
}

/// `three`, `2..3`, `2 or more`.
fn counts(words: &mut Words) -> Result<Option<(usize, Option<usize>)>, Flaw> {
    let Some(least) = count(words) else { return Ok(None) };
    if words.take("or more") {
        return Ok(Some((least, None)));
    }
    let mut behind = words.clone();
    let is_move = behind.take("or") && (behind.take("take") || behind.take("remove"));
    if is_move || !(words.take("..") || words.take("to") || words.take("or")) {
        return Ok(Some((least, Some(least))));
    }
    let found = words.peek().unwrap_or_default();
    let most = count(words).ok_or_else(|| Flaw(format!("`{found}` is not a number of parts")))?;
    Ok(Some((least, Some(most))))
}

fn count(words: &mut Words) -> Option<usize> {
    let named = words.peek().and_then(|word| by_name(&word));
    if named.is_some() {
        words.word();
    }
    named.or_else(|| words.number()).map(|number| number as usize)
}
