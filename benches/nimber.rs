//! Nim products of a million random pairs: the recursive definition, the log tables, bit slices. Medians of
//! interleaved runs; `cargo bench --bench nimber`.

use grundy::nimber::Nimbers;
use grundy::nimber_batch;
use std::hint::black_box;
use std::time::Instant;

const PAIRS: usize = 1_000_000;
/// The recursion is slow: it gets this part of the pairs.
const RECURSIVE: usize = PAIRS / 200;
const ROUNDS: usize = 11;

fn main() {
    let mut random = fastrand::Rng::with_seed(1);
    let a: Vec<u64> = (0..PAIRS).map(|_| random.u64(..)).collect();
    let b: Vec<u64> = (0..PAIRS).map(|_| random.u64(..)).collect();
    let start = Instant::now();
    let nimbers = Nimbers::new();
    println!("tables:     {:8.2} ms", start.elapsed().as_secs_f64() * 1e3);

    let recursive = |n: usize| (0..n).map(|i| oracle::nimber::product(a[i], b[i])).collect::<Vec<_>>();
    let single = || a.iter().zip(&b).map(|(&a, &b)| nimbers.product(a, b)).collect::<Vec<_>>();
    let batch = || nimber_batch::products(&a, &b);
    assert_eq!(single(), batch());
    assert_eq!(recursive(RECURSIVE), single()[..RECURSIVE]);

    let mut times = [const { Vec::new() }; 3];
    for _ in 0..ROUNDS {
        times[0].push(time(RECURSIVE, || recursive(RECURSIVE)));
        times[1].push(time(PAIRS, single));
        times[2].push(time(PAIRS, batch));
    }
    let [recursive, single, batch] = times.map(median);
    println!("recursive:  {recursive:8.1} ns per product");
    println!("log tables: {single:8.1} ns per product, {:.0} times as fast", recursive / single);
    println!("bit slices: {batch:8.1} ns per product, {:.0} times as fast", recursive / batch);
}

/// Nanoseconds per product.
fn time(products: usize, run: impl Fn() -> Vec<u64>) -> f64 {
    let start = Instant::now();
    black_box(run());
    start.elapsed().as_secs_f64() * 1e9 / products as f64
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}
