//! # AtCoder ABC 209 E: Shiritori
//!
//! - **Source**: <https://atcoder.jp/contests/abc209/tasks/abc209_e>
//! - **Limits**: 2 s, 1024 MB (time from a mirror, memory from memory)
//! - **Idea**: a word is an edge from its first three letters to its last three; after word i the
//!   other player moves from the latter, and the graph is analysed backwards.
//! - **Template**: `numbering`, `retrograde`

use grundy::numbering::Numbering;
use grundy::retrograde::{self, Outcome};
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n: usize = input.int()?;
    input.within(&[n], 1..=200_000)?;
    let mut words = Vec::new();
    for _ in 0..n {
        let word = input.word()?.as_bytes();
        let from = word.len().checked_sub(3).ok_or("a word of less than 3 letters")?;
        words.push((word[..3].to_vec(), word[from..].to_vec()));
    }
    let game = Numbering::from_edges(words.iter().cloned());
    let outcomes = retrograde::outcomes(&game.graph);
    for (_, end) in &words {
        out.line(match outcomes[game.numbers[end]].0 {
            Outcome::Loss => "Takahashi",
            Outcome::Win => "Aoki",
            Outcome::Draw => "Draw",
        });
    }
    Ok(())
}
