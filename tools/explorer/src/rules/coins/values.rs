//! The values of single heads, one after the other.

use super::turns::{CoinCounts, Spacing, Turns};
use super::window::Window;
use crate::game::{Certificate, Engine, Flaw};
use crate::rules::bits::{ValueSet, mex};

/// Values from here on are refused: the sets of sums are bits for all values.
const MAX_VALUE: usize = 1 << 24;

/// Steps for a single position.
const MAX_STEPS: u128 = 1_000_000_000;

/// The values so far, and what the next one follows from.
#[derive(Clone)]
pub struct CoinValues {
    turns: Turns,
    values: Vec<u32>,
    /// For coins anywhere: by number of coins, their possible sums (as a xor).
    sums: Vec<ValueSet>,
    /// For 1 to k neighbours.
    window: Option<Window>,
    /// The coin that had an option of this value last, plus 1.
    seen: Vec<usize>,
}

impl CoinValues {
    pub fn new(turns: Turns) -> CoinValues {
        let window = match &turns {
            Turns::Count(counts, Spacing::Consecutive) if counts.len() == 1 && *counts[0].start() == 1 => {
                Some(Window::new(*counts[0].end()))
            }
            _ => None,
        };
        let mut none = ValueSet::default();
        none.insert(0);
        CoinValues { turns, values: vec![], sums: vec![none], window, seen: vec![] }
    }

    pub fn at(&mut self, coin: u64) -> Result<u32, Flaw> {
        if self.work(coin) > MAX_STEPS {
            return Err(Flaw(format!("coin {coin} is too far right: its value would take too long")));
        }
        while self.values.len() as u64 <= coin {
            self.push()?;
        }
        Ok(self.values[coin as usize])
    }

    /// About as many steps lead to a coin.
    fn work(&self, coin: u64) -> u128 {
        let n = u128::from(coin) + 1;
        let each = match &self.turns {
            Turns::Offsets(turns) => turns.iter().map(|turn| turn.len() as u128 + 1).sum(),
            Turns::Count(counts, spacing) => {
                let most = u128::from(most(counts)).min(n);
                match spacing {
                    Spacing::Anywhere if most < 4 => 1 + n * (most - 1) / 4,
                    Spacing::Anywhere => n.saturating_mul(n),
                    Spacing::Consecutive if self.window.is_some() => 1,
                    Spacing::Consecutive => most,
                    Spacing::Spaced => n * most.min(20),
                }
            }
        };
        // The values are in memory, too.
        n.saturating_mul(each.max(40))
    }

    fn push(&mut self) -> Result<(), Flaw> {
        let n = self.values.len();
        if let Some(window) = &self.window {
            return self.admit(window.mex());
        }
        let value = match &self.turns {
            Turns::Count(counts, Spacing::Anywhere) => self.least_sum(counts) as usize,
            Turns::Count(counts, spacing) => {
                let farthest = if *spacing == Spacing::Spaced { n.max(1) } else { 1 };
                for by in 1..=farthest {
                    spaced(&self.values, counts, by, |value| mark(&mut self.seen, n, value));
                }
                self.seen.iter().position(|&coin| coin != n + 1).unwrap_or(self.seen.len())
            }
            Turns::Offsets(turns) => {
                for turn in turns {
                    let others = turn.iter().map(|&by| n.checked_sub(usize::try_from(by).ok()?));
                    let sum = others.into_iter().try_fold(0, |sum, at| Some(sum ^ self.values[at?]));
                    sum.into_iter().for_each(|value| mark(&mut self.seen, n, value));
                }
                self.seen.iter().position(|&coin| coin != n + 1).unwrap_or(self.seen.len())
            }
        };
        self.admit(value as u32)
    }

    fn admit(&mut self, value: u32) -> Result<(), Flaw> {
        if value as usize >= MAX_VALUE {
            let n = self.values.len();
            return Err(Flaw(format!("coin {n}: values from {MAX_VALUE} on are too large for this game")));
        }
        self.values.push(value);
        if let Some(window) = &mut self.window {
            window.push(value);
        }
        if let Turns::Count(counts, Spacing::Anywhere) = &self.turns {
            let most = usize::try_from(most(counts) - 1).unwrap_or(usize::MAX).min(self.values.len());
            self.add(value, most);
        }
        Ok(())
    }

    /// The least number that is not the sum of the other coins of any turn.
    fn least_sum(&self, counts: &CoinCounts) -> u32 {
        let others = |range: &std::ops::RangeInclusive<u64>| {
            let last = usize::try_from(*range.end()).unwrap_or(usize::MAX).min(self.sums.len());
            self.sums.get(*range.start() as usize - 1..last).unwrap_or(&[])
        };
        mex(counts.iter().flat_map(others), |_| 0)
    }

    /// Sums with one more coin, of up to `most` coins.
    fn add(&mut self, value: u32, most: usize) {
        if self.sums.len() <= most {
            self.sums.push(ValueSet::default());
        }
        for count in (1..self.sums.len()).rev() {
            let (fewer, sums) = self.sums.split_at_mut(count);
            sums[0].unite_xor(&fewer[count - 1], value);
        }
    }
}

/// The most coins of a turn.
fn most(counts: &CoinCounts) -> u64 {
    counts.iter().map(|range| *range.end()).max().unwrap_or(1)
}

/// The sums of the other coins, at distances `by`, 2 `by`, ..., for each number of coins. That of
/// no other coins belongs to the distance 1.
fn spaced(values: &[u32], counts: &CoinCounts, by: usize, mut each: impl FnMut(u32)) {
    let allows = |count: u64| counts.iter().any(|range| range.contains(&count));
    if by == 1 && allows(1) {
        each(0);
    }
    let (mut sum, most) = (0, most(counts));
    for (i, value) in values.iter().rev().skip(by - 1).step_by(by).enumerate() {
        let count = i as u64 + 2;
        if count > most {
            break;
        }
        sum ^= value;
        if allows(count) {
            each(sum);
        }
    }
}

fn mark(seen: &mut Vec<usize>, coin: usize, value: u32) {
    if seen.len() <= value as usize {
        seen.resize(value as usize + 1, 0);
    }
    seen[value as usize] = coin + 1;
}

impl Engine for CoinValues {
    fn extend(&mut self, values: &mut Vec<u32>, count: usize) -> Result<(), Flaw> {
        for &value in values.iter().take(count).skip(self.values.len()) {
            self.admit(value)?;
        }
        let pushed = (self.values.len()..count).try_for_each(|_| self.push());
        // Those before one that is too large are found.
        let end = count.min(self.values.len());
        if values.len() < end {
            values.extend_from_slice(&self.values[values.len()..end]);
        }
        pushed
    }

    /// If all distances are at most d, and d values in a row are the same as p places before, so is
    /// everything after them: it follows in the same way. O(n).
    fn certificate(&self, values: &[u32]) -> Option<Certificate> {
        let Turns::Offsets(turns) = &self.turns else { return None };
        let farthest = turns.iter().flatten().max().map_or(1, |d| *d);
        let reversed: Vec<u32> = values.iter().rev().copied().collect();
        let same = prefixes(&reversed);
        let period = (1..values.len()).find(|&p| same[p] as u64 >= farthest)?;
        let pre_period = values.len() - period - same[period];
        Some(Certificate {
            pre_period: pre_period as u64,
            period: period as u64,
            saltus: 0,
            checked: (values.len() - period - 1) as u64,
            needed: pre_period as u64 + farthest - 1,
            theorem: "a value follows from those at the distances of the turns, as many as the largest of them",
        })
    }

    fn memory(&self, count: usize) -> u64 {
        let sums = match &self.turns {
            // With 24 coins or more in a turn, the values double until they are refused.
            Turns::Count(counts, Spacing::Anywhere) => most(counts).min(24) * (MAX_VALUE / 8) as u64,
            _ => 0,
        };
        32 * count as u64 + sums
    }
}

/// For each place, how far the text from there on is its own beginning (the Z-function).
fn prefixes(text: &[u32]) -> Vec<usize> {
    let mut same = vec![0; text.len()];
    let (mut from, mut to) = (0, 0);
    for i in 1..text.len() {
        let known = if i < to { same[i - from].min(to - i) } else { 0 };
        let more = text[i + known..].iter().zip(&text[known..]).take_while(|(a, b)| a == b).count();
        same[i] = known + more;
        if i + same[i] > to {
            (from, to) = (i, i + same[i]);
        }
    }
    same
}
