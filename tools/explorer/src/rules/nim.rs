//! Several heaps in one position: Nim, and Moore's Nim, in which a move takes from up to k heaps.

use super::kind::form;
use super::number_names::by_name;
use super::{GameKind, Reading, Words, bounds};
use crate::game::{Claim, Flaw, Game, LargeAnswer, Outcome, Parts, Position, Run, Shape};

/// Nim, and Moore's generalisation (Annals of Mathematics 11, 1910).
pub const KIND: GameKind = GameKind {
    name: "Nim",
    forms: &[
        form("nim", "take any number from one of three heaps"),
        form("nim 4", "take any number from one of four heaps"),
        form("moore 2 of 3", "take any numbers from up to two of three heaps"),
    ],
    read,
};

const MAX_HEAPS: u64 = 16;

/// Fewer options are listed one by one.
const MAX_LISTED: u128 = 10_000;

struct Moore {
    /// How many heaps a move may change.
    k: usize,
    heaps: usize,
}

fn read(words: &mut Words) -> Reading {
    if let Some(count) = counted(words) {
        return Some(in_range(count).map(nim_of));
    }
    if words.take("nim") {
        let is_short = words.who_wins() || words.peek().is_none();
        words.take_one(&["with", "on", "of"]);
        let heaps = if is_short { Ok(3) } else { heaps(words).and_then(|heaps| no_position(words, heaps)) };
        words.take_one(&HEAPS);
        return Some(heaps.map(nim_of));
    }
    words.take("moore").then(|| moore(words).map(|game| Box::new(game) as _))
}

fn nim_of(heaps: usize) -> Box<dyn Game> {
    Box::new(Moore { k: 1, heaps })
}

/// What nim is played with.
const HEAPS: [&str; 6] = ["heaps", "heap", "piles", "pile", "rows", "row"];

/// The number in `two-pile nim`, `2 heap nim`.
fn counted(words: &mut Words) -> Option<u64> {
    let mut ahead = words.clone();
    let first = ahead.peek()?;
    let count = match first.split_once('-') {
        Some((count, heaps)) if HEAPS.contains(&heaps) => {
            ahead.word();
            by_name(count).or_else(|| count.parse().ok())?
        }
        _ => ahead.number().filter(|_| ahead.take_one(&HEAPS))?,
    };
    ahead.take("nim").then(|| {
        *words = ahead;
        count
    })
}

/// `nim 3,4,5` has the sizes of the heaps, which are no rules.
fn no_position(words: &Words, heaps: usize) -> Result<usize, Flaw> {
    let mut ahead = words.clone();
    ahead.take(",");
    match ahead.number() {
        Some(next) => {
            let what = "sizes of heaps are a position, not rules: for three heaps `nim`, and";
            Err(Flaw(format!("{what} `--at {heaps},{next},...`")))
        }
        None => Ok(heaps),
    }
}

fn moore(words: &mut Words) -> Result<Moore, Flaw> {
    let k = words.needed("number of heaps that a move may change, as in `moore 2 of 3`")?;
    if !words.take("of") {
        return Err(Flaw(format!("of how many heaps: `moore {k} of {}`", k + 1)));
    }
    let heaps = heaps(words)?;
    match usize::try_from(k) {
        Ok(k) if (1..=heaps).contains(&k) => Ok(Moore { k, heaps }),
        _ => Err(Flaw(format!("a move may change 1 to {heaps} of {heaps} heaps, not {k}"))),
    }
}

fn heaps(words: &mut Words) -> Result<usize, Flaw> {
    in_range(words.needed("number of heaps")?)
}

fn in_range(heaps: u64) -> Result<usize, Flaw> {
    match heaps {
        heaps @ 1..=MAX_HEAPS => Ok(heaps as usize),
        heaps => Err(Flaw(format!("1 to {MAX_HEAPS} heaps, not {heaps}"))),
    }
}

impl Moore {
    /// How many options there are: for each number of changed heaps, those without repetition.
    fn count(&self, position: &[u64]) -> u128 {
        let mut ways = vec![1u128];
        ways.resize(self.k + 1, 0);
        for &heap in position {
            for k in (1..=self.k).rev() {
                ways[k] = ways[k].saturating_add(ways[k - 1].saturating_mul(heap.into()));
            }
        }
        ways[1..].iter().fold(0, |sum, ways| sum.saturating_add(*ways))
    }
}

/// What is left of `rest`, of which up to `k` heaps may become smaller: those of which the first
/// ones change come first, and unchanged heaps last.
fn smaller(rest: &[u64], k: usize) -> Vec<Position> {
    let Some((&heap, later)) = rest.split_first() else { return vec![vec![]] };
    let with = |left: u64, k: usize| {
        smaller(later, k).into_iter().map(move |later| [&[left], &later[..]].concat()).collect::<Vec<_>>()
    };
    let changed = (0..if k > 0 { heap } else { 0 }).rev().flat_map(|left| with(left, k - 1));
    changed.chain(with(heap, k)).collect()
}

const NIM_SUM: &str = "Bouton 1901: the value is the nim-sum";
const BOUTON: &str =
    "misère Nim: as in normal play, but heaps of one only are won if they are even in number";

/// All heaps of a sum, each of which has at most one winning move.
fn nim(sum: &[Position], is_misere: bool) -> LargeAnswer {
    let xor = |position: &Position| position.iter().fold(0, |xor, heap| xor ^ heap);
    let total = sum.iter().fold(0, |total, position| total ^ xor(position));
    let heaps = sum.iter().flatten();
    // In misère play heaps of one and none only are lost if their number is odd.
    let is_lost = |total: u64, largest: u64| (total == 0) != (is_misere && largest <= 1);
    let largest = heaps.clone().max().copied().unwrap_or(0);
    let mut winning = Vec::new();
    for (part, position) in sum.iter().enumerate() {
        for (i, heap) in position.iter().enumerate() {
            // Without this heap.
            let same = |(p, position): (usize, &Position)| {
                let others = position.iter().enumerate().filter(move |(j, _)| (p, *j) != (part, i));
                others.map(|(_, heap)| *heap).max()
            };
            let others = sum.iter().enumerate().filter_map(same).max().unwrap_or(0);
            let left = total ^ heap;
            let left = if is_misere && others <= 1 { left ^ 1 } else { left };
            if left < *heap && is_lost(total ^ heap ^ left, others.max(left)) {
                let mut leaves = position.clone();
                leaves[i] = left;
                winning.push(Run::one(part, vec![leaves]));
            }
        }
    }
    let outcome = if is_lost(total, largest) { Outcome::Loss } else { Outcome::Win };
    let value = |value: u64| Some(value).filter(|_| !is_misere);
    LargeAnswer {
        parts: sum.iter().map(|position| (position.clone(), value(xor(position)))).collect(),
        value: value(total),
        outcome,
        winning,
        is_all: true,
        theorem: if is_misere { BOUTON } else { NIM_SUM }.to_owned(),
    }
}

/// Who wins a single position, and a move: E. H. Moore, Annals of Mathematics 11 (1910).
fn moore_large(k: usize, sum: &[Position], is_misere: bool) -> Option<LargeAnswer> {
    let ([position], false) = (sum, is_misere) else { return None };
    let modulus = k as u32 + 1;
    let ones = |heaps: &[u64], bit: u32| heaps.iter().map(|heap| (heap >> bit & 1) as u32).sum::<u32>();
    let is_lost = |heaps: &[u64]| (0..64).all(|bit| ones(heaps, bit).is_multiple_of(modulus));
    let (mut left, mut changed) = (position.clone(), vec![false; position.len()]);
    for bit in (0..64).rev() {
        // What was made smaller may have any lower bits.
        let free = changed.iter().filter(|changed| **changed).count() as u32;
        let fixed =
            (0..left.len()).filter(|i| !changed[*i]).map(|i| (left[i] >> bit & 1) as u32).sum::<u32>();
        let over = fixed % modulus;
        let wanted = (modulus - over) % modulus;
        let mut more = if wanted <= free { wanted } else { 0 };
        for i in (0..left.len()).filter(|i| changed[*i]) {
            left[i] = left[i] & !(1 << bit) | u64::from(more > 0) << bit;
            more = more.saturating_sub(1);
        }
        // Else `over` others lose their one: no more than k in all, as over + free is at most k.
        let mut more = if wanted <= free { 0 } else { over };
        for i in 0..left.len() {
            if more > 0 && !changed[i] && left[i] >> bit & 1 == 1 {
                (left[i], changed[i], more) = (left[i] & !(1 << bit), true, more - 1);
            }
        }
    }
    let lost = is_lost(position);
    Some(LargeAnswer {
        parts: vec![(position.clone(), None)],
        value: None,
        outcome: if lost { Outcome::Loss } else { Outcome::Win },
        winning: if lost { vec![] } else { vec![Run::one(0, vec![left])] },
        is_all: lost,
        theorem: format!("Moore 1910: lost if each binary digit is 1 in a multiple of {modulus} heaps"),
    })
}

impl Game for Moore {
    fn title(&self) -> String {
        if self.k == 1 {
            format!("nim {}", self.heaps)
        } else {
            format!("moore {} of {}", self.k, self.heaps)
        }
    }

    fn shape(&self) -> Shape {
        match self.heaps {
            1 => Shape::Line { first: 0 },
            2 => Shape::Grid { first: 0 },
            size => Shape::Tuples { size, first: 0, sorted: true },
        }
    }

    /// The order of the heaps means nothing.
    fn form(&self, position: &Position) -> Option<Position> {
        let mut sorted = position.clone();
        sorted.sort_unstable();
        Some(sorted)
    }

    fn options(&mut self, position: &Position) -> Result<Vec<Parts>, Flaw> {
        bounds::listed(self.count(position), &self.show(position))?;
        let mut left = smaller(position, self.k);
        left.pop(); // nothing taken
        Ok(left.into_iter().map(|left| vec![left]).collect())
    }

    fn large(&mut self, sum: &[Position], is_misere: bool) -> Option<Result<LargeAnswer, Flaw>> {
        let count = sum.iter().map(|position| self.count(position)).fold(0, u128::saturating_add);
        if count <= MAX_LISTED {
            return None;
        }
        if self.k == 1 { Some(Ok(nim(sum, is_misere))) } else { moore_large(self.k, sum, is_misere).map(Ok) }
    }

    /// One stone.
    fn some_option(&mut self, position: &Position) -> Option<Parts> {
        bounds::one_less(position)
    }

    fn misere(&mut self, sum: &[Position]) -> Option<(Outcome, String)> {
        (self.k == 1).then(|| (nim(sum, true).outcome, BOUTON.to_owned()))
    }

    fn proves(&self, claim: &Claim, is_misere: bool) -> Option<String> {
        let theorem = match (self.k, claim, is_misere) {
            (1, Claim::LostByMisereNimSum, true) => BOUTON,
            (1, Claim::LostByNimSum | Claim::NimSum, false) => NIM_SUM,
            _ => return None,
        };
        Some(theorem.to_owned())
    }

    fn value(&mut self, position: &Position) -> Option<Result<u32, Flaw>> {
        if self.k == 1 {
            return Some(bounds::value(position.iter().fold(0, |sum, heap| sum ^ heap)));
        }
        if self.k == self.heaps {
            // Everything may be taken, or any part of it: the sum.
            let sum = position.iter().try_fold(0u64, |sum, &heap| sum.checked_add(heap));
            let large = || Flaw(format!("{}: the heaps are too large", self.show(position)));
            return Some(sum.ok_or_else(large).and_then(bounds::value));
        }
        let positions = position.iter().fold(1u128, |all, &heap| all.saturating_mul(u128::from(heap) + 1));
        // All orders of the heaps are one position. On the average it has fewer options, by a power
        // of 2 for the changed heaps.
        let orders: u128 = (1..=self.heaps as u128).product();
        let work = (positions / orders).saturating_mul(self.count(position) >> self.k);
        bounds::searched(work, &self.show(position)).err().map(Err)
    }
}
