//! What begins a set or a limit, and ranges with `from`.

use super::heap_words::heap;
use super::numbers::{is_number, one, range};
use super::parts_of_heap::{but_whole, half};
use super::set_words::{limits, set};
use crate::game::Flaw;
use crate::rules::Words;

/// Whether a set begins there.
pub fn begins(words: &Words) -> bool {
    let mut ahead = words.clone();
    // What is wrong with it is said when it is read.
    is_number(words)
        || set(&mut words.clone()) != Ok(None)
        || is_limit(words)
        || words.clone().take("between")
        || from_to(&mut ahead).is_ok_and(|found| found.is_some())
}

/// Whether a limit comes next.
pub fn is_limit(words: &Words) -> bool {
    let of_heap = half(&mut words.clone()).is_some() || but_whole(&mut words.clone()).is_some();
    of_heap || limits(&mut words.clone()) != Ok(None)
}

/// A step over `but` before a limit, such as `but at most 5`.
pub fn but_limit(words: &mut Words) -> bool {
    let mut ahead = words.clone();
    let is_there = ahead.take("but") && is_limit(&ahead);
    if is_there {
        *words = ahead;
    }
    is_there
}

/// `from 1 to 3`, `from 2 up to 5`.
pub fn from_to(words: &mut Words) -> Result<Option<(u64, u64)>, Flaw> {
    if !words.take("from") {
        return Ok(None);
    }
    let (least, mut most) = range(words)?;
    if least == most && words.take("up to") {
        most = one(words)?;
    }
    if least < most {
        return Ok(Some((least, most)));
    }
    if words.take("of") || words.take("or both") || heap(words) {
        return Err(Flaw(
            "how many stones are taken stands before the heap: `take 1..3 from one of the heaps`".to_owned(),
        ));
    }
    Err(Flaw(format!("from {least} to what: `take {least}..{}`, `take {least} or more`", least + 2)))
}
