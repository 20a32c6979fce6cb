//! # Codeforces 255E: Furlo and Rublo and Game
//!
//! - **Source**: <https://codeforces.com/problemset/problem/255/E>
//! - **Limits**: 2 s, 256 MB
//! - **Idea**: after a move a pile is at most 881917, and its options are neighbours: a value is
//!   among them if its last occurrence below the upper end is not before the lower one. No more
//!   than 4 values occur.
//! - **Template**: `sum`

use grundy::scan::{self, Error, Out, Scan};
use grundy::sum;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n: usize = input.int()?;
    let piles: Vec<u64> = input.ints(n)?;
    input.within(&piles, 1..=777_777_777_777)?;
    // By pile, where each value occurred last up to there (0: not yet, as no move leads to 0).
    let mut last = vec![[0u64; 5]];
    for pile in 1..=881_917 {
        let mut row = last[pile as usize - 1];
        row[sg(pile, &last) as usize] = pile;
        last.push(row);
    }
    let values = piles.iter().map(|&pile| sg(pile, &last));
    out.line(if sum::first_player_wins(values) { "Furlo" } else { "Rublo" });
    Ok(())
}

fn sg(pile: u64, last: &[[u64; 5]]) -> u32 {
    let mut high = (pile as f64).sqrt() as u64 + 1;
    while high * high > pile || high >= pile {
        high -= 1;
    }
    let mut low = ((pile as f64).powf(0.25) as u64).max(2) - 1;
    while low.pow(4) < pile {
        low += 1;
    }
    let is_option = |&option: &u32| high >= low && last[high as usize][option as usize] >= low;
    (0..4).find(|option| !is_option(option)).unwrap_or(4)
}
