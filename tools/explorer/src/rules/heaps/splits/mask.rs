//! Which values of a game of splits in two are rare: a choice of bits.

/// Divides values into two classes, so that two parts of one class make a rare value, and parts of
/// different classes a common one. By default all values are rare.
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

    /// Whether a value has another class where `take` are taken from its heap.
    pub fn changes_after(self, take: usize) -> bool {
        self.parity && take % 2 == 1
    }

    /// The value without the lowest bit of the mask, which follows from the others and the class.
    /// Values of one class keep their order, and the xor of two is folded as they are.
    #[inline]
    pub fn fold(self, value: u32) -> u32 {
        let below = self.below();
        value & below | value >> 1 & !below
    }

    /// The value of a heap, of this class, that is folded into this one.
    #[inline]
    pub fn unfold(self, heap: usize, folded: u32, is_rare: bool) -> u32 {
        let below = self.below();
        let value = folded & below | (folded & !below) << 1;
        if self.is_rare(heap, value) == is_rare { value } else { value | (below + 1) }
    }

    /// The bits below the lowest one of the mask; without a mask, all of them.
    #[inline]
    pub fn below(self) -> u32 {
        (self.bits & self.bits.wrapping_neg()).wrapping_sub(1)
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
        let mut counts = vec![0.0; 2 << width];
        for (heap, value) in values.iter().enumerate() {
            let place = (heap % 2 == 1) != odd;
            counts[*value as usize * 2 + usize::from(place)] += 1.0;
        }
        transform(&mut counts);
        let masks = (2..counts.len()).filter(|mask| may_count || mask % 2 == 0);
        let best = masks.min_by(|one, other| counts[*one].total_cmp(&counts[*other])).unwrap_or(0);
        Mask { bits: (best / 2) as u32, parity: best % 2 == 1, odd }
    }
}

/// The sums with a sign for each set of bits: minus if an odd number of them is set.
pub fn transform(sums: &mut [f64]) {
    let mut half = 1;
    while half < sums.len() {
        for block in sums.chunks_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for (low, high) in low.iter_mut().zip(high) {
                (*low, *high) = (*low + *high, *low - *high);
            }
        }
        half *= 2;
    }
}
