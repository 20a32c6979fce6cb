//! # LeetCode 1140: Stone Game II
//!
//! - **Source**: <https://leetcode.com/problems/stone-game-ii/>
//! - **Limits**: 0.3 s (our own; the judge prints none)
//! - **Idea**: the difference of scores by the first pile left and M.
//! - **Template**: `minimax`, `leetcode`

use grundy::leetcode;
use grundy::minimax::{Minimax, Turn};
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while !input.at_end() {
        let piles: Vec<i32> = leetcode::argument(input)?;
        input.within(&[piles.len()], 0..=100)?;
        input.require(piles.iter().all(|pile| (0..=10_000).contains(pile)), "piles of at most 10^4")?;
        out.line(leetcode::answer(&Solution::stone_game_ii(piles)));
    }
    Ok(())
}

struct Solution;

impl Solution {
    pub fn stone_game_ii(piles: Vec<i32>) -> i32 {
        let n = piles.len();
        let mut row = Minimax::new(|&(from, m): &(usize, usize)| {
            if from == n {
                return Turn::End(0);
            }
            let piles = &piles;
            let take = |x: usize| (piles[from..from + x].iter().sum(), (from + x, m.max(x)));
            Turn::Alternate((1..=(2 * m).min(n - from)).map(take).collect::<Vec<(i32, _)>>())
        });
        let difference = row.value(&(0, 1));
        (piles.iter().sum::<i32>() + difference) / 2
    }
}
