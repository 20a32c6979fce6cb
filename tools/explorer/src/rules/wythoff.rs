//! Wythoff's game in Fraenkel's general form, and the corner cut.

use super::bits::{ValueSet, mex};
use super::kind::form;
use super::wythoff_pairs as pairs;
use super::{GameKind, Reading, Words, bounds};
use crate::game::{Flaw, Game, LargeAnswer, Outcome, Parts, Position, Run, Shape};

/// Two heaps, from both of which one may take at once.
pub const KIND: GameKind = GameKind {
    name: "Wythoff's game",
    forms: &[
        form("wythoff", "from one of two heaps, or the same number from both"),
        form("wythoff 2", "from one heap, or k and l from both with |k - l| < 2"),
        form("corner cut", "from one of two heaps, or any numbers from both"),
    ],
    read,
};

const MAX_SQUARES: u128 = 1 << 25;

struct Wythoff {
    /// What is taken from both heaps differs by less; `None` if it may be anything.
    r: Option<u64>,
    table: WythoffTable,
}

fn read(words: &mut Words) -> Reading {
    let r = if words.take("wythoff") {
        if words.peek().is_some_and(|word| word.parse::<u64>() == Ok(0)) {
            return Some(Err(Flaw("`wythoff 0` is two heaps of Nim: `nim 2`".to_owned())));
        }
        Some(words.number().unwrap_or(1))
    } else if words.take("corner cut") {
        None
    } else {
        return None;
    };
    Some(Ok(Box::new(Wythoff { r, table: WythoffTable::default() })))
}

impl Game for Wythoff {
    fn title(&self) -> String {
        match self.r {
            None => "corner cut".to_owned(),
            Some(1) => "wythoff".to_owned(),
            Some(r) => format!("wythoff {r}"),
        }
    }

    fn shape(&self) -> Shape {
        Shape::Grid { first: 0 }
    }

    fn options(&mut self, position: &Position) -> Result<Vec<Parts>, Flaw> {
        let (a, b) = (position[0], position[1]);
        // Each k has at most 2 r - 1 numbers l, and at most b.
        let wide = self.r.map_or(u64::MAX, |r| r.saturating_mul(2)).min(b);
        let count = u128::from(a) + u128::from(b) + u128::from(a) * u128::from(wide);
        bounds::listed(count, &self.show(position))?;
        let r = self.r.unwrap_or(a.max(b) + 1);
        let both =
            (1..=a).flat_map(|k| (1..=b).filter(move |l| k.abs_diff(*l) < r).map(move |l| [a - k, b - l]));
        let one = (1..=a).map(|k| [a - k, b]).chain((1..=b).map(|l| [a, b - l]));
        Ok(one.chain(both).map(|left| vec![left.to_vec()]).collect())
    }

    fn value(&mut self, position: &Position) -> Option<Result<u32, Flaw>> {
        let (a, b) = (position[0], position[1]);
        let Some(r) = self.r else {
            // All sums below a + b are reached, and no move keeps the sum.
            return Some(a.checked_add(b).ok_or_else(|| too_large(a, b)).and_then(bounds::value));
        };
        let wide = b.max(self.table.across() as u64 * 2);
        let across = [wide, b].into_iter().find(|&across| fits(r, a, across));
        Some(across.ok_or_else(|| too_large(a, b)).map(|across| self.table.row(r, a, b, across)[b as usize]))
    }

    fn large(&mut self, sum: &[Position], is_misere: bool) -> Option<Result<LargeAnswer, Flaw>> {
        match self.r {
            None if sum.iter().flatten().all(|heap| *heap <= pairs::LARGE) || is_misere => None,
            None => corners(sum).map(Ok),
            Some(r) => pairs::large(r, sum, is_misere).map(Ok),
        }
    }

    /// One stone.
    fn some_option(&mut self, position: &Position) -> Option<Parts> {
        bounds::one_less(position)
    }

    fn row(&mut self, x: u64, across: u64) -> Option<Result<Vec<u32>, Flaw>> {
        let r = self.r?;
        let large = || Err(too_large(x, across));
        Some(if fits(r, x, across) { Ok(self.table.row(r, x, across, across).to_vec()) } else { large() })
    }
}

/// The corner cut, whose values are the sums of both heaps: what is left has any smaller one.
fn corners(sum: &[Position]) -> Option<LargeAnswer> {
    let value = |position: &Position| Some((position.clone(), Some(position[0].checked_add(position[1])?)));
    let parts = sum.iter().map(value).collect::<Option<Vec<_>>>()?;
    let total = parts.iter().fold(0, |sum, part| sum ^ part.1.unwrap_or(0));
    let mut winning = Vec::new();
    for (part, (position, value)) in parts.iter().enumerate() {
        let (value, wanted) = (value.unwrap_or(0), total ^ value.unwrap_or(0));
        if wanted < value {
            let (least, most) = (wanted.saturating_sub(position[1]), wanted.min(position[0]));
            let left = |first: u64| vec![vec![first, wanted - first]];
            let step = u64::from(least < most);
            winning.push(Run { part, first: left(least), last: left(most), step, count: most - least + 1 });
        }
    }
    let outcome = if total == 0 { Outcome::Loss } else { Outcome::Win };
    let theorem = "all smaller sums of both heaps can be left: the value is their sum".to_owned();
    Some(LargeAnswer { parts, value: Some(total), outcome, winning, is_all: true, theorem })
}

/// Whether there is memory for the table, and time: a square costs O(r), as far as the table goes.
fn fits(r: u64, x: u64, across: u64) -> bool {
    let squares = (u128::from(x) + 1).saturating_mul(u128::from(across) + 1);
    squares <= MAX_SQUARES && squares * u128::from(r.min(x.max(across)) / 16 + 1) <= MAX_SQUARES * 4
}

fn too_large(x: u64, y: u64) -> Flaw {
    Flaw(format!("{x},{y}: the table to there is too large"))
}

/// The values row by row. What is in reach is three sets of bits: the row so far, the column so
/// far, and the band about the diagonal, cut off where the column ends. Time O(r + v / 64) for each
/// square of value v.
#[derive(Default)]
struct WythoffTable {
    rows: Vec<Vec<u32>>,
    columns: Vec<ValueSet>,
    /// For each square of the last row.
    bands: Vec<ValueSet>,
}

impl WythoffTable {
    fn across(&self) -> usize {
        self.columns.len().saturating_sub(1)
    }

    /// The values of (x, 0), ..., (x, y); a table that must begin anew goes to `across`.
    fn row(&mut self, r: u64, x: u64, y: u64, across: u64) -> &[u32] {
        if y as usize >= self.columns.len() || !fits(r, x, self.across() as u64) {
            *self = WythoffTable {
                columns: vec![ValueSet::default(); across as usize + 1],
                ..WythoffTable::default()
            };
            self.bands = vec![ValueSet::default(); across as usize + 1];
        }
        while self.rows.len() <= x as usize {
            self.push(r);
        }
        &self.rows[x as usize][..=y as usize]
    }

    fn push(&mut self, r: u64) {
        let x = self.rows.len();
        // Along a diagonal, the band of a square is that of the one before, and new squares.
        self.bands.rotate_right(1);
        self.bands[0].clear();
        let reach = usize::try_from(r).unwrap_or(usize::MAX);
        let (mut row, mut set) = (Vec::with_capacity(self.columns.len()), ValueSet::default());
        for y in 0..self.columns.len() {
            let band = &mut self.bands[y];
            if x > 0 && y > 0 {
                (0..reach.min(y)).for_each(|j| band.insert(self.rows[x - 1][y - 1 - j]));
                (1..reach.min(x)).for_each(|i| band.insert(self.rows[x - 1 - i][y - 1]));
            }
            let value = mex([&set, &self.columns[y], &*band].into_iter(), |_| 0);
            set.insert(value);
            self.columns[y].insert(value);
            row.push(value);
        }
        self.rows.push(row);
    }
}
