//! The grammar of the words: `take 1,3..5 or split unequal`, `take any but 2`, `take 1,2 in a row`.
//!
//! - `amounts`: how many stones a move takes, by `numbers`, `set_words`, `parts_of_heap`, `limits`,
//!   `exceptions`, and `joined`: what stands beside each other; `last_take`: what was just taken;
//!   `thousands`: `1,000`; `variables`: `k stones, 1 <= k <= 3`; `formulas`: `2^k`.
//! - `split_words`: what a heap is split into.
//! - `heap_words`, `usual_words`: heaps, players and moves in other words.

mod amounts;
mod exceptions;
mod formulas;
mod heap_words;
mod joined;
mod last_take;
mod limits;
mod numbers;
mod parts_of_heap;
mod set_words;
mod split_words;
mod thousands;
mod usual_words;
mod variables;

use crate::game::Flaw;
use crate::rules::Words;
use crate::rules::heaps::code::Code;
use crate::rules::heaps::rules::{HeapRules, Moves, Place};
use crate::rules::heaps::set_operations::either;
use crate::rules::heaps::take::Take;
use crate::rules::stones::stones;
use amounts::amounts;
use heap_words::{heap, position, setting, size, size_is_position, size_letter};
use last_take::last_take;
use parts_of_heap::AT_MOST;
use split_words::parts;
use thousands::thousands;
use usual_words::{EACH_MOVE, passive, split, take};

/// The rules, if the words begin like some.
pub fn heap_rules(words: &mut Words) -> Option<Result<HeapRules, Flaw>> {
    if let Some(letter) = size_letter(words) {
        *words = words.renamed(&letter, "n");
    }
    let mut ahead = words.clone();
    let are_several = match setting(&mut ahead) {
        Ok(are_several) => are_several,
        Err(flaw) => return Some(Err(flaw)),
    };
    let begin = ahead.clone();
    place(&mut ahead);
    ahead.take(",");
    if split(&mut ahead) || take(&mut ahead) || are_taken(&ahead) {
        *words = begin;
    } else {
        let mut ahead = words.clone();
        let code = Code::read(&ahead.word()?)?;
        *words = ahead;
        return Some(code.map(HeapRules::Code));
    }
    if let Some(flaw) = thousands(words.text()) {
        return Some(Err(flaw));
    }
    if let Some(times) = dynamic(words) {
        if are_several {
            let what = "the last take links the heaps: only a game of one heap has a form with it";
            return Some(Err(Flaw(what.to_owned())));
        }
        return Some(times.map(HeapRules::Dynamic));
    }
    Some(moves(words).map(HeapRules::Moves))
}

/// `take at most 2x`.
fn dynamic(words: &mut Words) -> Option<Result<u64, Flaw>> {
    let mut ahead = words.clone();
    if !take(&mut ahead) || !ahead.take_one(&AT_MOST) {
        return None;
    }
    let times = last_take(&mut ahead)?;
    *words = ahead;
    Some(times)
}

fn moves(words: &mut Words) -> Result<Moves, Flaw> {
    let mut moves = Moves::default();
    let (mut joined, mut placed) = (None, None);
    let (mut takes, mut ends) = (0, 0);
    loop {
        if words.who_wins() {
        } else if take(words) || are_taken(words) {
            words.take("only");
            let (mut found, from) = taken(words)?;
            if from == From::Neighbours {
                moves.place = Place::Row;
            }
            takes += 1;
            ends += usize::from(from == From::End);
            if let Some(before) = moves.take {
                if joined != Some("or") {
                    return Err(Flaw("`take` stands twice: `take 1,3` is one of both".to_owned()));
                }
                found = either(&before, &found)?;
            }
            moves.take = Some(found);
        } else if split(words) {
            let _ = words.take("it") || heap(words);
            if moves.split.replace(parts(words)?).is_some() {
                return Err(Flaw("`split` stands twice".to_owned()));
            }
        } else if let Some(place) = place(words) {
            if joined == Some("or") && placed.is_none() {
                let what =
                    "`or` stands between two moves, and a row or a circle is none: `take 1,2 in a row`";
                return Err(Flaw(what.to_owned()));
            }
            if placed.replace(place).is_some_and(|before| before != place) {
                return Err(Flaw("a row and a circle are two games: ask for one of them".to_owned()));
            }
            moves.place = place;
        } else if let Some(word) = joint(words)? {
            if let Some(flaw) = of_several_heaps(words).or_else(|| position(words)) {
                return Err(flaw);
            }
            joined = Some(word);
            continue;
        } else {
            break;
        }
        joined = None;
    }
    match joined {
        Some(word) => Err(no_move_after(word, words)),
        None if ends > 0 => from_ends(moves, ends == takes),
        None if moves.place == Place::Circle && moves.split.is_some() => {
            Err(Flaw("how is a circle split? `in a row` can be".to_owned()))
        }
        None => Ok(moves),
    }
}

/// What is wrong behind a word that joins moves.
fn no_move_after(word: &str, words: &Words) -> Flaw {
    Flaw(match words.peek() {
        None => format!("after `{word}` a move is missing"),
        Some(next) => {
            format!("`{next}` after `{word}` begins neither a move nor words of who wins that are understood")
        }
    })
}

/// The same from the ends of a row: from one end, it is as good as a heap.
fn from_ends(moves: Moves, are_all: bool) -> Result<Moves, Flaw> {
    if !are_all || moves.split.is_some() || moves.place == Place::Circle {
        return Err(Flaw("from an end or not: no form has both".to_owned()));
    }
    Ok(Moves { place: Place::Heap, ..moves })
}

/// From where stones are taken.
#[derive(PartialEq)]
enum From {
    Anywhere,
    /// They are side by side.
    Neighbours,
    /// The first or the last ones of a row.
    End,
}

/// What stands behind `take`.
fn taken(words: &mut Words) -> Result<(Take, From), Flaw> {
    let found = amounts(words)?;
    stones(words);
    words.take_one(&["inclusive", "inclusively", "( inclusive )"]);
    passive(words);
    let are_neighbours = words.neighbours();
    stones(words);
    let is_end = from_end(words);
    if !is_end {
        from_heap(words)?;
    }
    words.take_one(&EACH_MOVE);
    let from = match (is_end, are_neighbours) {
        (true, _) => From::End,
        (_, true) => From::Neighbours,
        _ => From::Anywhere,
    };
    Ok((found, from))
}

/// A step over `from either end of a row`.
fn from_end(words: &mut Words) -> bool {
    const ENDS: [&str; 9] = [
        "from either end",
        "from one end",
        "from one of the ends",
        "from one of the two ends",
        "from an end",
        "from the left or right end",
        "from the left or the right end",
        "from the left end or the right end",
        "from the end",
    ];
    let is_there = words.take_one(&ENDS);
    if is_there {
        words.take_one(&["of a row", "of the row", "of a line", "of the line"]);
    }
    is_there
}

/// Whether `1 to 3 stones may be taken` comes next, or `only 1 or 3 may be taken`.
fn are_taken(words: &Words) -> bool {
    let mut ahead = words.clone();
    ahead.take("only");
    if ahead.clone().take_one(&["split", "in", "on"]) || amounts(&mut ahead).is_err() {
        return false;
    }
    stones(&mut ahead);
    passive(&mut ahead)
}

/// Steps over `from a heap`. A heap itself is not taken, and its size is not part of the rules.
fn from_heap(words: &mut Words) -> Result<(), Flaw> {
    if words.clone().take_one(&["heap", "heaps", "pile", "piles"]) {
        return Err(Flaw("a move takes stones from a heap, not heaps".to_owned()));
    }
    let mut ahead = words.clone();
    if ahead.take_one(&["of its stones", "of its coins", "from it", "of it", "of them", "from n"]) {
        *words = ahead;
        return Ok(());
    }
    if !ahead.take("from") {
        return Ok(());
    }
    if heap(&mut ahead) {
        *words = ahead;
        return size(words);
    }
    if ahead.take_one(&SEVERAL) {
        return Err(several_heaps());
    }
    if let Some(size) = ahead.clone().number() {
        let mut behind = ahead.clone();
        behind.number();
        if behind.take("of") {
            return Err(several_heaps());
        }
        // `from one, or 1 from both`.
        if size == 1 && [None, Some(","), Some("or")].contains(&behind.peek().as_deref()) {
            *words = behind;
            return Ok(());
        }
        return Err(position(&ahead).unwrap_or_else(|| size_is_position(size)));
    }
    Ok(())
}

/// What stands before several heaps.
const SEVERAL: [&str; 9] =
    ["each", "every", "both", "all", "one or both", "one or more", "any number of", "one and", "one or"];

/// What is wrong with `or 1 stone from each`.
fn of_several_heaps(words: &Words) -> Option<Flaw> {
    let mut ahead = words.clone();
    ahead.number()?;
    stones(&mut ahead);
    (ahead.take("from") && ahead.take_one(&SEVERAL)).then(several_heaps)
}

fn several_heaps() -> Flaw {
    let what = "moves in several heaps at once have no form here: a closure lists them; `wythoff` and `moore 2 of 3` \
                are such games";
    Flaw(what.to_owned())
}

fn joint(words: &mut Words) -> Result<Option<&'static str>, Flaw> {
    let mut ahead = words.clone();
    ahead.take(",");
    if ahead.take("and") && (split(&mut ahead) || take(&mut ahead)) {
        let what = "`and` may mean two moves or one: write `or split`; to take and then split is a code: \
                    0.04 takes two and splits what is left";
        return Err(Flaw(what.to_owned()));
    }
    Ok(["or", "and", ","].into_iter().find(|word| words.take(word)))
}

fn place(words: &mut Words) -> Option<Place> {
    let mut ahead = words.clone();
    ahead.take_one(&["in", "on", "from", "around"]);
    let _ = ahead.take("a") || ahead.take("the");
    let place = if ahead.take("row") || ahead.take("line") {
        Place::Row
    } else if ahead.take("circle") || ahead.take("ring") {
        Place::Circle
    } else {
        return None;
    };
    *words = ahead;
    Some(place)
}
