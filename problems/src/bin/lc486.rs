//! # LeetCode 486: Predict the Winner
//!
//! - **Source**: <https://leetcode.com/problems/predict-the-winner/>
//! - **Limits**: 0.3 s (our own; the judge prints none)
//! - **Idea**: the difference of scores over all intervals must not be negative.
//! - **Template**: `intervals`, `leetcode`

use grundy::intervals;
use grundy::leetcode;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while !input.at_end() {
        let nums = leetcode::argument(input)?;
        out.line(leetcode::answer(&Solution::predict_the_winner(nums)));
    }
    Ok(())
}

struct Solution;

impl Solution {
    pub fn predict_the_winner(nums: Vec<i32>) -> bool {
        let row: Vec<i64> = nums.into_iter().map(i64::from).collect();
        intervals::score_difference(&row) >= 0
    }
}
