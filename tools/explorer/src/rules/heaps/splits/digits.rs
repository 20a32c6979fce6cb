//! Values as two bytes each, with which wide registers look up many pairs at once.

use super::reversed::Reversed;
#[cfg(target_arch = "x86_64")]
pub use super::windows::WINDOW;
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

/// Elsewhere nothing is looked up.
#[cfg(not(target_arch = "x86_64"))]
pub const WINDOW: usize = 0;

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
        let pairs = [0, 1].map(|place| {
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

#[cfg(test)]
mod tests {
    use super::*;
    use fastrand::Rng;

    /// Where pairs are looked up.
    #[test]
    fn a_window_has_what_pairs_make() {
        let mut random = Rng::with_seed(384);
        for values in [64, 256, 1024, 2048] {
            let Some(mut digits) = Digits::of(values) else { return };
            let common = random.usize(8..=values);
            let mut end = || if random.u8(..) == 0 { values } else { common };
            let ends: Vec<usize> = (0..9000).map(|_| end()).collect();
            let list: Vec<usize> = ends.into_iter().map(|end| random.usize(..end)).collect();
            list.iter().for_each(|value| digits.push(*value));
            for (first, count) in [(0, 4400), (8, 100), (32, 128), (values / 2, 1000), (values - 8, 4000)] {
                let (smallest, total) = (random.usize(1..90), random.usize(8900..9000));
                let mut seen = vec![0; values];
                digits.mark_window(&mut seen, first, total, smallest, count);
                let mut is_option = vec![false; values];
                (smallest..smallest + count)
                    .for_each(|part| is_option[list[part] ^ list[total - part]] = true);
                for (value, (seen, is_option)) in seen.iter().zip(is_option).enumerate() {
                    let is_inside = (first..first + WINDOW).contains(&value);
                    assert!(is_option >= (*seen == 1), "{value} is no option");
                    assert!(!is_inside || is_option == (*seen == 1), "{value} from {first} of {values}");
                }
            }
        }
    }
}
