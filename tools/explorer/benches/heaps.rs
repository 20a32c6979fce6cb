//! Tables of heap games: how many million values a second, on one core.
//!
//! Run it with `cargo bench -p grundy-explorer --bench heaps`; with rules, a series of tables,
//! each twice as long as the one before.

use cpu_time::ProcessTime;
use grundy_explorer::rules;

/// Octal games without a known period and one that is dense, Grundy's game, codes of three parts
/// and of all takes, and takes of large sets.
const GAMES: &[(&str, usize)] = &[
    ("0.77", 1_000_000),
    ("0.6", 100_000),
    ("0.6", 1_000_000),
    ("0.06", 50_000),
    ("0.007", 50_000),
    ("0.104", 1_000_000),
    ("0.16", 50_000),
    ("4!.0", 1_000_000),
    ("4.3...", 20_000),
    ("0.8F", 2_000),
    ("0.{2+}", 1_000),
    ("0.{2+}!", 300),
    ("take primes", 200_000),
    ("take squares", 1_000_000),
    ("take coprime", 200_000),
    ("take any but 2,5", 1_000_000),
    ("take at most 2x", 20_000),
];

fn main() {
    let chosen: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    println!("{:20} {:>9} {:>9} {:>10}  largest", "rules", "values", "seconds", "millions/s");
    if chosen.is_empty() {
        GAMES.iter().for_each(|(text, count)| run(text, *count));
    }
    for text in chosen {
        (12..=22).for_each(|power| run(&text, 1 << power));
    }
}

fn run(text: &str, count: usize) {
    let Ok(rules) = rules::read(text, &|_| Err("no files".to_owned())) else {
        return println!("{text}: no rules");
    };
    let Some(mut engine) = rules.game.engine() else { return println!("{text}: no engine") };
    let (start, mut values) = (ProcessTime::now(), Vec::new());
    if let Err(flaw) = engine.extend(&mut values, count) {
        return println!("{text}: {flaw}");
    }
    let seconds = start.elapsed().as_secs_f64();
    let rate = count as f64 / seconds / 1e6;
    let largest = values.iter().max().copied().unwrap_or_default();
    println!("{text:20} {count:9} {seconds:9.3} {rate:10.2}  {largest}");
}
