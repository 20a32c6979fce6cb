//! Values as two bytes each, with which wide registers look up many pairs at once.

use super::reversed::Reversed;
#[cfg(target_arch = "x86_64")]
use super::windows::mark_window;
use fearless_simd::Level;
#[cfg(target_arch = "x86_64")]
use fearless_simd::Simd;

/// Of the values of a list: how many eighths, and the rest. Each once more in descending order.
pub struct Digits {
    level: Level,
    lists: [Vec<u8>; 2],
    reversed: [Reversed<u8>; 2],
}

/// Digits of some parts and their partners.
pub type DigitPairs<'a> = [(&'a [u8], &'a [u8]); 2];

/// So many values are looked up at once, 128 in each of so many registers.
pub const WINDOW: usize = 128 * TABLES;

/// By trials with 0.007.
pub const TABLES: usize = 3;

/// An eighth of more values is no byte.
const MOST_VALUES: usize = 2048;

impl Digits {
    /// For values below this, where pairs can be looked up. With AVX-512 `sieve` does it.
    pub fn of(values: usize) -> Option<Digits> {
        let level = Level::new();
        #[cfg(target_arch = "x86_64")]
        let can_look_up = level.as_avx2().is_some() && level.as_avx512().is_none();
        #[cfg(not(target_arch = "x86_64"))]
        let can_look_up = false;
        (can_look_up && values <= MOST_VALUES).then(|| Digits {
            level,
            lists: [vec![], vec![]],
            reversed: [Reversed::new(), Reversed::new()],
        })
    }

    pub fn push(&mut self, value: usize) {
        for (place, digit) in [value / 8, value % 8].into_iter().enumerate() {
            self.lists[place].push(digit as u8);
            self.reversed[place].push(digit as u8);
        }
    }

    /// Marks the values in the window from `first` on, a multiple of 8, that pairs of a part from
    /// `smallest` on and what it leaves of `total` have: of so many pairs.
    pub fn mark_window(&self, seen: &mut [u8], first: usize, total: usize, smallest: usize, count: usize) {
        let pairs: DigitPairs = [0, 1].map(|place| {
            let partners = &self.reversed[place].before(total + 1 - smallest)[..count];
            (&self.lists[place][smallest..][..count], partners)
        });
        #[cfg(target_arch = "x86_64")]
        if let Some(simd) = self.level.as_avx2() {
            simd.vectorize(
                #[inline(always)]
                || mark_window(simd, seen, first, pairs),
            );
        }
        #[cfg(not(target_arch = "x86_64"))]
        let _ = (self.level, seen, first, pairs); // there are no digits
    }
}
