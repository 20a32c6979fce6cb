//! # ARC 087 E: Prefix-free Game
//!
//! - **Source**: <https://atcoder.jp/contests/arc087/tasks/arc087_c>
//! - **Limits**: 2 s, 256 MB (from memory, unconfirmed)
//! - **Idea**: where the trie has only one of two branches, a complete tree is free; a string takes
//!   a node of it and leaves a free tree of each lower height down to there. So a tree of height h
//!   is worth the mex of runs of xors: the lowest bit of h.
//! - **Template**: `sum`

use grundy::scan::{self, Error, Out, Scan};
use grundy::sum;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, most] = input.array::<u64, 2>()?;
    let mut trie = vec![([0usize; 2], 0)]; // children, depth
    for _ in 0..n {
        let mut node = 0;
        let string = input.word()?.as_bytes().to_vec();
        let is_good = string.iter().all(|bit| b"01".contains(bit)) && string.len() as u64 <= most;
        input.require(is_good, "at most L characters 0 or 1")?;
        for bit in string {
            let branch = usize::from(bit - b'0');
            if trie[node].0[branch] == 0 {
                trie[node].0[branch] = trie.len();
                trie.push(([0; 2], trie[node].1 + 1));
            }
            node = trie[node].0[branch];
        }
    }
    let single = trie.iter().filter(|(children, _)| (children[0] == 0) != (children[1] == 0));
    let heights = single.map(|&(_, depth)| most - depth);
    let wins = sum::first_player_wins(heights.map(|height| height & height.wrapping_neg()));
    out.line(if wins { "Alice" } else { "Bob" });
    Ok(())
}
