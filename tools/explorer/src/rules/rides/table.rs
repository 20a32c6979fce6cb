//! The values of all positions in a box, if no number ever grows.

use super::moves::Vectors;
use crate::rules::bits::{ValueSet, mex};

/// A quarter of a gigabyte.
const MAX_NUMBERS: u128 = 1 << 26;

/// Positions that may be split: their number squared is the time.
const MAX_SPLIT: u128 = 20_000;

/// The values by ascending first number, then second, then third. The values that a ride can reach
/// are a set of bits for each of its lines, so that a position costs the union of a few sets.
///
/// Time O((steps + rides) v / 64) for each position with values up to v; with splitting also O(n)
/// for n positions.
#[derive(Clone, Debug)]
pub struct RideTable {
    steps: Vec<[usize; 3]>,
    rides: Vec<[usize; 3]>,
    splits: bool,
    /// The second and third number are smaller than these.
    across: [usize; 2],
    values: Vec<u32>,
    lines: Vec<ValueSet>,
    /// For each position and ride.
    line_of: Vec<u32>,
    /// With splitting: what a move that leaves these numbers can make of them.
    left: Vec<ValueSet>,
}

impl RideTable {
    /// No values yet. No number of a vector may be negative.
    pub fn new(moves: &Vectors, splits: bool) -> RideTable {
        let usual = |v: &[i64; 3]| v.map(|n| n as usize);
        let steps = moves.steps.iter().map(usual).collect();
        let rides = moves.rides.iter().map(usual).collect();
        RideTable {
            steps,
            rides,
            splits,
            across: [1, 1],
            values: vec![],
            lines: vec![],
            line_of: vec![],
            left: vec![],
        }
    }

    /// The value of a position; `None` if the box to it is too large.
    pub fn value(&mut self, [x, y, z]: [u64; 3]) -> Option<u32> {
        let is_large = [y, z].iter().zip(self.across).any(|(&n, size)| n >= size as u64);
        if is_large || !self.fits(x, self.across.map(|n| n as u64 - 1)) {
            // Twice as wide as needed, so that all tables together cost no more than a few.
            let wide = [y, z].map(|n| n.saturating_mul(2).saturating_add(1));
            let across = [wide, [y, z]].into_iter().find(|&across| self.fits(x, across))?;
            self.begin(across);
        }
        let [x, y, z] = [x, y, z].map(|n| n as usize);
        self.extend(x);
        Some(self.values[(x * self.across[0] + y) * self.across[1] + z])
    }

    /// The values of (x, 0), ..., (x, across); `None` if the box to there is too large.
    pub fn row(&mut self, x: u64, across: u64) -> Option<Vec<u32>> {
        if !self.fits(x, [across, 0]) {
            return None;
        }
        if across >= self.across[0] as u64
            || self.across[1] > 1
            || !self.fits(x, [self.across[0] as u64 - 1, 0])
        {
            self.begin([across, 0]);
        }
        self.extend(x as usize);
        let from = x as usize * self.across[0];
        Some(self.values[from..=from + across as usize].to_vec())
    }

    fn fits(&self, x: u64, [y, z]: [u64; 2]) -> bool {
        let count = [x, y, z].iter().fold(1u128, |count, &n| count.saturating_mul(u128::from(n) + 1));
        let numbers = count.saturating_mul(1 + self.rides.len() as u128);
        numbers <= MAX_NUMBERS && (!self.splits || count <= MAX_SPLIT)
    }

    fn begin(&mut self, across: [u64; 2]) {
        self.across = across.map(|n| n as usize + 1);
        self.values.clear();
        self.lines.clear();
        self.line_of.clear();
        self.left.clear();
    }

    fn extend(&mut self, last: usize) {
        let [ys, zs] = self.across;
        for x in self.values.len() / (ys * zs)..=last {
            for y in 0..ys {
                (0..zs).for_each(|z| self.push([x, y, z]));
            }
        }
    }

    fn back(&self, at: [usize; 3], v: [usize; 3]) -> Option<usize> {
        let to = [at[0].checked_sub(v[0])?, at[1].checked_sub(v[1])?, at[2].checked_sub(v[2])?];
        Some((to[0] * self.across[0] + to[1]) * self.across[1] + to[2])
    }

    fn push(&mut self, at: [usize; 3]) {
        let mine = self.line_of.len();
        for k in 0..self.rides.len() {
            let line = match self.back(at, self.rides[k]) {
                Some(before) => self.line_of[before * self.rides.len() + k],
                None => {
                    self.lines.push(ValueSet::default());
                    self.lines.len() as u32 - 1
                }
            };
            self.line_of.push(line);
        }
        let value = self.mex(at, mine);
        self.values.push(value);
        let left = if self.splits { self.split(at) } else { ValueSet::default() };
        for &line in &self.line_of[mine..] {
            let line = &mut self.lines[line as usize];
            line.insert(value);
            line.unite(&left);
        }
        if self.splits {
            self.left.push(left);
        }
    }

    /// The least value that is neither on the lines of a position nor a step away.
    fn mex(&self, at: [usize; 3], mine: usize) -> u32 {
        let lines = self.line_of[mine..].iter().map(|&line| &self.lines[line as usize]);
        let steps = || self.steps.iter().filter_map(|&v| self.back(at, v));
        if self.splits {
            return mex(lines, |word| steps().fold(0, |seen, to| seen | self.left[to].word(word)));
        }
        mex(lines, |word| {
            let values = steps().map(|to| self.values[to]).filter(|value| *value as usize / 64 == word);
            values.fold(0, |seen, value| seen | 1 << (value % 64))
        })
    }

    /// The values of these numbers, whole and in two parts.
    fn split(&self, [x, y, z]: [usize; 3]) -> ValueSet {
        let (mut line, last) = (ValueSet::default(), self.values.len() - 1);
        line.insert(self.values[last]);
        for a in 0..=x {
            for b in 0..=y {
                for c in 0..=z {
                    let part = (a * self.across[0] + b) * self.across[1] + c;
                    // The other part has the other numbers, and so is as far from the end.
                    if part > 0 && part <= last - part {
                        line.insert(self.values[part] ^ self.values[last - part]);
                    }
                }
            }
        }
        line
    }
}
