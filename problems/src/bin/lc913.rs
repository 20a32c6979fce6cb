//! # LeetCode 913: Cat and Mouse
//!
//! - **Source**: <https://leetcode.com/problems/cat-and-mouse/>
//! - **Limits**: 0.3 s (our own; the judge prints none)
//! - **Idea**: retrograde analysis of mouse, cat and whose turn it is, with ends where the mouse is
//!   in the hole or both are on one node.
//! - **Template**: `retrograde`, `leetcode`

use grundy::leetcode;
use grundy::retrograde::{Outcome, Reversed};
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while !input.at_end() {
        let graph: Vec<Vec<i32>> = leetcode::argument(input)?;
        let is_node = |&v: &i32| (0..graph.len()).contains(&(v as usize));
        input.require(graph.len() > 2 && graph.iter().flatten().all(is_node), "nodes")?;
        out.line(leetcode::answer(&Solution::cat_mouse_game(graph)));
    }
    Ok(())
}

struct Solution;

impl Solution {
    pub fn cat_mouse_game(graph: Vec<Vec<i32>>) -> i32 {
        let n = graph.len();
        let at = |mouse: usize, cat: usize, turn: usize| (mouse * n + cat) * 2 + turn; // 1: the cat's
        let (mut edges, mut ends) = (Vec::new(), Vec::new());
        for (mouse, cat) in (0..n).flat_map(|mouse| (1..n).map(move |cat| (mouse, cat))) {
            let to = |v: usize| graph[v].iter().map(|&to| to as usize);
            edges.extend(to(mouse).map(|to| (at(mouse, cat, 0), at(to, cat, 1))));
            edges.extend(to(cat).filter(|&to| to > 0).map(|to| (at(mouse, cat, 1), at(mouse, to, 0))));
            if mouse == 0 || mouse == cat {
                let winner = usize::from(mouse > 0);
                ends.push((at(mouse, cat, winner), Outcome::Win));
                ends.push((at(mouse, cat, 1 - winner), Outcome::Loss));
            }
        }
        let result = Reversed::from_edges(2 * n * n, &edges).outcome(at(1, 2, 0), ends).0;
        i32::from(result == Outcome::Win) + 2 * i32::from(result == Outcome::Loss)
    }
}
