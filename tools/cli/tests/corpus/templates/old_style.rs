//! A contestant of edition 2015: `extern crate`, `try!`-free input, templates in modules by `use
//! grundy::…`.
//! edition: 2015
//! until: 2015
//! input: 2\n3 4 5\n1 1\n
extern crate grundy;
use std::io::BufRead;
mod logic {
    use grundy::nim;
    use std::collections::HashMap;
    pub fn answer(heaps: &[u64], seen: &mut HashMap<Vec<u64>, bool>) -> &'static str {
        let wins = nim::first_player_wins(heaps);
        if seen.insert(heaps.to_vec(), wins).is_some() { return "again"; }
        if wins { "first" } else { ::LOST }
    }
}
const LOST: &'static str = "second";

fn main() {
    let stdin = ::std::io::stdin();
    let mut seen = ::std::collections::HashMap::new();
    for line in stdin.lock().lines().skip(1) {
        let line = match line { Ok(line) => line, Err(_) => break };
        let heaps: Vec<u64> = line.split_whitespace().map(|w| w.parse().unwrap()).collect();
        println!("{} {}", logic::answer(&heaps, &mut seen), grundy::misere::first_player_wins(heaps.iter().cloned()));
    }
}
