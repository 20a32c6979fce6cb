//! Which parts to try first, so that most values of a class are soon seen among the options.

use super::lanes::{LANES, PartCell, TableCell};
use super::mask::{Mask, transform};

/// The heaps so far.
pub struct Heaps<'a, T> {
    pub mask: Mask,
    /// Folded values are below 64 times this, a power of two; the common cells are those above.
    pub words: usize,
    pub cells: &'a [T],
    /// The rare ones from LANES on, ascending.
    pub rare: &'a [PartCell<T>],
    pub values: &'a [u32],
}

/// Common parts that are tried are below this: their partners are in the cache, and have the values
/// of the latest heaps.
const MAX_TRIED: usize = 1 << 13;

/// So many heaps tell enough of what the next ones are like.
const RECENT: usize = 1 << 16;

/// For more words no parts are tried first, as each would show too little.
const MAX_WORDS: usize = 64;

/// What it costs to look at one more pair, and that a value is missing, rare or common: in units of
/// what it costs to try a part. The least time of a few trials with 0.6, 0.142, 0.376, 0.007 and
/// Grundy's game; the latter two are larger than what was measured for a single value, since values
/// are not independent.
const PAIR_COST: f64 = 2.0;
const RARE_COST: f64 = 8_000.0;
const COMMON_COST: f64 = 20_000.0;

impl<T: TableCell> Heaps<'_, T> {
    /// For each 64 cells: which parts are tried first, by what the latest heaps are like. `last`:
    /// what is taken at the most.
    pub fn tried_first(&self, last: usize) -> Vec<Vec<PartCell<T>>> {
        let (n, width) = (self.values.len(), 64 * self.words);
        if self.words > MAX_WORDS {
            return vec![];
        }
        let recent = n - RECENT.min(n / 2)..n;
        let share = 1.0 / recent.len() as f64;
        let class = if self.mask.is_none() { 0 } else { width };
        let mut shares = vec![0.0; width];
        for cell in &self.cells[recent.clone()] {
            if cell.index() >= class {
                shares[cell.index() - class] += share;
            }
        }
        let [mut common, mut rare] = [vec![vec![]; width], vec![vec![]; width]];
        let latest = |end: usize| end.saturating_sub(last);
        for heap in LANES..latest(MAX_TRIED.min(n / 2)) {
            let cell = self.cells[heap].index();
            if cell >= class {
                common[cell - class].push(heap as u32);
            }
        }
        for (heap, cell) in self.rare.iter().take_while(|part| (part.0 as usize) < latest(n)) {
            rare[cell.index()].push(*heap);
        }
        let mut pair_shares = shares.clone();
        transform(&mut pair_shares);
        pair_shares.iter_mut().for_each(|sum| *sum *= *sum / width as f64);
        transform(&mut pair_shares);
        // How many heaps have a larger value.
        let mut above = vec![0.0; 2 * width + 1];
        self.values[recent].iter().for_each(|value| above[*value as usize] += share);
        (0..2 * width).rev().for_each(|value| above[value] += above[value + 1]);
        let rare_cost = |value: usize| {
            let pairs = (1.0 / pair_shares[value].max(0.0)).min(n as f64 / 2.0);
            let larger = above[self.mask.unfold(n, value as u32, true) as usize + 1];
            larger * (PAIR_COST * pairs + RARE_COST)
        };
        let common_cost =
            |value: usize| above[self.mask.unfold(n, value as u32, false) as usize + 1] * COMMON_COST;
        // A rare value has two common parts, a common one has a rare one.
        let mut tried = self.tried_parts(&shares, &rare_cost, &common, class);
        if !self.mask.is_none() {
            tried.extend(self.tried_parts(&shares, &common_cost, &rare, 0));
        }
        tried
    }

    /// For each 64 values.
    fn tried_parts(
        &self,
        shares: &[f64],
        cost: &dyn Fn(usize) -> f64,
        parts: &[Vec<u32>],
        class: usize,
    ) -> Vec<Vec<PartCell<T>>> {
        let of_word = |word: usize| {
            let mut costs = vec![0.0; shares.len()];
            (64 * word..64 * (word + 1)).for_each(|value| costs[value] = cost(value));
            let chosen = choose(shares, costs, &mut parts.to_vec()).into_iter();
            let mut tried: Vec<_> = chosen.map(|(part, cell)| (part, T::of(cell | class))).collect();
            tried.sort_unstable();
            tried
        };
        (0..self.words).map(of_word).collect()
    }
}

/// Parts with their cells, each of which saves more than it costs when chosen. O(k / b v log v)
/// for k parts, b of them at once, and v values.
///
/// - `shares`: how much of all heaps has each cell, a power of two of them; taken as independent of
///   each other, which they are not.
/// - `costs`: for each value, what it costs on average that no part has shown it, in units of what
///   one more part costs.
/// - `parts`: for each cell, the parts that have it. Those that are chosen are taken out.
fn choose(shares: &[f64], mut costs: Vec<f64>, parts: &mut [Vec<u32>]) -> Vec<(u32, usize)> {
    let mut spectrum = shares.to_vec();
    transform(&mut spectrum);
    let (mut chosen, mut place) = (Vec::new(), 0_u64);
    loop {
        // What a part of each cell saves: the xor convolution of costs and shares.
        let mut savings = costs.clone();
        transform(&mut savings);
        savings.iter_mut().zip(&spectrum).for_each(|(saving, share)| *saving *= share);
        transform(&mut savings);
        let pays = |cell: &usize| !parts[*cell].is_empty() && savings[*cell] > shares.len() as f64;
        let mut best: Vec<usize> = (0..parts.len()).filter(pays).collect();
        if best.is_empty() {
            return chosen;
        }
        best.sort_by(|one, other| savings[*other].total_cmp(&savings[*one]));
        for &cell in best.iter().take(1 + chosen.len() / 16) {
            // Neighbouring parts often show the same; any fixed disorder will do.
            place = place.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let part = (place >> 32) as usize % parts[cell].len();
            chosen.push((parts[cell].swap_remove(part), cell));
            for (value, cost) in costs.iter_mut().enumerate() {
                *cost *= 1.0 - shares[value ^ cell];
            }
        }
    }
}
