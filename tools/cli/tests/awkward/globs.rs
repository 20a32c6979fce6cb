//! Globs of the library and of a template, and a name of the file's own that a glob also has.
//! gone: winning_moves, sequential_nim, unused
//! kept: nim_sum, own sum

use grundy::nim::*;
use grundy::*;

/// Shadows the module `sum` that the glob imports.
mod sum {
    pub fn of(piles: &[u64]) -> String {
        format!("own sum {}", piles.iter().sum::<u64>())
    }
    pub fn unused() {}
}

fn main() {
    let piles = [3, 4, 5];
    println!("{} {} {}", nim_sum(&piles), first_player_wins(&piles), sum::of(&piles));
    println!("{}", mex::mex([0, 2]));
}
