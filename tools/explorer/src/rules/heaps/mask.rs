//! Which values of a game of splits in two are rare: a choice of bits.

/// Divides values into two classes, so that two parts of one class make a rare value, and parts of
/// different classes a common one.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Mask {
    bits: u32,
    /// Whether the class also depends on whether the heap is even.
    parity: bool,
    /// What every take has as a remainder by 2, if so.
    odd: bool,
}

/// Larger values are not counted.
const BITS: u32 = 16;

impl Mask {
    pub fn is_none(self) -> bool {
        self.bits == 0
    }

    /// Whether a heap of this size is rare if it has this value.
    #[inline]
    pub fn is_rare(self, heap: usize, value: u32) -> bool {
        let place = self.parity && (heap % 2 == 1) != self.odd;
        (value & self.bits).count_ones() % 2 == u32::from(place)
    }

    /// The mask for which the fewest of these values are rare. `takes`: what a move takes before
    /// it splits. O(n + v log v), by a Walsh–Hadamard transform.
    pub fn best(values: &[u32], takes: impl Iterator<Item = usize> + Clone) -> Mask {
        let largest = values.iter().copied().max().unwrap_or(0);
        let width = u32::BITS - largest.leading_zeros();
        if width > BITS {
            return Mask::default();
        }
        let odd = takes.clone().next().is_some_and(|take| take % 2 == 1);
        let may_count = takes.into_iter().all(|take| (take % 2 == 1) == odd);
        let mut counts = vec![0i64; 2 << width];
        for (heap, value) in values.iter().enumerate() {
            let place = (heap % 2 == 1) != odd;
            counts[*value as usize * 2 + usize::from(place)] += 1;
        }
        transform(&mut counts);
        let masks = (2..counts.len()).filter(|mask| may_count || mask % 2 == 0);
        let best = masks.min_by_key(|mask| counts[*mask]).unwrap_or(0);
        Mask { bits: (best / 2) as u32, parity: best % 2 == 1, odd }
    }
}

/// The sums with a sign for each set of bits: minus if an odd number of them is set.
fn transform(counts: &mut [i64]) {
    let mut half = 1;
    while half < counts.len() {
        for block in counts.chunks_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for (low, high) in low.iter_mut().zip(high) {
                (*low, *high) = (*low + *high, *low - *high);
            }
        }
        half *= 2;
    }
}
