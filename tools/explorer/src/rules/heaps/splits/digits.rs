//! Values as two bytes each, with which wide registers look up many pairs at once.

#![cfg_attr(not(target_arch = "x86_64"), expect(unused, reason = "there are no such registers"))]

use super::reversed::Reversed;
#[cfg(target_arch = "x86_64")]
use super::{sieve, windows};
use fearless_simd::Level;
#[cfg(target_arch = "x86_64")]
use fearless_simd::{Avx2, Avx512, Simd};

/// Of the values of a list: how many eighths, and the rest. Each once more in descending order.
pub struct Digits {
    registers: Registers,
    lists: [Vec<u8>; 2],
    reversed: [Reversed<u8>; 2],
}

/// Where pairs can be looked up.
#[derive(Clone, Copy)]
enum Registers {
    #[cfg(target_arch = "x86_64")]
    Avx512(Avx512),
    #[cfg(target_arch = "x86_64")]
    Avx2(Avx2),
}

/// An eighth of more values is no byte.
const MOST_VALUES: usize = 2048;

impl Registers {
    /// The widest ones, if there are any.
    fn new(level: Level) -> Option<Registers> {
        #[cfg(target_arch = "x86_64")]
        return level.as_avx512().map(Registers::Avx512).or_else(|| level.as_avx2().map(Registers::Avx2));
        #[cfg(not(target_arch = "x86_64"))]
        None
    }
}

impl Digits {
    /// For values below this, where pairs can be looked up.
    pub fn of(values: usize) -> Option<Digits> {
        let registers = Registers::new(Level::new()).filter(|_| values <= MOST_VALUES)?;
        Some(Digits::with(registers))
    }

    fn with(registers: Registers) -> Digits {
        Digits { registers, lists: [vec![], vec![]], reversed: [Reversed::new(), Reversed::new()] }
    }

    pub fn push(&mut self, value: usize) {
        for (place, digit) in [value / 8, value % 8].into_iter().enumerate() {
            self.lists[place].push(digit as u8);
            self.reversed[place].push(digit as u8);
        }
    }

    /// Marks values that `count` pairs have, of a part from `smallest` on and what it leaves of
    /// `total`: all those from `first` on, a multiple of 8, to below what is returned.
    pub fn mark(&self, seen: &mut [u8], first: usize, total: usize, smallest: usize, count: usize) -> usize {
        let pairs = [0, 1].map(|place| {
            let partners = &self.reversed[place].before(total + 1 - smallest)[..count];
            (&self.lists[place][smallest..][..count], partners)
        });
        match self.registers {
            #[cfg(target_arch = "x86_64")]
            Registers::Avx512(simd) => {
                simd.vectorize(
                    #[inline(always)]
                    || sieve::mark_unseen(simd, seen, pairs),
                );
                usize::MAX
            }
            #[cfg(target_arch = "x86_64")]
            Registers::Avx2(simd) => {
                simd.vectorize(
                    #[inline(always)]
                    || windows::mark_window(simd, seen, first, pairs),
                );
                first + windows::WINDOW
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fastrand::Rng;
    use itertools::Itertools;

    /// With all registers that this machine has.
    #[test]
    fn looking_up_shows_what_pairs_make() {
        let mut random = Rng::with_seed(384);
        for (values, registers) in [64, 256, 1024, 2048].into_iter().cartesian_product(all_registers()) {
            let mut digits = Digits::with(registers);
            let common = random.usize(8..=values);
            let mut end = || if random.u8(..) == 0 { values } else { common };
            let ends: Vec<usize> = (0..9000).map(|_| end()).collect();
            let list: Vec<usize> = ends.into_iter().map(|end| random.usize(..end)).collect();
            list.iter().for_each(|value| digits.push(*value));
            for (first, count) in [(0, 4400), (8, 100), (32, 128), (values / 2, 1000), (values - 8, 4000)] {
                let (smallest, total) = (random.usize(1..90), random.usize(8900..9000));
                let mut seen = vec![0; values];
                let end = digits.mark(&mut seen, first, total, smallest, count);
                let mut is_option = vec![false; values];
                (smallest..smallest + count)
                    .for_each(|part| is_option[list[part] ^ list[total - part]] = true);
                for (value, (seen, is_option)) in seen.iter().zip(is_option).enumerate() {
                    let is_sure = (first..end).contains(&value);
                    assert!(is_option >= (*seen == 1), "{value} is no option");
                    assert!(!is_sure || is_option == (*seen == 1), "{value} from {first} of {values}");
                }
            }
        }
    }

    fn all_registers() -> Vec<Registers> {
        let widest = Registers::new(Level::new());
        #[cfg(target_arch = "x86_64")]
        return widest.into_iter().chain(Level::new().as_avx2().map(Registers::Avx2)).collect();
        #[cfg(not(target_arch = "x86_64"))]
        widest.into_iter().collect()
    }
}
