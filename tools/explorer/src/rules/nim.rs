//! Several heaps in one position: Nim, and Moore's Nim, in which a move takes from up to k heaps.

use super::kind::form;
use super::{GameKind, Reading, Words, bounds};
use crate::game::{Flaw, Game, Parts, Position, Shape};

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

struct Moore {
    /// How many heaps a move may change.
    k: usize,
    heaps: usize,
}

fn read(words: &mut Words) -> Reading {
    if words.take("nim") {
        let heaps = if words.peek().is_none() { Ok(3) } else { heaps(words) };
        return Some(heaps.map(|heaps| Box::new(Moore { k: 1, heaps }) as _));
    }
    words.take("moore").then(|| moore(words).map(|game| Box::new(game) as _))
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
    match words.needed("number of heaps")? {
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

    fn is_unordered(&self) -> bool {
        true
    }

    fn options(&mut self, position: &Position) -> Result<Vec<Parts>, Flaw> {
        bounds::listed(self.count(position), &self.show(position))?;
        let mut left = smaller(position, self.k);
        left.pop(); // nothing taken
        Ok(left.into_iter().map(|left| vec![left]).collect())
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
