//! `use` inside functions and blocks, and paths without any `use`.
//! gone: winning_moves, retain, HashSet
//! kept: least, FxHashMap

fn main() {
    use std::collections::HashSet;
    let mut seen: grundy::fx::FxHashMap<u64, u64> = Default::default();
    {
        use grundy::mex::mex as least;
        println!("{}", least(vec![0, 1, 2]));
    }
    let sum = |piles: &[u64]| {
        use ::grundy::nim::{self, nim_sum};
        nim_sum(piles) + u64::from(nim::first_player_wins(piles))
    };
    seen.insert(7, sum(&[1, 2, 4]));
    println!("{:?} {}", seen.get(&7), <grundy::mex::Mex as Default>::default().take());
    println!("{}", (grundy::bash::grundy as fn(u64, u64) -> u64)(9, 4));
    fn retain() {}
}
