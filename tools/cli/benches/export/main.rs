//! Compares C files for HDU and POJ with native Rust (release): bytes, CPU time, peak memory.
//!
//! `cargo bench --package grundy-cli --bench export [-- SLUG…]` measures problems, `-- corpus
//! [PREFIX]` the programs of `tests/exported`; all of either take minutes. Both programs run in
//! turn, and the medians of the rounds count. If a run is only start-up, the ratio is `short`, and
//! it does not count in the mean.

mod corpus;
mod measure;
mod problems;

use anyhow::Result;
use measure::{Bench, Row};
use std::path::Path;

/// The goals for each problem and for the mean.
const GOALS: &str =
    "goals: time ratio at most 2 each and 1.5 on average, memory at most 1.1, at most 36000 bytes";
/// Those for the programs of the corpus, which are nobody's choice.
const GOALS_OF_CORPUS: &str =
    "goals: time ratio at most 1.6 each and 1.2 on average, memory at most 1.1, at most 65536 bytes";

fn main() -> Result<()> {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let bench = Bench::new()?;
    if words.first().is_some_and(|word| word == "corpus") {
        let prefix = words.get(1).map_or("", String::as_str);
        table(corpus::rows(&bench, root, prefix)?, GOALS_OF_CORPUS);
    } else {
        table(problems::rows(&bench, root, &words)?, GOALS);
    }
    Ok(())
}

/// Prints each row as soon as it is measured, then what is reached of the goals.
fn table(rows: impl Iterator<Item = (String, Result<Row>)>, goals: &str) {
    println!(
        "{:25} {:>6} {:>7} {:>24} {:>8} {:>8} {:>6} {:>7} {:>7} {:>6}",
        "program", "C", "+source", "input", "Rust ms", "C ms", "ratio", "Rust MB", "C MB", "ratio"
    );
    let mut measured = Vec::new();
    for (name, row) in rows {
        match row {
            Ok(row) => {
                show(&row);
                measured.push(row);
            }
            Err(error) => println!("{name:25} {}", grundy_host::failure::text(&error)),
        }
    }
    summary(&measured);
    println!("{goals}");
}

fn show(row: &Row) {
    let Row { name, input, native, c, bytes, bare } = row;
    let [native_ms, c_ms] = [native, c].map(|used| used.time as f64 / 1e3);
    let [native_mb, c_mb] = [native, c].map(|used| used.memory as f64 / 1024.0);
    let ratio = row.time().map_or("short".to_owned(), |ratio| format!("{ratio:.2}"));
    println!(
        "{name:25} {bare:>6} {bytes:>7} {input:>24.24} {native_ms:>8.2} {c_ms:>8.2} {ratio:>6} {native_mb:>7.1} \
         {c_mb:>7.1} {:>6.2}",
        row.memory()
    );
}

fn summary(rows: &[Row]) {
    let ratios: Vec<(f64, &str)> = rows.iter().filter_map(|row| Some((row.time()?, &*row.name))).collect();
    let logarithms: f64 = ratios.iter().map(|(ratio, _)| ratio.ln()).sum();
    if let Some((ratio, name)) = ratios.iter().max_by(|a, b| a.0.total_cmp(&b.0)) {
        let mean = (logarithms / ratios.len() as f64).exp();
        println!("time: geometric mean {mean:.2} of {} programs, worst {ratio:.2} ({name})", ratios.len());
    }
    if let Some(row) = rows.iter().max_by(|a, b| a.memory().total_cmp(&b.memory())) {
        println!("memory: worst {:.2} ({})", row.memory(), row.name);
    }
    if let Some(row) = rows.iter().max_by_key(|row| row.bytes) {
        println!("bytes: largest {} ({})", row.bytes, row.name);
    }
}
