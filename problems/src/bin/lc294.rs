//! # LeetCode 294: Flip Game II
//!
//! - **Source**: <https://leetcode.com/problems/flip-game-ii/>
//! - **Limits**: 0.3 s (our own; the judge prints none)
//! - **Idea**: the runs of + are a sum of games: two neighbours disappear from a row, which is
//!   Dawson's Kayles.
//! - **Template**: `octal`, `leetcode`

use grundy::leetcode;
use grundy::octal::Code;
use grundy::scan::{self, Error, Out, Scan};
use grundy::sum;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while !input.at_end() {
        let state = leetcode::argument(input)?;
        out.line(leetcode::answer(&Solution::can_win(state)));
    }
    Ok(())
}

struct Solution;

impl Solution {
    pub fn can_win(current_state: String) -> bool {
        let sg = Code::taking(2).values(current_state.len());
        sum::first_player_wins(current_state.split('-').map(|run| sg[run.len()]))
    }
}
