//! # LeetCode 464: Can I Win
//!
//! - **Source**: <https://leetcode.com/problems/can-i-win/>
//! - **Limits**: 0.3 s (our own; the judge prints none)
//! - **Idea**: a table over the sets of numbers left; the total follows from the set.
//! - **Template**: `outcome`, `leetcode`

use grundy::leetcode;
use grundy::outcome;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while !input.at_end() {
        let (most, total) = (leetcode::argument(input)?, leetcode::argument(input)?);
        out.line(leetcode::answer(&Solution::can_i_win(most, total)));
    }
    Ok(())
}

struct Solution;

impl Solution {
    pub fn can_i_win(max_choosable_integer: i32, desired_total: i32) -> bool {
        let most = max_choosable_integer;
        if desired_total <= most {
            return true;
        }
        if most * (most + 1) / 2 < desired_total {
            return false;
        }
        // The sets of numbers that are left, as bits. With the total reached there is no move.
        let left = move |set: usize| (0..most as usize).filter(move |i| set >> i & 1 == 1);
        let needless = most * (most + 1) / 2 - desired_total;
        let wins = outcome::table(1 << most, |set| {
            let over = left(set).map(|i| i as i32 + 1).sum::<i32>() <= needless;
            left(set).filter(move |_| !over).map(move |i| set ^ (1 << i))
        });
        wins[(1 << most) - 1]
    }
}
