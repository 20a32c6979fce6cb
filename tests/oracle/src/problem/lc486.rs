//! A row of numbers; a move takes the first or the last one. Does the first player get at least as
//! much as the other one? A list on each line.

use crate::prelude::*;

/// Lists.
pub fn generate(random: &mut Rng) -> String {
    let line = |random: &mut Rng| {
        let nums: Vec<u32> = (0..random.usize(1..=9)).map(|_| random.u32(0..=9)).collect();
        format!("{nums:?}\n").replace(' ', "")
    };
    (0..random.usize(1..=6)).map(|_| line(random)).collect()
}

/// Tries both ends.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some(nums) = crate::generate::next_list(input)? {
        input.require(nums.len() <= 20, "at most 20 numbers")?;
        out.line(difference(&nums) >= 0);
    }
    Ok(())
}

fn difference(nums: &[i64]) -> i64 {
    let [first, .., last] = nums else { return nums.iter().sum() };
    (first - difference(&nums[1..])).max(last - difference(&nums[..nums.len() - 1]))
}
