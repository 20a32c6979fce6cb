//! The search: it proves Grundy values with as few positions as it can.
//!
//! - **Theorem**: a part has value k exactly if the part plus a heap of k is a P-position. One
//!   option of value k is enough to prove that it does *not* have it. In a sum only the largest
//!   part is searched that way; of the others the values are computed.
//! - **Time**: exponential, but small: the empty 9x9 board of 2x2 blocks takes the values of 5
//!   thousand positions, 9x10 of 52 thousand. The recursion is at most as deep as the game is long,
//!   at most 128 moves of three frames each: 256 KB of stack suffice.
//! - **Source**: J. Lemoine and S. Viennot, Nimbers are inevitable, Theoret. Comput. Sci. 462
//!   (2012); that all options are looked up before any is searched, and that only values are kept:
//!   P. Beling, M. Rogalski, On pruning search trees of impartial games, Artificial Intelligence
//!   283 (2020).
//!
//! The functions call each other in a circle: `value` and `value_if` (what is asked about a part),
//! `search` (its options), `reaches` (what is asked about an option), and again `value` and
//! `value_if`.

use super::exchange::Exchange;
use super::memo::{Excluded, Memo};
use super::options::{OpenOption, Options, ValueBits};
use super::path::Path;
use super::rules::{Reduced, WordRules};
use super::word::Word;

/// Where a part is asked for such a value or a larger one, that it has a smaller one is the most
/// frequent answer; where it is asked for less, a rare one. With it 2x2 blocks on 10x10 take 40 %
/// of the positions.
const UNLIKELY: u32 = 4;

/// A placement game with what is known about its positions.
#[derive(Debug)]
pub(crate) struct Search<W> {
    pub(crate) rules: WordRules<W>,
    memo: Memo<W>,
    excluded: Excluded<W>,
    /// Cleared ones for the next searches, as allocations are expensive.
    spare: Vec<Options<W>>,
    path: Path<W>,
    /// The searches of the same on other threads.
    others: Option<Exchange<W>>,
    /// With this many values in the memo it stops.
    most: usize,
}

impl<W: Word> Search<W> {
    pub(crate) fn new(rules: WordRules<W>) -> Search<W> {
        Search {
            rules,
            memo: Memo::new(),
            excluded: Excluded::new(),
            spare: Vec::new(),
            path: Path::new(),
            others: None,
            most: usize::MAX,
        }
    }

    /// Another search that knows the same values.
    pub(crate) fn copied(&self) -> Search<W> {
        Search { memo: self.memo.clone(), ..Search::new(self.rules.clone()) }
    }

    /// How many values it knows.
    pub(crate) fn len(&self) -> usize {
        self.memo.len()
    }

    /// The value of a sum of parts.
    pub(crate) fn grundy(&mut self, position: W) -> u32 {
        let (known, parts) = self.parts(position);
        parts.iter().fold(known, |sum, &part| sum ^ self.value(part))
    }

    /// Whether a sum of parts has value `k`.
    pub(crate) fn is(&mut self, position: W, k: u32) -> bool {
        let (known, parts) = self.parts(position);
        self.sum_is(&parts, k ^ known)
    }

    /// The answer to a question, unless it takes more than this many new values.
    pub(crate) fn within<T>(&mut self, values: usize, ask: impl Fn(&mut Search<W>) -> T) -> Option<T> {
        self.most = self.memo.len().saturating_add(values);
        let answer = ask(self);
        self.most = usize::MAX;
        let has_stopped = self.path.resume();
        (!has_stopped).then_some(answer)
    }

    /// Asks the same as others. As soon as one of them has the answer, or gives up, all stop.
    pub(crate) fn beside(&mut self, others: Exchange<W>, ask: impl FnOnce(&mut Search<W>)) {
        self.others = Some(others);
        ask(self);
        if !self.is_found_elsewhere() {
            self.hear();
            self.others.iter().for_each(Exchange::end);
        }
    }

    /// Whether somebody beside it has ended the search.
    pub(crate) fn is_found_elsewhere(&self) -> bool {
        self.others.as_ref().is_some_and(Exchange::is_over)
    }

    /// Goes on alone, with the values that others found.
    pub(crate) fn leave_others(&mut self) {
        self.hear();
        self.others = None;
    }

    fn hear(&mut self) {
        self.others.iter_mut().for_each(|others| others.hear(|part, value| self.memo.insert(part, value)));
    }

    fn remember(&mut self, part: W, value: u32) {
        self.memo.insert(part, value);
        if let Some(others) = &mut self.others
            && others.tell(part, value, |part, value| self.memo.insert(part, value))
        {
            self.path.cut(|part| self.memo.value(part));
        }
    }

    /// The parts of a position, but for those of known value, whose sum comes first.
    fn parts(&self, position: W) -> (u32, Vec<W>) {
        let (mut known, mut parts) = (0, Vec::new());
        self.rules.split(position, |part| known ^= self.add(part, &mut parts, 0));
        parts.sort_unstable_by_key(|part| part.count());
        (known, parts)
    }

    /// Adds the canonical form of a part to those from `from` on, and returns 0. If its value is
    /// known, that is returned instead; if there is an equal part, the two cancel.
    #[inline(always)]
    fn add(&self, part: W, parts: &mut Vec<W>, from: usize) -> u32 {
        let part = match self.rules.reduced(part) {
            Reduced::Form(form) => form,
            Reduced::Value(value) => return value,
        };
        if let Some(value) = self.memo.value(part) {
            return value;
        }
        match parts[from..].iter().position(|&other| other == part) {
            Some(i) => drop(parts.swap_remove(from + i)),
            None => parts.push(part),
        }
        0
    }

    fn value(&mut self, part: W) -> u32 {
        match self.memo.value(part) {
            Some(value) => value,
            None => self.search(part, None).unwrap_or_else(|| {
                assert!(self.path.is_cut(), "a search without a target ends with the value");
                0
            }),
        }
    }

    /// The value of a part, or nothing if all that comes out is that it is not `k`.
    fn value_if(&mut self, part: W, k: u32) -> Option<u32> {
        let known = self.memo.value(part);
        // A value is at most the number of moves, so of bits.
        if known.is_some() || k > part.count() || self.excluded.contains(part, k) {
            return known;
        }
        // For larger values `excluded` has no room: they would be asked for again and again.
        let value = self.search(part, Some(k).filter(|&k| k < u32::BITS));
        if value.is_none() && !self.path.is_cut() {
            self.excluded.insert(part, k);
        }
        value
    }

    /// Whether the sum of some parts, the hardest of which is the last one, has value `k`.
    fn sum_is(&mut self, parts: &[W], k: u32) -> bool {
        let Some((&hardest, others)) = parts.split_last() else { return k == 0 };
        let k = others.iter().fold(k, |k, &part| k ^ self.value(part));
        self.value_if(hardest, k) == Some(k)
    }

    /// Finds the value of a part, and remembers it; or nothing but that it is not `target`.
    ///
    /// As soon as an option is known to have the target as its value, the part does not have it:
    /// to find that out again costs next to nothing. If no option has it, the value is at most the
    /// target: the least that no option has.
    fn search(&mut self, part: W, target: Option<u32>) -> Option<u32> {
        if self.memo.len() >= self.most || self.is_found_elsewhere() {
            self.path.stop();
        }
        let mut options = self.spare.pop().unwrap_or_else(Options::new);
        self.path.enter(part);
        let is_claimed = self.claim(part);
        let mut value = None;
        while !self.path.is_cut() {
            value = self.search_options(part, target, &mut options);
            options.clear();
            if !self.path.resume() {
                break;
            }
        }
        if let (true, Some(others)) = (is_claimed, &self.others) {
            others.release(part);
        }
        self.path.leave();
        self.spare.push(options);
        value.inspect(|&value| self.remember(part, value))
    }

    /// The same, for as long as it matters.
    fn search_options(&mut self, part: W, target: Option<u32>, options: &mut Options<W>) -> Option<u32> {
        if self.others.is_some()
            && let Some(value) = self.memo.value(part)
        {
            return Some(value);
        }
        if self.generate(part, target, options) {
            return None;
        }
        if let (Some(k), Some(_)) = (target, &self.others) {
            self.path.add_refuters(options.alone().map(|(part, known)| (part, known ^ k)));
        }
        // A part that is asked for a large value often has a smaller one: that is sought at once.
        let likely = target.filter(|&k| k < UNLIKELY);
        if likely.is_some_and(|k| self.reaches(options, k, target)) {
            return None;
        }
        let value = (0..).find(|&k| Some(k) == likely || !self.reaches(options, k, target));
        value.filter(|_| !self.path.is_cut() && !target.is_some_and(|k| options.seen.contains(k)))
    }

    /// Tells other threads that a part is searched here, if it is so large that they had better do
    /// something else; whether it is.
    fn claim(&self, part: W) -> bool {
        let (Some(others), Some(first)) = (&self.others, self.path.first()) else { return false };
        let is_large = 3 * part.count() >= 2 * first.count();
        if is_large {
            others.claim(part);
        }
        is_large
    }

    /// Lists the options of a part; whether one is known to have the target as its value, which
    /// ends the list.
    fn generate(&self, part: W, target: Option<u32>, options: &mut Options<W>) -> bool {
        let size = self.rules.size(part);
        // Faster than `extend`, which asks for one move after another.
        self.rules.moves(part, size).for_each(|index| options.moves.push(index));
        for &index in &options.moves {
            let parts = &mut options.parts;
            let (from, mut known) = (parts.len(), 0);
            self.rules.after(part, index, |part| known ^= self.add(part, parts, from));
            if parts.len() > from {
                parts[from..].sort_unstable_by_key(|&part| (part.count(), part));
                let (rows, columns) = self.rules.distance(size, index);
                let largest = parts.last().map_or(0, |part| part.count());
                // The same whatever the target, so that different searches meet in the same parts.
                let weight = (largest + (rows.max(columns) & !1), rows);
                options.unknown.push(OpenOption { weight, known, range: (from as u32, parts.len() as u32) });
            } else if target == Some(known) {
                return true;
            } else {
                options.seen.insert(known);
            }
        }
        options.sort();
        false
    }

    /// Whether some option has value `k`, unless it comes out that one has the `target`. Options
    /// whose values come out are no longer unknown.
    ///
    /// Of an option that is a sum, the value of each part but the hardest is found first.
    fn reaches(&mut self, options: &mut Options<W>, k: u32, target: Option<u32>) -> bool {
        // Those from `end` on have been put off, because another thread is at them.
        let (mut i, mut end, mut is_first) = (0, options.unknown.len(), true);
        let is_over = |seen: ValueBits<W>| seen.contains(k) || target.is_some_and(|k| seen.contains(k));
        while !is_over(options.seen) && i < options.unknown.len() && !self.path.is_cut() {
            let OpenOption { range: (from, to), mut known, .. } = options.unknown[i];
            let parts = &options.parts[from as usize..to as usize];
            let (&hardest, others) = parts.split_last().expect("some part is unknown");
            // The first one is searched together, as it may make all others superfluous.
            let may_wait = i < end && !std::mem::take(&mut is_first);
            if may_wait && self.others.as_ref().is_some_and(|others| others.is_claimed(hardest)) {
                options.unknown[i..].rotate_left(1);
                end -= 1;
                continue;
            }
            known ^= others.iter().fold(0, |sum, &part| sum ^ self.value(part));
            if let Some(value) = self.value_if(hardest, known ^ k) {
                options.seen.insert(known ^ value);
                options.unknown.remove(i);
                end -= usize::from(i < end);
            } else {
                (options.unknown[i].range.0, options.unknown[i].known) = (to - 1, known);
                i += 1;
            }
        }
        options.seen.contains(k)
    }
}
