//! # LeetCode 2029: Stone Game IX
//!
//! - **Source**: <https://leetcode.com/problems/stone-game-ix/>
//! - **Limits**: 0.3 s (our own; the judge prints none)
//! - **Idea**: only remainders count, and two stones with 0 cancel. With an even number of these
//!   Alice needs one of each other kind; with an odd number, three more of one kind than of the
//!   other.
//! - **Template**: `leetcode`

use grundy::leetcode;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while !input.at_end() {
        let stones = leetcode::argument(input)?;
        out.line(leetcode::answer(&Solution::stone_game_ix(stones)));
    }
    Ok(())
}

struct Solution;

impl Solution {
    pub fn stone_game_ix(stones: Vec<i32>) -> bool {
        let count = |over: i32| stones.iter().filter(|stone| *stone % 3 == over).count();
        if count(0) % 2 == 0 { count(1).min(count(2)) > 0 } else { count(1).abs_diff(count(2)) > 2 }
    }
}
