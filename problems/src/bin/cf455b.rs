//! # Codeforces 455B: A Lot of Games
//!
//! - **Source**: <https://codeforces.com/problemset/problem/455/B>
//! - **Limits**: 1 s, 256 MB (from memory, unconfirmed, as are the samples)
//! - **Idea**: what can be forced in one game follows from the trie, its last nodes first; and from
//!   that who wins k rounds.
//! - **Template**: `rounds`

use grundy::rounds::{Begins, Forces};
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, k] = input.array::<u64, 2>()?;
    input.within(&[n, k], 1..=1_000_000_000)?;
    let mut trie = vec![[0; 26]]; // by letter the number of the longer prefix; 0: no word has it
    for _ in 0..n {
        let mut node = 0;
        for letter in input.word()?.bytes() {
            let letter = usize::from(letter.wrapping_sub(b'a'));
            if *trie[node].get(letter).ok_or("a word is not in lower case")? == 0 {
                trie[node][letter] = trie.len();
                trie.push([0; 26]);
            }
            node = trie[node][letter];
        }
    }
    let mut forces = vec![Forces { win: false, loss: false }; trie.len()];
    for node in (0..trie.len()).rev() {
        let longer = trie[node].iter().filter(|&&next| next != 0);
        forces[node] = Forces::from_options(longer.map(|&next| forces[next]));
    }
    out.line(if forces[0].rounds(k, Begins::Loser).win { "First" } else { "Second" });
    Ok(())
}
