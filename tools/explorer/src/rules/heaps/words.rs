//! The grammar of the words: `take 1,3..5 or split unequal`, `take any but 2`, `take 1,2 in a row`.

use super::code::Code;
use super::leaves::{MAX_PARTS, Sizes};
use super::rules::{HeapRules, Moves, Place, Split, Take};
use super::takes::{NAMED, Named};
use crate::game::Flaw;
use crate::rules::Words;

/// Larger numbers of stones are not read, nor more of them.
const MAX_STONES: u64 = 1_000_000;

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
        if words.misere() {
        } else if words.take("take") || words.take("remove") {
            let found = take(words)?;
            // What is taken goes without saying.
            let _ =
                ["number of stones", "number", "stones", "stone"].into_iter().any(|noun| words.take(noun));
            if moves.take.replace(found).is_some() {
                return Err(Flaw("`take` stands twice: `take 1,3` is one of both".to_owned()));
            }
        } else if words.take("split") {
            if moves.split.replace(split(words)?).is_some() {
                return Err(Flaw("`split` stands twice".to_owned()));
            }
        } else if let Some(place) = place(words) {
            moves.place = place;
        } else if let Some(word) = joint(words) {
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

fn joint(words: &mut Words) -> Option<&'static str> {
    ["or", "and", ","].into_iter().find(|word| words.take(word))
}

fn place(words: &mut Words) -> Option<Place> {
    let mut ahead = words.clone();
    let _ = ahead.take("in") || ahead.take("on");
    let _ = ahead.take("a");
    let place = if ahead.take("row") {
        Place::Row
    } else if ahead.take("circle") {
        Place::Circle
    } else {
        return None;
    };
    *words = ahead;
    Some(place)
}

fn take(words: &mut Words) -> Result<Take, Flaw> {
    let _ = words.take("a") || words.take("an");
    if words.take("odd") {
        return Ok(Take::Odd);
    }
    if words.take("even") {
        return Ok(Take::Multiples(2));
    }
    if words.take("multiples of") || words.take("multiple of") {
        return Ok(match one(words)? {
            1 => Take::AnyBut(vec![]),
            of => Take::Multiples(of),
        });
    }
    if words.take("powers of") || words.take("power of") {
        let base = if words.take("two") { 2 } else { words.needed("number whose powers may be taken")? };
        return match base {
            2.. => Ok(Take::Named(Named::Powers(base))),
            _ => Err(Flaw(format!("the powers of {base} are few: `take 1`"))),
        };
    }
    if words.take("between") {
        let least = one(words)?;
        if !words.take("and") {
            return Err(Flaw(format!("between {least} and what: `take between {least} and {}`", least + 2)));
        }
        let most = one(words)?;
        return if least <= most { Ok(Take::Of((least..=most).collect())) } else { Err(empty(least, most)) };
    }
    words.take("from");
    if let Some(named) = named(words) {
        return Ok(Take::Named(named));
    }
    if words.take("at most") || words.take("up to") {
        let most = one(words)?;
        return Ok(Take::Of((1..=most).collect()));
    }
    if words.take("at least") {
        return Ok(Take::AnyBut((1..one(words)?).collect()));
    }
    if words.take("any") {
        let but = words.take("but") || words.take("except");
        return Ok(Take::AnyBut(if but { set(words)? } else { vec![] }));
    }
    set(words).map(Take::Of)
}

/// `squares`, `perfect squares`, `square`, `perfect cube`.
fn named(words: &mut Words) -> Option<Named> {
    let mut ahead = words.clone();
    let is_perfect = ahead.take("perfect");
    let mut is_next =
        |name: &str| ahead.take(name) || name.strip_suffix('s').is_some_and(|one| ahead.take(one));
    let found = NAMED.iter().find(|(_, name)| is_next(name)).map(|(named, _)| *named);
    let found = found.filter(|named| !is_perfect || matches!(named, Named::Squares | Named::Cubes))?;
    *words = ahead;
    Some(found)
}

fn empty(first: u64, last: u64) -> Flaw {
    Flaw(format!("{first}..{last} is empty"))
}

/// `1,3..5,8`, `1 3 5`, `1, 3 or 5`, `1 to 5` or `1-5`, ascending.
fn set(words: &mut Words) -> Result<Vec<u64>, Flaw> {
    let mut all = Vec::new();
    loop {
        let (first, last) = range(words)?;
        if last < first {
            return Err(empty(first, last));
        }
        if all.len() as u64 + (last - first) >= MAX_STONES {
            return Err(Flaw(format!("more than {MAX_STONES} numbers")));
        }
        all.extend(first..=last);
        // A comma may also stand before other words, and so may `or`.
        let mut ahead = words.clone();
        ahead.take(",");
        let _ = ahead.take("or") || ahead.take("and");
        let is_number =
            |word: &String| word.starts_with(|c: char| c.is_ascii_digit()) || by_name(word).is_some();
        if !ahead.peek().as_ref().is_some_and(is_number) {
            break;
        }
        *words = ahead;
    }
    all.sort_unstable();
    all.dedup();
    Ok(all)
}

fn range(words: &mut Words) -> Result<(u64, u64), Flaw> {
    let word = words.peek();
    let ends = word.as_deref().and_then(|word| word.split_once('-')).filter(|(first, _)| !first.is_empty());
    if let Some((first, last)) = ends {
        let range = (number(first)?, number(last)?);
        words.word();
        return Ok(range);
    }
    let first = one(words)?;
    let last = if words.take("..") || words.take("to") || words.take("-") { one(words)? } else { first };
    Ok((first, last))
}

fn one(words: &mut Words) -> Result<u64, Flaw> {
    let word = words.peek().ok_or_else(|| {
        Flaw("how many stones? `take 1,3..5`, `take odd`, `take any but 2`, `take squares`".to_owned())
    })?;
    let number = number(&word)?;
    words.word();
    Ok(number)
}

/// The number with this name.
fn by_name(word: &str) -> Option<u64> {
    const NAMES: [&str; 10] = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    NAMES.iter().position(|name| *name == word).map(|i| i as u64 + 1)
}

fn number(word: &str) -> Result<u64, Flaw> {
    match by_name(word).map_or_else(|| word.parse(), Ok) {
        Ok(0) => Err(Flaw("a move takes at least one stone (to take none is `split`)".to_owned())),
        Ok(number @ 1..=MAX_STONES) => Ok(number),
        Ok(_) => Err(Flaw(format!("{word} stones are too many: up to {MAX_STONES}"))),
        Err(_) => Err(Flaw(format!("`{word}` is not a number of stones that is understood there"))),
    }
}

/// Into how many parts, and which, in any order.
fn split(words: &mut Words) -> Result<Split, Flaw> {
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

/// What the parts may be called.
fn heaps(words: &mut Words) {
    let _ = ["parts", "heaps", "piles"].into_iter().any(|word| words.take(word));
}

fn which(words: &mut Words) -> Option<Sizes> {
    let all = [
        ("not all equal", Sizes::NotAllEqual),
        ("nearly equal", Sizes::Nearly),
        ("unequal", Sizes::Distinct),
        ("different", Sizes::Distinct),
        ("distinct", Sizes::Distinct),
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
    if !(words.take("..") || words.take("to") || words.take("or")) {
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
